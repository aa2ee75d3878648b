import { some } from './tree.ts';
import type { Node } from './types.ts';

/**
 * Whether the content was made with the 135 editor, whose layout depends on its blanks, breaks
 * and pixel sizes. Recognised by a class or attribute with the editor's name, or an id that
 * starts with `135_`.
 */
export function isEditor135(nodes: readonly Node[]): boolean {
  return some(
    nodes,
    (node) =>
      node.type === 'element' &&
      Object.entries(node.properties).some(
        ([name, value]) =>
          /^_?135editor/.test(name) ||
          (name === 'id' && /^_?135(?:_|editor)/.test(value)) ||
          // In other attributes the name may be a link to the editor's site.
          (/^(?:class|label|data-tools)$/.test(name) && /135(?:editor|编辑器)/.test(value)),
      ),
  );
}
