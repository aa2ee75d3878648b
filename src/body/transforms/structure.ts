import { ALLOWED_TAGS, DROPPED_TAGS, RENAMED_TAGS } from '../elements.ts';
import { rewriteElements } from '../tree.ts';
import type { Transform } from '../types.ts';

/**
 * Reduces elements to the allowed ones: dropped elements are removed with their content, some
 * are renamed (h1 is the page's own title: h2), all others are unwrapped.
 */
export const structure: Transform = (nodes) =>
  rewriteElements(nodes, (node) => {
    if (DROPPED_TAGS.has(node.tagName)) return [];
    const tagName = RENAMED_TAGS.get(node.tagName) ?? node.tagName;
    if (!ALLOWED_TAGS.has(tagName)) return node.children;
    return tagName === node.tagName ? node : { ...node, tagName };
  });
