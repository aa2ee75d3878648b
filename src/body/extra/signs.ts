import { SMALL_PX } from '../imageNode.ts';
import { rewriteElements } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';
import { readStyle } from './inlineStyle.ts';

/** Size of a sign in a line, and of an em in its style. */
const LINE_PX = 20;
/** A larger image counts visits for nobody. */
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
 * Gives signs their size, which the CMS has not sent: smileys and icons that of the line, those with a
 * size in em or in their address their own. Counters of visits and spacers are removed.
 */
export const signs: Transform = (nodes) =>
  rewriteElements(nodes, (node) => (node.tagName === 'img' ? resizeSign(node) : node));

function resizeSign(node: ElementNode): Node[] {
  const { src = '', alt = '', class: className = '', style } = node.properties;
  if (node.properties['data-unsized'] !== undefined) return [node];
  const size = readSize(node);
  if (size === null ? SPACER_ADDRESS.test(src) : Math.max(...size) <= COUNTER_PX) return [];
  const ems = ['height', 'width', 'max-height'].map((side) => readEm(readStyle(style, side)));
  const shown = ems.find((px) => px > 0) ?? 0;
  const isSmall = size === null || Math.max(...size) < SMALL_PX;
  if (shown > 0) return [withSize(node, scale(size, shown, ems[0] === shown))];
  if (!isSmall) return [isSizeNamed(node) ? node : withSize(node, size)];
  const isSmiley = SMILEY.test(className) || SMILEY.test(src) || SIGN_TEXT.test(alt.trim());
  if (isSmiley) return [withSize(node, scale(size, LINE_PX, true))];
  if (size !== null) return [node];
  const [, ...sides] = NAMED_SIZE.exec(src) ?? [];
  const [width = 0, height = 0] = sides.map(Number);
  if (width > 0 && Math.max(width, height) < SMALL_PX) return [withSize(node, [width, height])];
  const isIcon = ICON_CLASS.test(className) || SIGN_ADDRESS.test(src);
  return [isIcon ? withSize(node, [LINE_PX, LINE_PX]) : node];
}

/** Whether `images` reads the size by itself. */
const isSizeNamed = ({ properties }: ElementNode): boolean =>
  properties['data-width'] === undefined || properties.width !== undefined;

type Size = readonly [width: number, height: number];

/** Returns the size that attributes, WeChat's data or the style have; null when one side is unknown. */
function readSize({ properties }: ElementNode): Size | null {
  const px = (value: string | undefined) =>
    Number(/^\s*(\d{1,5}(?:\.\d{1,9})?)(?:px)?\s*$/i.exec(value ?? '')?.[1] ?? Number.NaN);
  const wide = px(properties['data-w']);
  const pairs: readonly Size[] = [
    [px(properties.width), px(properties.height)],
    [px(properties['data-width']), px(properties['data-height'])],
    [wide, wide * Number(properties['data-ratio'] || Number.NaN)],
    [px(readStyle(properties.style, 'width')), px(readStyle(properties.style, 'height'))],
  ];
  return pairs.find((pair) => pair.every((side) => side >= 0)) ?? null;
}

/** Returns a length in em as px; 0 for every other one. */
const readEm = (value: string): number =>
  Number(/^(\d(?:\.\d{1,6})?|\.\d{1,6})em$/.exec(value)?.[1] ?? 0) * LINE_PX;

/** Returns a size of the same ratio, with one side of `px`; a square for an unknown ratio. */
function scale(size: Size | null, px: number, isHeight: boolean): Size {
  const [width, height] = size !== null && Math.min(...size) > 0 ? size : [1, 1];
  return isHeight ? [(px * width) / height, px] : [px, (px * height) / width];
}

const withSize = (node: ElementNode, size: Size): ElementNode => {
  const { style: _, 'data-w': __, 'data-ratio': ___, ...properties } = node.properties;
  const [width, height] = size.map((side) => String(Math.max(1, Math.round(side))));
  return { ...node, properties: { ...properties, ...(width && height && { width, height }) } };
};
