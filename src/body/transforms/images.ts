import { filterImageLink } from '../../model/link.ts';
import { INLINE_IMAGE, pictureAddress, SMALL_PX, UNSIZED } from '../picture.ts';
import { element, rewriteElements } from '../tree.ts';
import type { ElementNode, Transform } from '../types.ts';

/**
 * Attributes that hold the address of a picture: its own, then those in which page editors
 * and messaging-app articles keep that of a picture not loaded yet.
 */
export const IMAGE_ADDRESSES = [
  'src',
  'data-src',
  'data-original',
  'data-lazy-src',
  'data-actualsrc',
  '_src',
];

const MAX_SIDE_PX = 20_000;

/**
 * Every picture, from a mark or left in the text by the CMS: its address by the rules of
 * product 5.9, its size or the room kept for it, its text; nothing else of the tag.
 */
export const images: Transform = (nodes, { options }) =>
  rewriteElements(nodes, (node) => {
    if (node.tagName !== 'img') return node;
    const size = parseSize(node);
    const { src: own = '' } = node.properties;
    // A data: address counts with its size, which `pictureSources` has read from the picture.
    const src = findImageAddress(node) || (size !== null && INLINE_IMAGE.test(own) ? own : '');
    if (src === '') return [];
    return element('img', {
      src: pictureAddress(src, options),
      ...(size === null ? UNSIZED : { width: String(size[0]), height: String(size[1]) }),
      alt: (node.properties.alt ?? '').trim(),
    });
  });

/**
 * The address that an img is loaded from, '' for none. The own address first: `data-src`
 * may still name the host the CMS copied from.
 */
export function findImageAddress({ properties }: ElementNode): string {
  for (const name of IMAGE_ADDRESSES) {
    const src = filterImageLink(properties[name] ?? '');
    if (src !== '') return src;
  }
  return '';
}

/**
 * Width and height in px, null when unknown: of the original, by attributes, the messaging
 * app's data or the style; but of a sign in the text as it is shown, square if need be.
 */
function parseSize({ properties }: ElementNode): readonly [number, number] | null {
  if (properties['data-unsized'] !== undefined) return null;
  const style = properties.style ?? '';
  const styled = (name: string) =>
    parsePx(new RegExp(`(?:^|[;\\s])${name}\\s*:\\s*([\\d.]+px)`, 'i').exec(style)?.[1]);
  const attribute = parsePx(properties.width);
  const shown = styled('width');
  const dataWidth = parsePx(properties['data-w']);
  const pairs = [
    [attribute, parsePx(properties.height)],
    [dataWidth, Math.round(dataWidth * Number(properties['data-ratio'] || 0))],
    [shown, styled('height')],
  ] as const;
  const told = pairs.find(([width, height]) => width > 0 && height > 0 && height <= MAX_SIDE_PX);
  const sign = [shown, attribute].find((width) => width > 0 && width < SMALL_PX);
  if (sign === undefined) return told ?? null;
  return [sign, told === undefined ? sign : Math.max(1, Math.round((sign * told[1]) / told[0]))];
}

/** Whole pixels, 0 for per cent, nonsense and what no picture has. */
function parsePx(value: string | undefined): number {
  const px = Math.round(
    Number(/^\s*(\d{1,5}(?:\.\d{1,9})?)(?:px)?\s*$/i.exec(value ?? '')?.[1] ?? 0),
  );
  return px <= MAX_SIDE_PX ? px : 0;
}
