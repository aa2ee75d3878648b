import { TEXT_BLOCK_TAGS } from '../elements.ts';
import { isBlank, isElement, isInline, some, textOf } from '../tree.ts';
import type { Node, Transform } from '../types.ts';

/**
 * Removes empty paragraphs and plain sections. A paragraph that serves as a gap (with a line
 * break or no-break space) is kept, but never two in a row, and not at the beginning or end of
 * its parent.
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

/** Whether it is an empty section of the CMS without a style. */
const isShell = (node: Node): boolean =>
  isElement(node) &&
  (node.tagName === 'div' || node.tagName === 'section') &&
  node.properties.style === undefined &&
  isBlank(node.children);

const isHollow = (node: Node): boolean =>
  (isEmpty(node) || isShell(node)) &&
  /^[ \t\n\r\f]*$/.test(textOf([node])) &&
  !some([node], (inner) => isElement(inner, 'br'));
