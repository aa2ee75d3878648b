import { isElement } from '../tree.ts';
import type { Node } from '../types.ts';

export interface ImageStart {
  /** Number of images before. */
  readonly index: number;
  /** Whether the article's first figure is still to come: it loads eagerly, all others lazily. */
  readonly isLeadOpen: boolean;
}

/** Smaller images are signs: smileys, icons, formulas. In px. */
const SIGN_PX = 100;

const isSign = ({ width, height, ...rest }: Readonly<Record<string, string>>): boolean =>
  rest['data-unsized'] === undefined && Math.max(Number(width), Number(height)) < SIGN_PX;

/**
 * Sets the index in `Body.pictures` and the loading attributes of images. Signs have no index: nobody
 * enlarges them.
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
      const isSmall = isSign(node.properties);
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
