import { isElement, isInline, text } from '../tree.ts';
import type { Node, TextNode, Transform } from '../types.ts';

/**
 * Collapses blanks and line breaks to one blank, and removes them beside blocks (product 5.12). A line break between words becomes a blank, but not beside Chinese or Japanese, which
 * have no blanks. `<pre>` is unchanged.
 */
export const whitespace: Transform = (nodes, { exempt }) =>
  exempt ? [...nodes] : collapse(nodes, { last: '', open: null, isBreak: false });

/** State of a line across inline elements. */
interface Line {
  /** The preceding character; '' at the beginning of a line. */
  last: string;
  /** The text that ends with a blank which may still be removed. */
  open: TextNode | null;
  /** Whether that blank was a line break. */
  isBreak: boolean;
}

/** Han, kana and their punctuation; not Korean, which has blanks. */
const WIDE = /[\u2e80-\u312f\u31a0-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff9f]/;

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
    const before = offset > 0 ? value.charAt(offset - 1) : line.last;
    const after = value.charAt(offset + blanks.length);
    isBreak = /[\n\r]/.test(blanks);
    if (before === '' || before === ' ') return '';
    return isBreak && (WIDE.test(before) || WIDE.test(after)) ? '' : ' ';
  });
  const node = text(collapsed);
  if (collapsed === '') return node;
  if (line.open !== null && line.isBreak && WIDE.test(collapsed.charAt(0))) dropBlank(line.open);
  const last = collapsed.charAt(collapsed.length - 1);
  Object.assign(line, { last, open: last === ' ' ? node : null, isBreak });
  return node;
}

function endLine(line: Line): void {
  if (line.open !== null) dropBlank(line.open);
  Object.assign(line, { last: '', open: null });
}

const dropBlank = (node: TextNode) => {
  node.value = node.value.slice(0, -1);
};
