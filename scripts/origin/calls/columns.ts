/**
 * Columns: serves `getColumns`, `getColumn`, `getColumnsAll` on host `app_if`. Wire form:
 * src/docs/wireFields.md.
 */

import { COLUMNS, findColumn, listChildColumns } from '../../sample/columns.ts';
import type { SampleColumn } from '../../sample/types.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { countFollowers, FOLLOWED } from '../store/follows.ts';
import { formatColumn } from '../wire/column.ts';

/** When the sample columns were changed last. */
const COLUMNS_VERSION = Date.parse('2026-11-21T00:00:00Z');

/** Formats a column with its current number of followers. */
export function formatColumnWithFollowers(column: SampleColumn, { db, addresses }: CallContext) {
  const since = countFollowers(db, { type: FOLLOWED.column, id: column.id });
  const followers = (column.followers ?? 0) + since;
  return formatColumn(column, COLUMNS.indexOf(column) + 1, followers, addresses);
}

/** Lists the child columns without unlisted ones. */
const listedBelow = (id: number) => listChildColumns(id).filter(({ unlisted }) => !unlisted);

const getColumns: Call = (context) => {
  const columns = listedBelow(context.params.count('parentColumnId'));
  return data({
    version: columns.length > 0 ? COLUMNS_VERSION : 0,
    columns: columns.map((column) => formatColumnWithFollowers(column, context)),
    topColumns: [],
  });
};

const getColumn: Call = (context) => {
  const column = findColumn(context.params.count('columnId'));
  return column ? data(formatColumnWithFollowers(column, context)) : unknown;
};

/** Answers the whole subtree, parents before children. */
const getColumnsAll: Call = (context) => {
  const below = (id: number): SampleColumn[] =>
    listedBelow(id).flatMap((column) => [column, ...below(column.id)]);
  const columns = below(context.params.count('parentColumnId'));
  return data({ columns: columns.map((column) => formatColumnWithFollowers(column, context)) });
};

export const columnCalls: Calls = { getColumns, getColumn, getColumnsAll };
