import { INLINE_TAGS, TEXT_BLOCK_TAGS } from '../elements.ts';
import { lift } from '../lift.ts';
import { figure, isSmallPicture } from '../picture.ts';
import { element, isBlank, isElement, isInline, some, textOf } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/**
 * A picture that stands alone in its block, or is known to be wide, becomes a figure.
 * A figure cannot stand in a paragraph: the paragraph is split around it. Small pictures
 * stay in their line, and so do those of unknown size among text.
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
    result.push(...standUp(line, isAlone));
    line = [];
  };
  for (const node of nodes) {
    if (isLine(node)) line.push(node);
    else {
      endLine();
      result.push(...(isElement(node) ? findIn(node) : [node]));
    }
  }
  endLine();
  return result;
}

function findIn(block: ElementNode): Node[] {
  const { children } = block;
  if (!isFigure(block)) return [{ ...block, children: findFigures(children) }];
  if (some(children, (node) => isElement(node, 'img'))) {
    return [{ ...block, properties: { class: 'pic' } }];
  }
  if (!isBlank(children.filter((node) => !isElement(node, 'figcaption')))) return [block];
  // Its picture was refused: the caption is still worth reading.
  return isBlank(children) ? [] : [element('p', {}, children.flatMap(contentOf))];
}

const contentOf = (node: Node): Node[] => (isElement(node) ? node.children : []);

/** Inline through and through; a span around blocks is none. */
const isLine = (node: Node): boolean =>
  isInline(node) && !(isElement(node) && some(node.children, (inner) => !isInline(inner)));

function standUp(line: readonly Node[], isAlone: boolean): Node[] {
  return line.map((node) => {
    if (!isElement(node)) return node;
    if (node.tagName !== 'img') return { ...node, children: standUp(node.children, isAlone) };
    const isKnown = node.properties['data-unsized'] === undefined;
    return !isSmallPicture(node) && (isAlone || isKnown) ? figure(node) : node;
  });
}

/** A picture in a link stays a link. */
function keepLink(target: Node, parent: ElementNode): Node {
  if (parent.tagName !== 'a' || !isElement(target)) return target;
  const children = target.children.map((child) =>
    isElement(child, 'img') ? { ...parent, children: [child] } : child,
  );
  return { ...target, children };
}

/** A figure ends the line by itself: line breaks and blanks beside it would be gaps. */
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
