import { EDGE_CASE_COLUMNS } from './columns/edgeCaseColumns.ts';
import { FRONT } from './columns/front.ts';
import { NEWS_COLUMNS } from './columns/news.ts';
import { SPECIAL_COLUMNS } from './columns/specials.ts';
import { STYLE } from './columns/styles.ts';
import { LEADERS } from './leaders.ts';
import type { SampleColumn } from './types.ts';

/** Columns of the reports about each leader; no navigation lists them. */
const REPORT_COLUMNS: readonly SampleColumn[] = LEADERS.filter(({ column }) => column !== 0).map(
  ({ column, name, duty }) => ({
    id: column,
    parent: -1,
    name: `${name}报道集`,
    style: STYLE.news,
    description: duty,
  }),
);

/** All columns in order; parent 0 is the root, -1 is in no navigation. */
export const COLUMNS: readonly SampleColumn[] = [
  ...FRONT,
  ...NEWS_COLUMNS,
  ...SPECIAL_COLUMNS,
  ...REPORT_COLUMNS,
  ...EDGE_CASE_COLUMNS,
];

const BY_ID = new Map(COLUMNS.map((column) => [column.id, column]));

export const findColumn = (id: number): SampleColumn | undefined => BY_ID.get(id);
export const findColumnName = (id: number): string => BY_ID.get(id)?.name ?? '';
export const listChildColumns = (id: number): readonly SampleColumn[] =>
  COLUMNS.filter((column) => column.parent === id);

/** Lists the ids of the columns above a column, the nearest first. */
export function listAncestorColumns(id: number): readonly number[] {
  const parent = BY_ID.get(BY_ID.get(id)?.parent ?? 0);
  return parent ? [parent.id, ...listAncestorColumns(parent.id)] : [];
}

/** Formats the path of a column: `首页~省内~临漪`. */
export const formatColumnPath = (id: number): string =>
  ['首页', ...[id, ...listAncestorColumns(id)].map(findColumnName).reverse()]
    .filter(Boolean)
    .join('~');
