import { INLINE_TAGS, TEXT_BLOCK_TAGS } from '../elements.ts';
import { createFigure, isSmallImage } from '../imageNode.ts';
import { lift } from '../lift.ts';
import { element, isBlank, isElement, isInline, some, textOf } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/**
 * Converts images to figures if they are alone in their block or known to be wide. A paragraph
 * may not contain a figure: it is split around it. Small images stay in their line, as do those
 * of unknown size among text.
 */
export const figures: Transform = (nodes) =>
  trimBreaks(
    lift(findFigures(nodes), {
      isTarget: isFigure,
      leaves: ({ tagName }) => INLINE_TAGS.has(tagName) || TEXT_BLOCK_TAGS.has(tagName),
      pass: keepLink,
    }),
  );

const isFigure = (node: Node | undefined): boolean => isElement(node, 'figure');

function findFigures(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const isAlone = !/\S/.test(textOf(line));
    result.push(...convertToFigures(line, isAlone));
    line = [];
  };
  for (const node of nodes) {
    if (isLine(node)) line.push(node);
    else {
      endLine();
      result.push(...(isElement(node) ? findFiguresIn(node) : [node]));
    }
  }
  endLine();
  return result;
}

function findFiguresIn(block: ElementNode): Node[] {
  const { children } = block;
  if (!isFigure(block)) return [{ ...block, children: findFigures(children) }];
  // A card keeps its sign in its line.
  if (block.properties.class === 'embed') return [block];
  if (some(children, (node) => isElement(node, 'img'))) {
    return [{ ...block, properties: { class: 'pic' } }];
  }
  if (!isBlank(children.filter((node) => !isElement(node, 'figcaption')))) return [block];
  // Its image was refused: the caption is kept.
  return isBlank(children) ? [] : [element('p', {}, children.flatMap(contentOf))];
}

const contentOf = (node: Node): Node[] => (isElement(node) ? node.children : []);

/** Whether the node and all its descendants are inline. */
const isLine = (node: Node): boolean =>
  isInline(node) && !(isElement(node) && some(node.children, (inner) => !isInline(inner)));

function convertToFigures(line: readonly Node[], isAlone: boolean): Node[] {
  return line.map((node) => {
    if (!isElement(node)) return node;
    if (node.tagName !== 'img')
      return { ...node, children: convertToFigures(node.children, isAlone) };
    const isKnown = node.properties['data-unsized'] === undefined;
    return !isSmallImage(node) && (isAlone || isKnown) ? createFigure(node) : node;
  });
}

/** Keeps the link around an image. */
function keepLink(target: Node, parent: ElementNode): Node {
  if (parent.tagName !== 'a' || !isElement(target)) return target;
  const children = target.children.map((child) =>
    isElement(child, 'img') ? { ...parent, children: [child] } : child,
  );
  return { ...target, children };
}

/** Removes line breaks and blanks beside a figure, which ends the line by itself. */
function trimBreaks(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  for (const node of nodes) {
    if (isGap(node) && isFigure(result[result.length - 1])) continue;
    if (isFigure(node)) while (isGap(result[result.length - 1])) result.pop();
    result.push(isElement(node) ? { ...node, children: trimBreaks(node.children) } : node);
  }
  return result;
}

const isGap = (node: Node | undefined): boolean =>
  isElement(node, 'br') || (node?.type === 'text' && isBlank([node]));
