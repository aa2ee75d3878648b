import { element, isElement } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/** A table with more rows has a box of limited height: the text after it is within reach. */
const MAX_ROWS = 100;

/**
 * Wraps wide tables and code blocks in a scrollable box with keyboard focus (product 5.12). Tables of
 * exempt content are layout, or fit the page as their editor shows it.
 */
export const tables: Transform = (nodes, { exempt }) => wrap(nodes, exempt ? isLong : isWide);

const isCode = ({ tagName, children }: ElementNode): boolean =>
  tagName === 'pre' && isElement(children[0], 'code');
const isWide = (node: ElementNode): boolean => node.tagName === 'table' || isCode(node);
const isLong = (node: ElementNode): boolean => countRows(node) > MAX_ROWS || isCode(node);

function wrap(nodes: readonly Node[], isWrapped: (node: ElementNode) => boolean): Node[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    if (isWrapped(node)) return scrollBox(node);
    // A nested table scrolls with the outer one.
    if (isScrollBox(node)) return { ...node, children: wrap(node.children, () => false) };
    return { ...node, children: wrap(node.children, isWrapped) };
  });
}

const scrollBox = (content: ElementNode) =>
  element(
    'div',
    {
      class: countRows(content) > MAX_ROWS ? 'scroll tall' : 'scroll',
      tabindex: '0',
      role: 'region',
    },
    [content],
  );

/** Counts the rows of a table, without those of tables in its cells. */
const countRows = ({ tagName, children }: ElementNode): number =>
  /^t(?:able|body|head|foot)$/.test(tagName)
    ? children.reduce((sum, child) => {
        if (!isElement(child)) return sum;
        return sum + (child.tagName === 'tr' ? 1 : countRows(child));
      }, 0)
    : 0;

const isScrollBox = (node: Node) =>
  isElement(node, 'div') && /^scroll(?: tall)?$/.test(node.properties.class ?? '');
