import { decideColumnTarget, hasTimeAxis } from '../../src/model/column/columnTarget.ts';
import type { Column } from '../../src/model/site/types.ts';
import type { ColumnRoute } from '../../src/screens/column/locals.ts';
import { LIST_ROUTES } from './types.ts';

export const isColumnRoute = (route: string | undefined): route is ColumnRoute =>
  LIST_ROUTES.some((name) => name === route);

/** Whether a column has this page: a list, and on the axis of time only where it has marks. */
export function columnHasPage(column: Column, route: ColumnRoute): boolean {
  if (column.name === '') return false;
  if (decideColumnTarget(column).kind !== 'articles') return false;
  return route !== 'hotPointTimeAxis' || hasTimeAxis(column);
}
