import { decideColumnTarget, hasTimeAxis } from '../../model/column/columnTarget.ts';
import type { Leader, Module } from '../../model/column/columnTypes.ts';
import type { Column } from '../../model/site/siteTypes.ts';
import { linkTo } from '../../routes.ts';

/** Returns the address that a column's name links to. */
export function columnLink(column: Column, base: string): string {
  const target = decideColumnTarget(column);
  if (target.kind === 'link') return target.url;
  const { id } = column;
  if (hasTimeAxis(column)) return linkTo('hotPointTimeAxis', { id }, base);
  if (target.kind === 'paper') return linkTo('paperSharePage', {}, base);
  if (target.kind === 'leaders') return linkTo('LeaderViewList', {}, base);
  return linkTo('columnDetail', { id }, base);
}

/**
 * Returns whether a column is a list that opens in place; the others are separate pages or sites.
 */
export function opensInPlace(column: Column): boolean {
  const { kind } = decideColumnTarget(column);
  if (hasTimeAxis(column)) return false;
  return kind === 'articles' || kind === 'activities' || kind === 'live';
}

/**
 * Returns the address of all items of a module: the column that they are from, else their list.
 * null for none.
 */
export function moduleLink(module: Module, base: string): string | null {
  if (!module.showMore) return null;
  if (module.targetColumnId !== '') {
    return linkTo('columnDetail', { id: module.targetColumnId }, base);
  }
  if (module.id === '') return null;
  return linkTo('moreModules', {}, base, { id: module.id, name: module.name || undefined });
}

/** Returns the address of a leader's own page. */
export const leaderLink = ({ id }: Leader, base: string): string =>
  linkTo('figureDetail', { id }, base);

/** Returns the address of all broadcasts of a column. */
export const liveLink = (columnId: string, base: string): string =>
  linkTo('moreLive', {}, base, { columnId: columnId || undefined });
