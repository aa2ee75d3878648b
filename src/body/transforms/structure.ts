import { ALLOWED_TAGS, DROPPED_TAGS, RENAMED_TAGS } from '../elements.ts';
import { rewriteElements } from '../tree.ts';
import type { Transform } from '../types.ts';

/**
 * Only elements that a body may hold: the dropped are gone with all they hold, some take
 * the name of a kin (h1 is the page's own: h2), of the rest only the content stays.
 */
export const structure: Transform = (nodes) =>
  rewriteElements(nodes, (node) => {
    if (DROPPED_TAGS.has(node.tagName)) return [];
    const tagName = RENAMED_TAGS.get(node.tagName) ?? node.tagName;
    if (!ALLOWED_TAGS.has(tagName)) return node.children;
    return tagName === node.tagName ? node : { ...node, tagName };
  });
