import { element, isBlank, isElement, isInline, some, text } from '../tree.ts';
import type { Node } from '../types.ts';

const BLANK_LINE = /\r?\n[ \t]*\r?\n\s*/;
const LINE = /\r\n?|\n/;
/** Elements whose text may have been typed with line breaks. */
const BOXES = /^(?:div|section|article|main|center)$/;

/**
 * Makes paragraphs of text that was typed with line breaks and without markup for them: every line of a
 * text without any element is one; otherwise blank lines divide paragraphs.
 */
export function makeParagraphs(nodes: readonly Node[]): Node[] {
  const isPlain = !some(nodes, (node) => isElement(node));
  return divide(nodes, isPlain ? LINE : BLANK_LINE);
}

function divide(nodes: readonly Node[], boundary: RegExp): Node[] {
  const boxes = nodes.map((node) =>
    isElement(node) && BOXES.test(node.tagName)
      ? { ...node, children: divide(node.children, boundary) }
      : node,
  );
  const isTyped = boxes.some(
    (node, index) => node.type === 'text' && isDivided(boxes, index, boundary),
  );
  if (!isTyped) return boxes;
  const result: Node[] = [];
  let line: Node[] = [];
  const endLine = () => {
    while (isGap(line[0])) line.shift();
    while (isGap(line[line.length - 1])) line.pop();
    if (!isBlank(line)) result.push(element('p', {}, line));
    line = [];
  };
  for (const node of boxes) {
    if (node.type === 'comment') result.push(node);
    else if (!isInline(node)) {
      endLine();
      result.push(node);
    } else if (node.type === 'text') {
      node.value.split(boundary).forEach((part, at) => {
        if (at > 0) endLine();
        line.push(...breakLines(part));
      });
    } else line.push(node);
  }
  endLine();
  return result;
}

/** Whether a text has a boundary between words, or between words and a block beside it. */
function isDivided(siblings: readonly Node[], index: number, boundary: RegExp): boolean {
  const node = siblings[index];
  if (node?.type !== 'text' || !boundary.test(node.value)) return false;
  const [first = '', ...rest] = node.value.split(boundary);
  const before = siblings[index - 1];
  const after = siblings[index + 1];
  const hasWords = (part: string) => /\S/.test(part);
  const isFilled = (part: string, side: Node | undefined) => hasWords(part) || side !== undefined;
  return (
    (hasWords(node.value) || isInline(before) || isInline(after)) &&
    isFilled(first, before) &&
    isFilled(rest.join(''), after)
  );
}

const isGap = (node: Node | undefined): boolean =>
  isElement(node, 'br') || (node?.type === 'text' && /^[ \t\r\n]*$/.test(node.value));

const breakLines = (part: string): Node[] =>
  part.split(LINE).flatMap((line, at) => (at === 0 ? [text(line)] : [element('br'), text(line)]));
