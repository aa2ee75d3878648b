import { element, isElement } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/**
 * Wraps wide tables and code blocks in a scrollable box with keyboard focus (product 5.12). Tables of
 * exempt content are layout, or fit the page as their editor shows it.
 */
export const tables: Transform = (nodes, { exempt }) => wrap(nodes, exempt ? isCode : isWide);

const isCode = ({ tagName, children }: ElementNode): boolean =>
  tagName === 'pre' && isElement(children[0], 'code');
const isWide = (node: ElementNode): boolean => node.tagName === 'table' || isCode(node);

function wrap(nodes: readonly Node[], isWrapped: (node: ElementNode) => boolean): Node[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    if (isWrapped(node)) return scrollBox([node]);
    // A nested table scrolls with the outer one.
    if (isScrollBox(node)) return scrollBox(wrap(node.children, () => false));
    return { ...node, children: wrap(node.children, isWrapped) };
  });
}

const scrollBox = (children: Node[]) =>
  element('div', { class: 'scroll', tabindex: '0', role: 'region' }, children);

const isScrollBox = (node: Node) => isElement(node, 'div') && node.properties.class === 'scroll';
