import { filterLink } from '../../model/link.ts';
import { element, rewriteElements } from '../tree.ts';
import type { Transform } from '../types.ts';

/** A fragment of the page itself; only those written by `anchors` have a target. */
const FOREIGN_HASH = /^#(?!c-)/;

/**
 * Applies the link filter to links. Links that are refused or have no address or target are
 * unwrapped. No `target` attribute: web views have one window.
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
