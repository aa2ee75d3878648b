import type {
  ArticleImage,
  ArticleKind,
  AudioItem,
  VideoItem,
} from '../model/article/articleTypes.ts';

/** The fields of an article that the pipeline reads. */
export interface BodyInput {
  readonly kind: ArticleKind;
  readonly title: string;
  readonly content: string;
  readonly pictures: readonly ArticleImage[];
  readonly videos: readonly VideoItem[];
  readonly audios: readonly AudioItem[];
}

/** Settings of the site and the page's mode. */
export interface BodyOptions {
  /** View, preview and poster mode show original images (product 5.9). */
  readonly original: boolean;
  /** Preview mode: .tif images get the suffix .1 instead of .2. */
  readonly preview: boolean;
  /** Addresses that start with this path get the suffix .2; '' for none. */
  readonly imageSuffixPath: string;
  readonly replaceNbsp: boolean;
  readonly audioTitleType: 0 | 1 | 2 | 3;
  readonly audioTitle: string;
  /** The address that relative ones of pictures and media belong to; absent where none is known. */
  readonly contentUrl?: string;
}

/** An image of the body, in reading order. */
export interface BodyImage {
  readonly url: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
}

export type BodyVideo = Omit<VideoItem, 'ref'>;

export type BodyAudio = Pick<
  AudioItem,
  'url' | 'title' | 'description' | 'durationS' | 'selfMedia'
>;

/**
 * A part of the body, in reading order. Images are inside `html`; media for a player are
 * segments of their own.
 */
export type Segment = HtmlSegment | MediaSegment;

export interface HtmlSegment {
  readonly kind: 'html';
  readonly html: string;
  /** Index in `html` of the place of the first ad; absent in segments without it. */
  readonly adAt?: number;
}

export type MediaSegment =
  | { readonly kind: 'video'; readonly video: BodyVideo }
  | { readonly kind: 'audio'; readonly audio: BodyAudio };

export interface Body {
  readonly segments: readonly Segment[];
  readonly pictures: readonly BodyImage[];
}

/**
 * A small HTML tree, built from both parsers (parse5 when baking, DOMParser in browsers).
 * Comments are kept, because markers are comments.
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
/**
 * Video or audio that becomes a segment of its own. No parser creates such a node, so content
 * cannot forge one.
 */
export interface MediaNode {
  type: 'media';
  segment: MediaSegment;
}
export type Node = ElementNode | TextNode | CommentNode | MediaNode;

/** Kinds of parts that a text can lose. */
export type LostKind = 'text' | 'image' | 'video' | 'audio' | 'frame' | 'file' | 'table';

/**
 * Why a part is not shown: no reader was to see it (`hidden`), its address is refused or no browser has its
 * format, a limit, an element that no body may contain, a mistake in the markup before it; `unexplained`
 * where no transform has said why.
 */
export type LossReason =
  | 'hidden'
  | 'address'
  | 'format'
  | 'limit'
  | 'element'
  | 'markup'
  | 'unexplained';

/** Receives nodes that a transform leaves out, and why; returns what is shown in their place. */
export type LeaveOut = (
  reason: Exclude<LossReason, 'markup' | 'unexplained'>,
  nodes: readonly Node[],
) => Node[];

/** Read-only input of the transforms. */
export interface BodyContext {
  readonly input: BodyInput;
  readonly options: BodyOptions;
  /** 135-editor content: exempt from the clean-up, not from the sanitiser (product 5.12). */
  readonly exempt: boolean;
  readonly leaveOut: LeaveOut;
  /** Reads markup that is inside of other markup, as an attribute or an escaped text. */
  readonly parse: ParseHtml;
}

/** One step: returns a new tree and does not change the old one. */
export type Transform = (nodes: readonly Node[], context: BodyContext) => Node[];

/** Parses a fragment or a whole document and returns the content of its body. */
export type ParseHtml = (html: string) => Node[];
