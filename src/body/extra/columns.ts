import { element, isBlank, isElement, rewriteElements, some, textOf } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/** Text up to this length is a number or a label, whose column keeps its own width. */
const LABEL_CHARACTERS = 12;
const ICON_PX = 60;
/** Columns that are wider in total are a horizontal scroller or several rows. */
const MAX_TOTAL_PERCENT = 110;

const ROW = /(?:^|;)\s*display\s*:\s*(?:-webkit-)?(?:inline-)?flex/i;
const STACK = /(?:^|;)\s*flex-(?:direction|flow)\s*:\s*column/i;
const WRAPS = /(?:^|;)\s*flex-(?:wrap|flow)\s*:[^;]*\bwrap/i;
const INLINE_BLOCK = /(?:^|;)\s*display\s*:\s*inline-block/i;
const WIDTH = /(^|;)\s*width(?=\s*:\s*[\d.])/i;
const BASIS = /(^|;)\s*flex(?:-basis)?\s*:\s*(?:[\d.]+\s+[\d.]+\s+)?(?=[1-9][\d.]*%)/gi;
const GROWS = /(?:^|;)\s*flex(?:-grow)?\s*:\s*\d*[1-9]/i;

/** Table elements, which have a layout of their own. */
const FIXED = /^(?:t(?:able|body|head|foot|r|d|h)|col|caption)/;

/**
 * Makes rows of columns (`display: flex`) fit every width. Editors set them for one width
 * without wrapping; here a row wraps where its columns would be narrower than four characters.
 * To allow that, a column gets a small base width and its own width as maximum: with its own
 * width as base, three of 33 % with margins would not fit. A row that wraps already keeps its
 * widths: they define the number of columns.
 */
export const columns: Transform = (nodes) =>
  some(nodes, (node) => /display|flex/i.test(styleOf(node))) ? fitRows(nodes) : [...nodes];

const fitRows = (nodes: readonly Node[]): Node[] =>
  closeGrid(
    rewriteElements(nodes, (node) => {
      const style = styleOf(node);
      if (FIXED.test(node.tagName)) return withStyle(node, style.replace(/display/gi, ''));
      if (ROW.test(style) && !STACK.test(style)) return rewriteRow(node, style);
      return { ...node, children: closeGrid(node.children) };
    }),
  );

function rewriteRow(row: ElementNode, style: string): ElementNode {
  const sent = withoutBlanks(row.children).map((child) =>
    isElement(child) ? withStyle(child, styleOf(child).replace(BASIS, '$1width:')) : child,
  );
  const total = sent.reduce((sum, child) => sum + percentOf(child), 0);
  const keepsWidths = WRAPS.test(style) || total > MAX_TOTAL_PERCENT || sent.length === 1;
  return {
    ...withStyle(row, `${style};flex-wrap:wrap`),
    children: keepsWidths ? sent : sent.map(rewriteColumn),
  };
}

function rewriteColumn(node: Node): Node {
  // The ornaments of a card keep their size.
  if (!isElement(node) || isBlank([node])) return node;
  const style = styleOf(node);
  const limited = style.replace(WIDTH, '$1max-width');
  if (limited === style && (GROWS.test(style) || !isLarge(node))) return node;
  if (node.tagName === 'img') return element('section', { style: 'flex:1' }, [node]);
  return withStyle(node, `${limited};flex:1`);
}

/** Whether it contains more than an icon, a number or a label. */
function isLarge(node: ElementNode): boolean {
  return (
    textOf([node]).trim().length > LABEL_CHARACTERS ||
    some([node], (inner) => isElement(inner, 'img') && !isIcon(inner))
  );
}

function isIcon(image: ElementNode): boolean {
  const width = /(?:^|;)\s*width\s*:\s*(\d+)px/i.exec(styleOf(image))?.[1];
  return Number(width ?? image.properties.width) < ICON_PX;
}

const styleOf = (node: Node): string => (isElement(node) && node.properties.style) || '';

const percentOf = (node: Node): number =>
  Number(/(?:^|;)\s*width\s*:\s*([\d.]+)%/i.exec(styleOf(node))?.[1] ?? 0);

const withStyle = (node: ElementNode, style: string): ElementNode =>
  style === styleOf(node) ? node : { ...node, properties: { ...node.properties, style } };

/**
 * Removes blanks between inline blocks in per cent: two of 50 % would otherwise not fit side by
 * side.
 */
const closeGrid = (nodes: Node[]): Node[] =>
  nodes.some((node) => INLINE_BLOCK.test(styleOf(node)) && percentOf(node) > 0)
    ? withoutBlanks(nodes)
    : nodes;

const withoutBlanks = (nodes: readonly Node[]): Node[] =>
  nodes.filter((node) => node.type !== 'text' || /\S/.test(node.value));
