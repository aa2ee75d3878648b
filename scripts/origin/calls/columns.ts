import { COLUMNS, findColumn, listChildColumns } from '../../sample/columns.ts';
import type { SampleColumn } from '../../sample/types.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { countFollowers, FOLLOWED } from '../store/follows.ts';
import { formatColumn } from '../wire/column.ts';

/** When the edition's columns were last changed. */
const COLUMNS_VERSION = Date.parse('2026-11-21T00:00:00Z');

/** A column as lists, heads and modules show it. */
export function formatColumnWithFollowers(column: SampleColumn, { db, addresses }: CallContext) {
  const since = countFollowers(db, { type: FOLLOWED.column, id: column.id });
  const followers = (column.followers ?? 0) + since;
  return formatColumn(column, COLUMNS.indexOf(column) + 1, followers, addresses);
}

/** The columns below one that lists of columns name. */
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

/** The whole subtree, parents before children. */
const getColumnsAll: Call = (context) => {
  const below = (id: number): SampleColumn[] =>
    listedBelow(id).flatMap((column) => [column, ...below(column.id)]);
  const columns = below(context.params.count('parentColumnId'));
  return data({ columns: columns.map((column) => formatColumnWithFollowers(column, context)) });
};

export const columnCalls: Calls = { getColumns, getColumn, getColumnsAll };
