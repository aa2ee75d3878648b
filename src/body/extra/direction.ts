import { isElement, isInline, some } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/** Letters of Arabic, Hebrew and other right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0591-\u07ff\u0860-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Elements with one direction for their content: bullets, columns and lines follow it. */
const UNIT = /^(?:p|h[1-6]|ul|ol|dl|blockquote|table|figure|pre)$/;

/**
 * Adds `dir=auto` to paragraphs, lists, quotes and tables with right-to-left text and no
 * direction of their own. Wrappers get none: their first letter would decide for all their
 * paragraphs.
 */
export const direction: Transform = (nodes) => mark(nodes);

const mark = (nodes: readonly Node[]): Node[] =>
  nodes.map((node) => {
    if (!isElement(node) || node.properties.dir || !hasLetters(node)) return node;
    return isUnit(node)
      ? { ...node, properties: { ...node.properties, dir: 'auto' } }
      : { ...node, children: mark(node.children) };
  });

const isUnit = ({ tagName, children }: ElementNode): boolean =>
  UNIT.test(tagName) || children.some((node) => isInline(node) && hasLetters(node));

const hasLetters = (node: Node): boolean =>
  some([node], (inner) => inner.type === 'text' && RIGHT_TO_LEFT.test(inner.value));
