import { isElement, isInline, some, text } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';
import { readStyle } from './inlineStyle.ts';

/** Indents of all levels together, in px of the design; further ones are dropped. */
const MAX_INDENT_PX = 120;
const EM_PX = 17;
const PAGE_PX = 375;

/** What an editor writes at the start of a paragraph in place of an indent. */
const LEADING_BLANKS = /^(?:[ \t\r\n]*[\u3000\u2002\u2003\u00a0]){1,12}[ \t]*/;
const INDENTED = /^(?:p|div|section|h[1-6]|li|td)$/;

/**
 * Limits indents that add up: a paragraph with an indent in its style loses the blanks that make a second
 * one, and boxes in boxes are indented only as far as a line still has room.
 */
export const indents: Transform = (nodes, { exempt }) =>
  exempt || !some(nodes, isIndenting) ? [...nodes] : convert(nodes, { px: 0, isIndented: false });

const isIndenting = (node: Node): boolean =>
  isElement(node) && /indent|margin|padding/i.test(node.properties.style ?? '');

interface State {
  /** The space that is used on both sides. */
  readonly px: number;
  /** Whether the first lines of paragraphs are indented. */
  readonly isIndented: boolean;
}

const convert = (nodes: readonly Node[], outer: State): Node[] =>
  nodes.map((node) => {
    if (!isElement(node) || node.tagName === 'pre') return node;
    const { style } = node.properties;
    const indent = readStyle(style, 'text-indent');
    const isIndented = indent === '' ? outer.isIndented : Number.parseFloat(indent) > 0;
    const own = readSides(style);
    const isTooFar = own > 0 && outer.px + own > MAX_INDENT_PX;
    const state = { px: isTooFar ? outer.px : outer.px + own, isIndented };
    const children = convert(node.children, state);
    const kept = isTooFar
      ? {
          ...node.properties,
          style: `${style};margin-left:0;margin-right:0;padding-left:0;padding-right:0`,
        }
      : node.properties;
    const isParagraph = INDENTED.test(node.tagName) && children.every(isInline);
    return {
      ...node,
      properties: kept,
      children: isIndented && isParagraph ? dropBlanks(children) : children,
    };
  });

/** Removes the blanks at the start of the first text. */
function dropBlanks(nodes: readonly Node[]): Node[] {
  const [first, ...rest] = nodes;
  if (first?.type === 'text') {
    const value = first.value.replace(LEADING_BLANKS, '');
    return value === '' ? dropBlanks(rest) : [text(value), ...rest];
  }
  if (!isElement(first) || first.tagName === 'br' || first.children.length === 0) return [...nodes];
  return [{ ...first, children: dropBlanks(first.children) } as ElementNode, ...rest];
}

/** Returns the margins and paddings of both sides in px. */
function readSides(style: string | undefined): number {
  let px = 0;
  for (const property of ['margin', 'padding']) {
    const parts = readStyle(style, property).split(/\s+/);
    const [, right = parts[0], , left = right] = parts;
    px += readPx(readStyle(style, `${property}-left`) || left);
    px += readPx(readStyle(style, `${property}-right`) || right);
  }
  return px;
}

function readPx(value = ''): number {
  const [, amount = '0', unit] = /^(\d*\.?\d+)(px|pt|r?em|%)?/.exec(value) ?? [];
  const factor = { pt: 4 / 3, em: EM_PX, rem: PAGE_PX / 10, '%': PAGE_PX / 100 }[unit ?? ''] ?? 1;
  return Number(amount) * factor;
}
