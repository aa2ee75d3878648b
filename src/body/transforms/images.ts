import { filterImageLink } from '../../model/link.ts';
import { decideImageAddress, INLINE_IMAGE, SMALL_PX, UNSIZED } from '../imageNode.ts';
import { element, rewriteElements } from '../tree.ts';
import type { ElementNode, Transform } from '../types.ts';

/** That of JPEG files. */
const MAX_SIDE_PX = 65_535;

/**
 * Reduces every image, of a marker or in the text, to its address by the rules of product 5.9, its size or reserved space, and its alternative text.
 */
export const images: Transform = (nodes, { options }) =>
  rewriteElements(nodes, (node) => {
    if (node.tagName !== 'img') return node;
    const size = parseSize(node);
    const { src: own = '' } = node.properties;
    // A data: address is kept only with a size, which `imageSources` has read from the image.
    const src = filterImageLink(own) || (size !== null && INLINE_IMAGE.test(own) ? own : '');
    if (src === '') return [];
    return element('img', {
      src: decideImageAddress(src, options),
      ...(size === null ? UNSIZED : { width: String(size[0]), height: String(size[1]) }),
      alt: (node.properties.alt ?? '').trim(),
    });
  });

/**
 * Returns width and height in px; null when unknown. The size is that of the original, by
 * attributes, WeChat's data or the style; for an inline symbol it is the displayed size, square
 * if its height is unknown.
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
  const known = pairs.find(([width, height]) => width > 0 && height > 0 && height <= MAX_SIDE_PX);
  const sign = [shown, attribute].find((width) => width > 0 && width < SMALL_PX);
  if (sign === undefined) return known ?? null;
  return [sign, known === undefined ? sign : Math.max(1, Math.round((sign * known[1]) / known[0]))];
}

/** Returns whole pixels; 0 for per cent, malformed and too large values. */
function parsePx(value: string | undefined): number {
  const px = Math.round(
    Number(/^\s*(\d{1,5}(?:\.\d{1,9})?)(?:px)?\s*$/i.exec(value ?? '')?.[1] ?? 0),
  );
  return px <= MAX_SIDE_PX ? px : 0;
}
