import { element, isElement, rewriteElements, text, textOf } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/**
 * Replaces drawings (SVG) by their text: labels, title and description as text, HTML inside
 * (`foreignObject`) as a section. Links in a drawing are dropped.
 */
export const drawings: Transform = (nodes) =>
  rewriteElements(nodes, (node) => (node.tagName === 'svg' ? extractText(node) : node));

const extractText = ({ children }: ElementNode): Node[] =>
  children.flatMap((node) => {
    if (!isElement(node)) return [];
    if (node.tagName === 'foreignobject') return element('section', {}, node.children);
    return /^(?:text|title|desc)$/.test(node.tagName)
      ? text(`${textOf([node]).trim()} `)
      : extractText(node);
  });
