import { TEXT_BLOCK_TAGS } from '../elements.ts';
import { isBlank, isElement, isInline, rewrite, some, text, textOf } from '../tree.ts';
import type { Node, TextNode, Transform } from '../types.ts';

/**
 * Collapses blanks and line breaks to one blank, and removes them beside blocks (product 5.12). A line break between words becomes a blank, but not beside Chinese or Japanese, which
 * have no blanks. `<pre>` is unchanged.
 */
export const whitespace: Transform = (nodes, { exempt }) =>
  exempt ? [...nodes] : collapse(nodes, { last: '', open: null, isBreak: false });

/** State of a line across inline elements. */
interface Line {
  /** The preceding text, as much as `joinsLines` reads; '' at the beginning of a line. */
  last: string;
  /** The text that ends with a blank which may still be removed. */
  open: TextNode | null;
  /** Whether that blank was a line break. */
  isBreak: boolean;
}

/** Scripts without blanks between words, and their punctuation; not Korean, which has blanks. */
const WIDE =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Yi}\u3000-\u3030\u30fb-\u30fc\u3190-\u33ff\ufe30-\ufe4f\uff00-\uff9f]/u;
/** A letter or a sign that decides for the signs beside it: quotes, dashes, numbers in circles, emoji. */
const DECISIVE = /[\p{L}\p{M}\p{Nd}\0-\x7f]/u;
/** A Tibetan syllable ends with it. */
const TSHEG = /[\u0f0b\u0f0c]$/;

/** How much of a text before and after a line break is read. */
const BESIDE_LENGTH = 16;

/** Returns whether the words before and after a line break have no blank between them. */
function joinsLines(before: string, after: string): boolean {
  const isWide = (characters: readonly string[]) =>
    WIDE.test(characters.find((one) => WIDE.test(one) || DECISIVE.test(one)) ?? '');
  return TSHEG.test(before) || isWide(Array.from(before).reverse()) || isWide(Array.from(after));
}

function collapse(nodes: readonly Node[], line: Line): Node[] {
  return nodes.map((node) => {
    if (node.type === 'text') return collapseText(node.value, line);
    if (!isElement(node)) {
      if (node.type === 'media') endLine(line);
      return node;
    }
    if (node.tagName === 'img') {
      Object.assign(line, { last: '\ufffc', open: null });
      return node;
    }
    if (node.tagName !== 'br' && isInline(node)) {
      return { ...node, children: collapse(node.children, line) };
    }
    endLine(line);
    const children = node.tagName === 'pre' ? node.children : collapse(node.children, line);
    endLine(line);
    return { ...node, children };
  });
}

function collapseText(value: string, line: Line): TextNode {
  let isBreak = false;
  const collapsed = value.replace(/[ \t\n\r\f]+/g, (blanks, offset: number) => {
    const before =
      offset > 0 ? value.slice(Math.max(0, offset - BESIDE_LENGTH), offset) : line.last;
    const end = offset + blanks.length;
    isBreak = /[\n\r]/.test(blanks);
    if (before === '' || before.endsWith(' ')) return '';
    return isBreak && joinsLines(before, value.slice(end, end + BESIDE_LENGTH)) ? '' : ' ';
  });
  const node = text(collapsed);
  if (collapsed === '') return node;
  if (
    line.open !== null &&
    line.isBreak &&
    joinsLines(line.last.slice(0, -1), collapsed.slice(0, BESIDE_LENGTH))
  ) {
    dropBlank(line.open);
  }
  const last = (line.last + collapsed).slice(-BESIDE_LENGTH);
  Object.assign(line, { last, open: last.endsWith(' ') ? node : null, isBreak });
  return node;
}

function endLine(line: Line): void {
  if (line.open !== null) dropBlank(line.open);
  Object.assign(line, { last: '', open: null });
}

const dropBlank = (node: TextNode) => {
  node.value = node.value.slice(0, -1);
};

/** Replaces no-break spaces by plain ones if the site is configured so (product 5.12). */
export const nbsp: Transform = (nodes, { exempt, options }) =>
  exempt || !options.replaceNbsp
    ? [...nodes]
    : rewrite(nodes, (node) =>
        node.type === 'text' ? { ...node, value: node.value.replace(/\u00a0/g, ' ') } : node,
      );

/**
 * Removes empty paragraphs and plain sections. A paragraph that serves as a gap (with a line
 * break or no-break space) is kept, but never two in a row, and not at the beginning or end of
 * its parent.
 */
export const emptyParagraphs: Transform = (nodes, { exempt }) =>
  exempt ? [...nodes] : dropEmpty(nodes);

function dropEmpty(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  nodes.forEach((node, index) => {
    const before = result[result.length - 1];
    if (isHollow(node)) {
      // Between bare text it still ends the line.
      if (isInline(before) && isInline(nodes[index + 1])) result.push(node);
    } else if (!isEmpty(node)) {
      result.push(isElement(node) ? { ...node, children: dropEmpty(node.children) } : node);
    } else if (before !== undefined && !isEmpty(before)) result.push(node);
  });
  while (isEmpty(result[result.length - 1])) result.pop();
  return result;
}

const isEmpty = (node: Node | undefined): boolean =>
  isElement(node) && TEXT_BLOCK_TAGS.has(node.tagName) && isBlank(node.children);

/** Whether it is an empty section of the CMS without a style. */
const isShell = (node: Node): boolean =>
  isElement(node) &&
  (node.tagName === 'div' || node.tagName === 'section') &&
  node.properties.style === undefined &&
  isBlank(node.children);

const isHollow = (node: Node): boolean =>
  (isEmpty(node) || isShell(node)) &&
  /^[ \t\n\r\f]*$/.test(textOf([node])) &&
  !some([node], (inner) => isElement(inner, 'br'));
