import { filterImageLink } from '../../model/link.ts';
import { pictureAddress, UNSIZED } from '../picture.ts';
import { element, rewriteElements } from '../tree.ts';
import type { ElementNode, Transform } from '../types.ts';

/** Where page editors and messaging-app articles keep the address of a picture not loaded yet. */
const LAZY_SOURCES = ['data-src', 'data-original', 'data-lazy-src', '_src'];

const MAX_SIDE_PX = 20_000;

/**
 * Every picture, from a mark or left in the text by the CMS: its address by the rules of
 * spec section 5, its size or the room kept for it, its text; nothing else of the tag.
 */
export const images: Transform = (nodes, { options }) =>
  rewriteElements(nodes, (node) => {
    if (node.tagName !== 'img') return node;
    const src = decideSource(node);
    if (src === '') return [];
    const size = parseSize(node);
    return element('img', {
      src: pictureAddress(src, options),
      ...(size === null ? UNSIZED : { width: String(size[0]), height: String(size[1]) }),
      alt: (node.properties.alt ?? '').trim(),
    });
  });

/** The own address first: `data-src` may still name the host the CMS copied from. */
function decideSource({ properties }: ElementNode): string {
  for (const name of ['src', ...LAZY_SOURCES]) {
    const src = filterImageLink(properties[name] ?? '');
    if (src !== '') return src;
  }
  return '';
}

/** Width and height in px of the original; a small width alone makes a square. */
function parseSize({ properties }: ElementNode): readonly [number, number] | null {
  if (properties['data-unsized'] !== undefined) return null;
  const style = properties.style ?? '';
  const styled = (name: string) =>
    parsePx(new RegExp(`(?:^|[;\\s])${name}\\s*:\\s*([\\d.]+px)`, 'i').exec(style)?.[1]);
  const dataWidth = parsePx(properties['data-w']);
  const pairs = [
    [parsePx(properties.width), parsePx(properties.height)],
    [dataWidth, Math.round(dataWidth * Number(properties['data-ratio'] || 0))],
    [styled('width'), styled('height')],
  ] as const;
  const told = pairs.find(([width, height]) => width > 0 && height > 0 && height <= MAX_SIDE_PX);
  if (told !== undefined) return told;
  const width = pairs.map(([only]) => only).find((only) => only > 0 && only < SIGN_PX);
  return width === undefined ? null : [width, width];
}

/** A width without height is believed for signs in the text only. */
const SIGN_PX = 200;

/** Whole pixels, 0 for per cent, nonsense and what no picture has. */
function parsePx(value: string | undefined): number {
  const px = Math.round(
    Number(/^\s*(\d{1,5}(?:\.\d{1,9})?)(?:px)?\s*$/i.exec(value ?? '')?.[1] ?? 0),
  );
  return px <= MAX_SIDE_PX ? px : 0;
}
