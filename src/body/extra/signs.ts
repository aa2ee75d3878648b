import { SMALL_PX } from '../imageNode.ts';
import { MAX_SIDE_PX } from '../transforms/images.ts';
import { rewriteElements } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';
import { readStyle } from './inlineStyle.ts';

/** Size of a sign in a line, and of an em in its style. */
const LINE_PX = 20;
/** Images that count visits have at most these sides. */
const COUNTER_PX = 3;

const SMILEY = /emoji|emotic?on|smil(?:ey|ie)/i;
const ICON_CLASS = /(?:^|[\s_-])icon(?:$|[\s_-])/i;
const SIGN_ADDRESS = /\/(?:icons?|face|emotion|fileTypeImages)\/|\/icon[-_][^/]*$/i;
/** What servers and editors call an image without content. */
const SPACER_ADDRESS =
  /\/(?:hm|pixel|counter|stats?|track(?:er|ing)?|beacon|spacer|blank|transparent|1x1)\.(?:gif|png|php|aspx?)(?:[?#]|$)/i;
/** An emoji, or the name of a smiley in brackets. */
const SIGN_TEXT =
  /^(?:\p{Extended_Pictographic}[\p{Emoji_Component}\p{Extended_Pictographic}]*|\[[^\s[\]]{1,6}\])$/u;
/** An address that names the size: `/24x24/`, `-32x32.png`. */
const NAMED_SIZE = /[/_.-](\d{1,4})x(\d{1,4})(?=[/_.-])/;

/**
 * Gives images the size that other attributes and styles say, as the attributes that `images` reads; and
 * signs theirs, which the CMS has not sent: smileys and icons that of the line, those with a size in em
 * or in their address their own. Counters of visits and spacers are removed.
 */
export const signs: Transform = (nodes, { leaveOut }) =>
  rewriteElements(nodes, (node) => {
    if (node.tagName !== 'img') return node;
    return resize(node) ?? leaveOut('hidden', [node]);
  });

/** Returns the image with its size; null for one that shows nothing. */
function resize(node: ElementNode): Node[] | null {
  const { src = '', alt = '', class: className = '', style, width: sent } = node.properties;
  if (node.properties['data-unsized'] !== undefined) return [node];
  const sides = readSizes(node);
  const isCounter = (pair: Size) => Math.max(...pair) <= COUNTER_PX;
  if (sides.length === 0 ? SPACER_ADDRESS.test(src) : sides.every(isCounter)) return null;
  const size = sides.find((pair) => Math.min(...pair) > 0) ?? null;
  const ems = ['height', 'width', 'max-height'].map((side) => readEm(readStyle(style, side)));
  const em = ems.find((px) => px > 0);
  if (em !== undefined) return [withSize(node, scale(size, em, ems[0] === em))];
  const narrow = [readStyle(style, 'width'), sent]
    .map(readPx)
    .find((px) => px > 0 && px < SMALL_PX);
  const isSmall = narrow !== undefined || size === null || Math.max(...size) < SMALL_PX;
  const isSmiley = SMILEY.test(className) || SMILEY.test(src) || SIGN_TEXT.test(alt.trim());
  if (isSmall && isSmiley) return [withSize(node, scale(size, LINE_PX, true))];
  if (narrow !== undefined) return [withSize(node, scale(size, narrow, false))];
  if (size !== null) return [withSize(node, size)];
  const [, ...named] = NAMED_SIZE.exec(src) ?? [];
  const [width = 0, height = 0] = named.map(Number);
  if (width > 0 && Math.max(width, height) < SMALL_PX) return [withSize(node, [width, height])];
  const isIcon = ICON_CLASS.test(className) || SIGN_ADDRESS.test(src);
  return [isIcon ? withSize(node, [LINE_PX, LINE_PX]) : node];
}

type Size = readonly [width: number, height: number];

/** Returns the sizes of which both sides are known: of the original first, then that in the style. */
function readSizes({ properties }: ElementNode): readonly Size[] {
  const { style, width, height } = properties;
  const wide = readPx(properties['data-w']);
  const pairs: readonly Size[] = [
    [readPx(width), readPx(height)],
    [readPx(properties['data-width']), readPx(properties['data-height'])],
    [wide, wide * Number(properties['data-ratio'] || Number.NaN)],
    [readPx(readStyle(style, 'width')), readPx(readStyle(style, 'height'))],
  ];
  return pairs.filter((pair) => pair.every((side) => side >= 0 && side <= MAX_SIDE_PX));
}

/** Returns px; NaN for per cent and other units. */
const readPx = (value: string | undefined): number =>
  Number(/^\s*(\d{1,5}(?:\.\d{1,9})?)(?:px)?\s*$/i.exec(value ?? '')?.[1] ?? Number.NaN);

/** Returns a length in em as px; 0 for every other one. */
const readEm = (value: string): number =>
  Number(/^(\d(?:\.\d{1,6})?|\.\d{1,6})em$/.exec(value)?.[1] ?? 0) * LINE_PX;

/** Returns a size of the same ratio, with one side of `px`; a square for an unknown ratio. */
function scale(size: Size | null, px: number, isHeight: boolean): Size {
  const [width, height] = size !== null && Math.min(...size) > 0 ? size : [1, 1];
  return isHeight ? [(px * width) / height, px] : [px, (px * height) / width];
}

function withSize(node: ElementNode, size: Size): ElementNode {
  const [width = '', height = ''] = size.map((side) => String(Math.max(1, Math.round(side))));
  return { ...node, properties: { ...node.properties, width, height } };
}
