import { isEditor135 } from './editor135.ts';
import { lift } from './lift.ts';
import { needsExtra } from './needsExtra.ts';
import { settle } from './settle.ts';
import { emptyParagraphs } from './transforms/emptyParagraphs.ts';
import { figures } from './transforms/figures.ts';
import { images } from './transforms/images.ts';
import { links } from './transforms/links.ts';
import { marks } from './transforms/marks.ts';
import { nbsp } from './transforms/nbsp.ts';
import { numberPictures } from './transforms/numberPictures.ts';
import { structure } from './transforms/structure.ts';
import { styles } from './transforms/styles.ts';
import { whitespace } from './transforms/whitespace.ts';
import { isBlank, isElement, textOf } from './tree.ts';
import type {
  Body,
  BodyContext,
  BodyInput,
  BodyOptions,
  BodyPicture,
  MediaSegment,
  Node,
  ParseHtml,
  Segment,
  Transform,
} from './types.ts';

/**
 * The body in the order of its steps. The order matters:
 * - what stands for something else comes first: marks and media elements would not
 *   survive `structure`;
 * - the transforms of `extra/` read elements, attributes and styles as they were sent;
 * - `images` reads sizes from styles before `styles` takes them away;
 * - `links` before `figures`, so that a picture takes only a link along that leads somewhere;
 * - `nbsp` before `whitespace` before `emptyParagraphs`: each leaves blanks for the next.
 *   They come after everything that removes or moves elements.
 * The sanitiser is not in the list: it stands behind it, in `settle`, for every round.
 */
const transformsWith = (extra: readonly Transform[]): readonly Transform[] => [
  marks,
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
 * An article's content as segments in reading order (product 5.8, 5.12, wire 7).
 * Never throws, whatever the content; its `html` is safe to insert. `extra` are the
 * transforms of `extra/`, which apply where the content needs them.
 */
export function renderBody(
  input: BodyInput,
  options: BodyOptions,
  parse: ParseHtml,
  extra: readonly Transform[] = [],
): Body {
  const transforms = transformsWith(needsExtra(input.content) ? extra : []);
  const enhance = (nodes: readonly Node[], context: BodyContext) =>
    transforms.reduce((tree, transform) => transform(tree, context), nodes);
  const parsed = parse(input.content);
  const context: BodyContext = { input, options, exempt: isEditor135(parsed) };
  const again: BodyContext = { ...context, input: withoutItems(input) };
  const segments: Segment[] = [];
  const pictures: BodyPicture[] = [];
  let isLeadOpen = true;
  for (const piece of splitMedia(enhance(parsed, context))) {
    if (!Array.isArray(piece)) {
      segments.push(piece);
      continue;
    }
    const start = { index: pictures.length, isLeadOpen };
    const { nodes, html } = settle(numberPictures(piece, start), parse, (tree) =>
      numberPictures(enhance(tree, again), start),
    );
    if (html === '') continue;
    segments.push({ kind: 'html', html });
    collectPictures(nodes, '', pictures);
    isLeadOpen &&= !html.includes(' fetchpriority=');
  }
  return { segments, pictures };
}

/** All items stand in the text after the first round: none may be placed again. */
const withoutItems = (input: BodyInput): BodyInput => ({
  ...input,
  pictures: [],
  videos: [],
  audios: [],
});

/** Media rise to the top level; between them stand pieces of text. */
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

/** In reading order, which is the order of their `data-i`. */
function collectPictures(nodes: readonly Node[], caption: string, pictures: BodyPicture[]): void {
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
    collectPictures(node.children, own === undefined ? caption : textOf([own]).trim(), pictures);
  }
}
