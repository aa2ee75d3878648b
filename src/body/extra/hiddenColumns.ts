import { isElement, rewriteElements, some } from '../tree.ts';
import type { ElementNode, LeaveOut, Node, Transform } from '../types.ts';
import { readStyle } from './inlineStyle.ts';

/** Wider tables are none; a span has at most so many columns. */
const MAX_COLUMNS = 1_000;

/**
 * Removes the cells of columns that are hidden (`<col style="visibility:collapse">`, `display:none`), as
 * spreadsheets write them. Cells over several columns lose the hidden ones.
 */
export const hiddenColumns: Transform = (nodes, { leaveOut }) =>
  some(nodes, isHiddenColumn)
    ? rewriteElements(nodes, (node) =>
        node.tagName === 'table' ? hideColumns(node, leaveOut) : node,
      )
    : [...nodes];

const isHiddenColumn = (node: Node): boolean =>
  isElement(node) &&
  /^col(?:group)?$/.test(node.tagName) &&
  (/^collapse/.test(readStyle(node.properties.style, 'visibility')) ||
    /^none/.test(readStyle(node.properties.style, 'display')));

const spanOf = (sent: string | undefined): number =>
  Math.min(Math.max(Number.parseInt(sent ?? '', 10) || 1, 1), MAX_COLUMNS);

/** Returns the numbers of the hidden columns, from 0. */
function findHidden(table: ElementNode): ReadonlySet<number> {
  const hidden = new Set<number>();
  let index = 0;
  const count = (column: ElementNode, isHidden: boolean) => {
    const end = index + spanOf(column.properties.span);
    for (; index < Math.min(end, MAX_COLUMNS); index += 1) if (isHidden) hidden.add(index);
  };
  for (const group of table.children) {
    if (isElement(group, 'col')) count(group, isHiddenColumn(group));
    if (!isElement(group, 'colgroup')) continue;
    const columns = group.children.filter((child) => isElement(child, 'col'));
    if (columns.length === 0) count(group, isHiddenColumn(group));
    for (const column of columns) {
      if (isElement(column)) count(column, isHiddenColumn(group) || isHiddenColumn(column));
    }
  }
  return hidden;
}

function hideColumns(table: ElementNode, leaveOut: LeaveOut): ElementNode {
  const hidden = findHidden(table);
  if (hidden.size === 0) return table;
  /** How many more rows each column is covered for by a cell of a row above. */
  const covered: number[] = [];
  const visit = (node: Node): Node[] => {
    if (!isElement(node) || node.tagName === 'caption') return [node];
    if (isHiddenColumn(node)) return [];
    return [
      {
        ...node,
        children:
          node.tagName === 'tr'
            ? hideCells(node, hidden, covered, leaveOut)
            : node.children.flatMap(visit),
      },
    ];
  };
  return { ...table, children: table.children.flatMap(visit) };
}

function hideCells(
  row: ElementNode,
  hidden: ReadonlySet<number>,
  covered: number[],
  leaveOut: LeaveOut,
): Node[] {
  let column = 0;
  const next = covered.map((rows) => Math.max(rows - 1, 0));
  const cells = row.children.flatMap((cell): Node[] => {
    if (!isElement(cell) || !/^t[dh]$/.test(cell.tagName)) return [cell];
    while ((covered[column] ?? 0) > 0) column += 1;
    const span = Math.min(spanOf(cell.properties.colspan), MAX_COLUMNS - column);
    const rows = spanOf(cell.properties.rowspan);
    let shown = 0;
    for (const end = column + Math.max(span, 0); column < end; column += 1) {
      next[column] = rows - 1;
      if (!hidden.has(column)) shown += 1;
    }
    if (shown === 0 && span > 0) return leaveOut('hidden', [cell]);
    return shown === span
      ? [cell]
      : [{ ...cell, properties: { ...cell.properties, colspan: String(shown) } }];
  });
  covered.splice(0, covered.length, ...next);
  return cells;
}
