import { filterImageLink } from '../../model/link.ts';
import { decideImageAddress, INLINE_IMAGE, isSmallImage, UNSIZED } from '../imageNode.ts';
import { element, isElement, rewriteElements } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/** That of JPEG files. */
export const MAX_SIDE_PX = 65_535;

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

/** Returns width and height in px by the attributes; null when one is unknown. */
function parseSize({ properties }: ElementNode): readonly [number, number] | null {
  const [width, height] = [parsePx(properties.width), parsePx(properties.height)];
  return properties['data-unsized'] === undefined && width > 0 && height > 0
    ? [width, height]
    : null;
}

/** Returns whole pixels; 0 for per cent, malformed and too large values. */
function parsePx(value: string | undefined): number {
  const px = Math.round(
    Number(/^\s*(\d{1,5}(?:\.\d{1,9})?)(?:px)?\s*$/i.exec(value ?? '')?.[1] ?? 0),
  );
  return px <= MAX_SIDE_PX ? px : 0;
}

interface ImageStart {
  /** Number of images before. */
  readonly index: number;
  /** Whether the article's first figure is still to come: it loads eagerly, all others lazily. */
  readonly isLeadOpen: boolean;
}

/**
 * Sets the index in `Body.pictures` and the loading attributes of images. Small ones, such as
 * smileys and icons, have no index: they are shown in their own size.
 */
export function numberImages(nodes: readonly Node[], start: ImageStart): Node[] {
  let { index, isLeadOpen } = start;
  const number = (inner: readonly Node[], isInFigure: boolean): Node[] =>
    inner.map((node) => {
      if (!isElement(node)) return node;
      if (node.tagName !== 'img') {
        const children = number(node.children, isInFigure || node.tagName === 'figure');
        return { ...node, children };
      }
      const isSmall = isSmallImage(node);
      if (isSmall && node.properties.src?.startsWith('data:')) return node;
      const isLead = isLeadOpen && isInFigure;
      if (isLead) isLeadOpen = false;
      const loading: Record<string, string> = isLead
        ? { loading: 'eager', fetchpriority: 'high' }
        : { loading: 'lazy' };
      const properties = {
        ...node.properties,
        ...loading,
        decoding: 'async',
        ...(!isSmall && { 'data-i': `${index}` }),
      };
      if (!isSmall) index += 1;
      return { ...node, properties };
    });
  return number(nodes, false);
}
