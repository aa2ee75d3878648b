import type { ArticleKind, AudioItem, Picture, VideoItem } from '../model/article/types.ts';

/** What the pipeline reads of an article. */
export interface BodyInput {
  readonly kind: ArticleKind;
  readonly title: string;
  readonly content: string;
  readonly pictures: readonly Picture[];
  readonly videos: readonly VideoItem[];
  readonly audios: readonly AudioItem[];
}

/** What the site and the page's mode say about it. */
export interface BodyOptions {
  /** View, preview and poster mode show original pictures (product 5.9). */
  readonly original: boolean;
  /** Preview mode: .tif pictures get the suffix .1 instead of .2. */
  readonly preview: boolean;
  /** Addresses that start with this path get the suffix .2; '' for none. */
  readonly imageSuffixPath: string;
  readonly replaceNbsp: boolean;
  readonly audioTitleType: 0 | 1 | 2 | 3;
  readonly audioTitle: string;
}

/** A picture as it stands in the page, in reading order. */
export interface BodyPicture {
  readonly url: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
}

export interface BodyVideo {
  readonly url: string;
  readonly poster: string;
  readonly description: string;
  readonly durationS: number;
  readonly vertical: boolean;
  readonly selfMedia: boolean;
  readonly captions?: string;
}

export interface BodyAudio {
  readonly url: string;
  /** '' when the site shows none. */
  readonly title: string;
  readonly description: string;
  readonly durationS: number;
}

/**
 * A piece of the body, in reading order. Pictures stay inside `html`; media that
 * a player takes over stand alone, at the top level.
 */
export type Segment = { readonly kind: 'html'; readonly html: string } | MediaSegment;

export type MediaSegment =
  | { readonly kind: 'video'; readonly video: BodyVideo }
  | { readonly kind: 'audio'; readonly audio: BodyAudio };

export interface Body {
  readonly segments: readonly Segment[];
  readonly pictures: readonly BodyPicture[];
}

/**
 * A small HTML tree that both parsers (parse5 when baking, DOMParser in browsers)
 * are turned into. Attribute names as in HTML; comments are kept: placeholders are comments.
 */
export interface ElementNode {
  type: 'element';
  tagName: string;
  /** Keys are attribute names as in HTML (`class`, `colspan`). */
  properties: Record<string, string>;
  children: Node[];
}
export interface TextNode {
  type: 'text';
  value: string;
}
export interface CommentNode {
  type: 'comment';
  value: string;
}
/** Sound or film on its way to a segment of its own. No parser makes one: it cannot be forged. */
export interface MediaNode {
  type: 'media';
  segment: MediaSegment;
}
export type Node = ElementNode | TextNode | CommentNode | MediaNode;

/** What the steps of the pipeline may know beside the tree. */
export interface BodyContext {
  readonly input: BodyInput;
  readonly options: BodyOptions;
  /** 135-editor content: exempt from the clean-up, not from the sanitiser (product 5.12). */
  readonly exempt: boolean;
}

/** One step: a new tree from the old one, which it leaves as it was. */
export type Transform = (nodes: readonly Node[], context: BodyContext) => Node[];

/** Parses a fragment or a whole document; answers what stands in its body. */
export type ParseHtml = (html: string) => Node[];
