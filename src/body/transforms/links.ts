import { filterLink } from '../../model/link.ts';
import { element, rewriteElements } from '../tree.ts';
import type { Transform } from '../types.ts';

/** A hash of the page itself; only those that `anchors` wrote lead to something. */
const FOREIGN_HASH = /^#(?!c-)/;

/**
 * Links through the link filter. What leads nowhere (refused, without address, or to an id
 * that is not kept) stays as text. No target: web views have one window.
 */
export const links: Transform = (nodes) =>
  rewriteElements(nodes, (node) => {
    if (node.tagName !== 'a') return node;
    const { id, href: sent = '' } = node.properties;
    const href = filterLink(sent);
    if (href === '' || FOREIGN_HASH.test(href)) return node.children;
    const anchor: Record<string, string> = id === undefined ? {} : { id };
    return element('a', { ...anchor, href, rel: 'noopener nofollow ugc' }, node.children);
  });
