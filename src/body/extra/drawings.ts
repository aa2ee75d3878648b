import { element, isElement, rewriteElements, text, textOf } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/**
 * Drawings (SVG) leave their words: labels, title and description as text, HTML inside of
 * them (`foreignObject`) as a section. Links of a drawing lead nowhere without it.
 */
export const drawings: Transform = (nodes) =>
  rewriteElements(nodes, (node) => (node.tagName === 'svg' ? wordsOf(node) : node));

const wordsOf = ({ children }: ElementNode): Node[] =>
  children.flatMap((node) => {
    if (!isElement(node)) return [];
    if (node.tagName === 'foreignobject') return element('section', {}, node.children);
    return /^(?:text|title|desc)$/.test(node.tagName)
      ? text(`${textOf([node]).trim()} `)
      : wordsOf(node);
  });
