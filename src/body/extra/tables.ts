import { element, isElement } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/** Wraps wide tables and code blocks in a scrollable box with keyboard focus (product 5.12). */
export const tables: Transform = (nodes) => wrap(nodes, false);

function wrap(nodes: readonly Node[], isWrapped: boolean): Node[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    // A nested table scrolls with the outer one.
    if (isWide(node)) return isWrapped ? node : scrollBox([node]);
    if (isScrollBox(node)) return scrollBox(wrap(node.children, true));
    return { ...node, children: wrap(node.children, isWrapped) };
  });
}

const isWide = ({ tagName, children }: ElementNode): boolean =>
  tagName === 'table' || (tagName === 'pre' && isElement(children[0], 'code'));

const scrollBox = (children: Node[]) =>
  element('div', { class: 'scroll', tabindex: '0', role: 'region' }, children);

const isScrollBox = (node: Node) => isElement(node, 'div') && node.properties.class === 'scroll';
