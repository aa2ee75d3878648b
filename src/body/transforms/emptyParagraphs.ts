import { TEXT_BLOCK_TAGS } from '../elements.ts';
import { isBlank, isElement, isInline, some, textOf } from '../tree.ts';
import type { Node, Transform } from '../types.ts';

/**
 * A paragraph or plain section with nothing in it goes. A paragraph that is there for its height (a line break, a
 * no-break space) stays, but never two in a row, and none where its parent begins or ends.
 */
export const emptyParagraphs: Transform = (nodes, { exempt }) =>
  exempt ? [...nodes] : dropEmpty(nodes);

function dropEmpty(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  nodes.forEach((node, index) => {
    const before = result[result.length - 1];
    if (isHollow(node)) {
      // Between bare text it still ends the line.
      if (isInline(before) && isInline(nodes[index + 1])) result.push(node);
    } else if (!isEmpty(node)) {
      result.push(isElement(node) ? { ...node, children: dropEmpty(node.children) } : node);
    } else if (before !== undefined && !isEmpty(before)) result.push(node);
  });
  while (isEmpty(result[result.length - 1])) result.pop();
  return result;
}

const isEmpty = (node: Node | undefined): boolean =>
  isElement(node) && TEXT_BLOCK_TAGS.has(node.tagName) && isBlank(node.children);

/** A section of the CMS with nothing in it and no looks of its own. */
const isShell = (node: Node): boolean =>
  isElement(node) &&
  (node.tagName === 'div' || node.tagName === 'section') &&
  node.properties.style === undefined &&
  isBlank(node.children);

const isHollow = (node: Node): boolean =>
  (isEmpty(node) || isShell(node)) &&
  /^[ \t\n\r\f]*$/.test(textOf([node])) &&
  !some([node], (inner) => isElement(inner, 'br'));
