import { isElement, some } from '../tree.ts';
import type { Transform } from '../types.ts';

/** Returns the transform for content that has an element of such a name: a long table has 60,000 nodes. */
export function onlyWith(tagNames: RegExp, transform: Transform): Transform {
  return (nodes, context) =>
    some(nodes, (node) => isElement(node) && tagNames.test(node.tagName))
      ? transform(nodes, context)
      : [...nodes];
}
