import { filterLink } from '../../model/link.ts';
import { element, rewriteElements } from '../tree.ts';
import type { Transform } from '../types.ts';

/**
 * Links through the link filter. What leads nowhere (refused, without address, or to a
 * place in the page, as ids are not kept) stays as text. No target: web views have one window.
 */
export const links: Transform = (nodes) =>
  rewriteElements(nodes, (node) => {
    if (node.tagName !== 'a') return node;
    const href = filterLink(node.properties.href ?? '');
    if (href === '' || href.startsWith('#')) return node.children;
    return element('a', { href, rel: 'noopener nofollow ugc' }, node.children);
  });
