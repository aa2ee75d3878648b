import { filterAppLink, filterLink } from '../../model/link.ts';
import { element, rewriteElements } from '../tree.ts';
import type { Transform } from '../types.ts';

/** A fragment of the page itself; only those written by `anchors` have a target. */
const FOREIGN_HASH = /^#(?!c-)/;

/**
 * Applies the link filter to links. Links that are refused or have no address or target are
 * unwrapped. No `target` attribute: web views have one window. A link of the app's scheme becomes an
 * action (product 4.17); `data-link` has its address in later rounds.
 */
export const links: Transform = (nodes) =>
  rewriteElements(nodes, (node) => {
    if (node.tagName !== 'a') return node;
    const { id, href: sent = '', 'data-link': kept } = node.properties;
    const anchor: Record<string, string> = id === undefined ? {} : { id };
    const appLink = filterAppLink(kept ?? sent);
    if (appLink !== '') {
      const action = { href: '#', 'data-act': 'appLink', 'data-link': appLink };
      return element('a', { ...anchor, ...action }, node.children);
    }
    const href = filterLink(sent);
    if (href === '' || FOREIGN_HASH.test(href)) return node.children;
    return element('a', { ...anchor, href, rel: 'noopener nofollow ugc' }, node.children);
  });
