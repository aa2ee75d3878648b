import { isEditor135 } from './editor135.ts';
import { lift } from './lift.ts';
import { needsExtra } from './needsExtra.ts';
import { serialise } from './serialise.ts';
import { settle } from './settle.ts';
import { figures } from './transforms/figures.ts';
import { images, numberImages } from './transforms/images.ts';
import { links } from './transforms/links.ts';
import { markers } from './transforms/markers.ts';
import { structure, styles } from './transforms/styles.ts';
import { emptyParagraphs, nbsp, whitespace } from './transforms/whitespace.ts';
import { isBlank, isElement, textOf } from './tree.ts';
import type {
  Body,
  BodyContext,
  BodyImage,
  BodyInput,
  BodyOptions,
  LeaveOut,
  MediaSegment,
  Node,
  ParseHtml,
  Segment,
  Transform,
} from './types.ts';

/**
 * Returns the steps of the pipeline in their order:
 * - markers and media elements are replaced first: `structure` would drop them;
 * - the transforms of `extra/` read original elements, attributes and styles;
 * - `images` reads sizes from styles before `styles` removes them;
 * - `links` before `figures`, so that an image keeps only a link with a target;
 * - `nbsp` before `whitespace` before `emptyParagraphs`: each leaves blanks for the next. They
 *   are after everything that removes or moves elements.
 * The sanitiser is not in the list: `settle` runs it after every round.
 */
const transformsWith = (extra: readonly Transform[]): readonly Transform[] => [
  markers,
  ...extra,
  structure,
  images,
  styles,
  links,
  figures,
  nbsp,
  whitespace,
  emptyParagraphs,
];

/**
 * Returns an article's content as segments in reading order (product 5.8, 5.12, wire 7). Never throws; its `html` is safe to insert. `extra` are the transforms of `extra/`, which
 * run only if the content needs them; `leaveOut` receives what transforms leave out.
 */
export function renderBody(
  input: BodyInput,
  options: BodyOptions,
  parse: ParseHtml,
  extra: readonly Transform[] = [],
  leaveOut: LeaveOut = () => [],
): Body {
  const transforms = transformsWith(needsExtra(input.content) ? extra : []);
  const enhance = (nodes: readonly Node[], context: BodyContext) =>
    transforms.reduce((tree, transform) => transform(tree, context), nodes);
  const parsed = parse(input.content);
  const context: BodyContext = { input, options, exempt: isEditor135(parsed), leaveOut, parse };
  const again: BodyContext = { ...context, input: withoutItems(input) };
  const segments: Segment[] = [];
  const pictures: BodyImage[] = [];
  let isLeadOpen = true;
  let paragraphsToAd = PARAGRAPHS_BEFORE_AD;
  for (const piece of splitMedia(enhance(parsed, context))) {
    if (!Array.isArray(piece)) {
      segments.push(piece);
      continue;
    }
    const start = { index: pictures.length, isLeadOpen };
    const { nodes, html } = settle(numberImages(piece, start), parse, (tree) =>
      numberImages(enhance(tree, again), start),
    );
    if (html === '') continue;
    const adAt = findParagraphEnd(nodes, paragraphsToAd);
    segments.push({ kind: 'html', html, ...(adAt > 0 && { adAt }) });
    paragraphsToAd -= nodes.filter(isTextParagraph).length;
    collectImages(nodes, '', pictures);
    isLeadOpen &&= !html.includes(' fetchpriority=');
  }
  return { segments, pictures };
}

/** The first ad is after this paragraph of the text. */
const PARAGRAPHS_BEFORE_AD = 3;

/** Returns the index in the HTML of `nodes` where their n-th paragraph ends; 0 without that one. */
function findParagraphEnd(nodes: readonly Node[], n: number): number {
  let end = 0;
  let left = n;
  for (const node of nodes) {
    end += serialise([node]).length;
    if (!isTextParagraph(node)) continue;
    left -= 1;
    if (left === 0) return end;
  }
  return 0;
}

/** Editors write headings as paragraphs in bold. */
const isTextParagraph = (node: Node): boolean =>
  isElement(node, 'p') && !node.children.every(isBold);

const isBold = (node: Node): boolean =>
  isElement(node) &&
  (node.tagName === 'strong' ||
    node.tagName === 'b' ||
    (node.tagName === 'span' && node.children.every(isBold)));

/** After the first round the content is read, and all items are in the text: they must not be inserted again. */
const withoutItems = (input: BodyInput): BodyInput => ({
  ...input,
  content: '',
  pictures: [],
  videos: [],
  audios: [],
});

/** Moves media to the top level and splits the text around them. */
function splitMedia(nodes: readonly Node[]): (Node[] | MediaSegment)[] {
  const pieces: (Node[] | MediaSegment)[] = [];
  let piece: Node[] = [];
  const endPiece = () => {
    if (!isBlank(piece)) pieces.push(piece);
    piece = [];
  };
  for (const node of lift(nodes, {
    isTarget: ({ type }) => type === 'media',
    leaves: () => true,
  })) {
    if (node.type !== 'media') piece.push(node);
    else {
      endPiece();
      pieces.push(node.segment);
    }
  }
  endPiece();
  return pieces;
}

/** Collects the images in reading order, which is the order of their `data-i`. */
function collectImages(nodes: readonly Node[], caption: string, pictures: BodyImage[]): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const { src = '', width = '', height = '' } = node.properties;
    const isUnsized = node.properties['data-unsized'] !== undefined;
    if (node.tagName === 'img' && node.properties['data-i'] !== undefined) {
      pictures.push({
        url: src,
        caption,
        width: isUnsized ? 0 : Number(width),
        height: isUnsized ? 0 : Number(height),
      });
    }
    const own = node.children.find((child) => isElement(child, 'figcaption'));
    collectImages(node.children, own === undefined ? caption : textOf([own]).trim(), pictures);
  }
}
