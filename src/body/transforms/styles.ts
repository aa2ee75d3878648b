import { cleanStyle } from '../style.ts';
import { rewriteElements } from '../tree.ts';
import type { Transform } from '../types.ts';

/**
 * Inline styles by allow-list (`style.ts`); pictures keep none. A span that then says
 * nothing any more is unwrapped.
 */
export const styles: Transform = (nodes, { exempt }) =>
  rewriteElements(nodes, (node) => {
    const { style: sent = '', ...properties } = node.properties;
    const style = node.tagName === 'img' ? '' : cleanStyle(sent, { keepPx: exempt });
    if (style !== '') return { ...node, properties: { ...properties, style } };
    const isEmpty = properties.lang === undefined && properties.dir === undefined;
    if (node.tagName === 'span' && isEmpty) return node.children;
    return sent === '' && node.properties.style === undefined ? node : { ...node, properties };
  });
