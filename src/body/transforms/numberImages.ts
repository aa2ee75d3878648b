import { isSmallImage } from '../imageNode.ts';
import { isElement } from '../tree.ts';
import type { Node } from '../types.ts';

export interface ImageStart {
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
