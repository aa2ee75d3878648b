import { INLINE_TAGS } from './elements.ts';
import type { ElementNode, Node, TextNode } from './types.ts';

export function element(
  tagName: string,
  properties: Record<string, string> = {},
  children: Node[] = [],
): ElementNode {
  return { type: 'element', tagName, properties, children };
}

export const text = (value: string): TextNode => ({ type: 'text', value });

export function isElement(node: Node | undefined, tagName?: string): node is ElementNode {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

/** Whether a node is part of a line of text, as opposed to a block or media. */
export function isInline(node: Node | undefined): boolean {
  if (node?.type === 'element') return INLINE_TAGS.has(node.tagName);
  return node?.type === 'text' || node?.type === 'comment';
}

/** Returns a new tree with each node replaced by the result of `visit`, children before parents. */
export function rewrite(
  nodes: readonly Node[],
  visit: (node: Node) => Node | readonly Node[],
): Node[] {
  const result: Node[] = [];
  for (const node of nodes) {
    const visited = visit(
      node.type === 'element' ? { ...node, children: rewrite(node.children, visit) } : node,
    );
    if ('length' in visited) for (const one of visited) result.push(one);
    else result.push(visited);
  }
  return result;
}

/** The same for elements only; other nodes are unchanged. */
export function rewriteElements(
  nodes: readonly Node[],
  visit: (node: ElementNode) => Node | readonly Node[],
): Node[] {
  return rewrite(nodes, (node) => (node.type === 'element' ? visit(node) : node));
}

/** Visits every node, parents before children. */
export function walk(nodes: readonly Node[], visit: (node: Node) => void): void {
  for (const node of nodes) {
    visit(node);
    if (node.type === 'element') walk(node.children, visit);
  }
}

export function some(nodes: readonly Node[], test: (node: Node) => boolean): boolean {
  return nodes.some((node) => test(node) || (node.type === 'element' && some(node.children, test)));
}

export function textOf(nodes: readonly Node[]): string {
  let value = '';
  walk(nodes, (node) => {
    if (node.type === 'text') value += node.value;
  });
  return value;
}

/** Elements that are visible without any text. */
const VISIBLE_TAGS = new Set(['img', 'hr', 'table']);

/**
 * Whether nothing is visible: only blanks (no-break and ideographic too), line breaks, empty
 * wrappers.
 */
export function isBlank(nodes: readonly Node[]): boolean {
  return !some(
    nodes,
    (node) =>
      node.type === 'media' ||
      (node.type === 'text' && /\S/.test(node.value)) ||
      (node.type === 'element' && VISIBLE_TAGS.has(node.tagName)),
  );
}
