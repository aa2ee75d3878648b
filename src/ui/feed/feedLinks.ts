import { decideColumnTarget, hasTimeAxis } from '../../model/column/columnTarget.ts';
import type { Leader, Module } from '../../model/column/columnTypes.ts';
import type { Column } from '../../model/site/siteTypes.ts';
import { linkTo } from '../../routes.ts';
import { appLinkProps } from '../appLinkProps.ts';

/** Returns the address that a column's name links to; an address of the app is none. */
export function columnLink(column: Column, base: string): string {
  const target = decideColumnTarget(column);
  if (target.kind !== 'link' && hasTimeAxis(column))
    return linkTo('hotPointTimeAxis', { id: column.id }, base);
  return columnScreenLink(column, base);
}

/** Returns the address of the screen for the style of a column. */
function columnScreenLink(
  column: Pick<Column, 'id' | 'linkUrl' | 'appLink' | 'style'>,
  base: string,
): string {
  const target = decideColumnTarget(column);
  if (target.kind === 'link') return target.url;
  const { id } = column;
  if (target.kind === 'paper') return linkTo('paperSharePage', {}, base);
  if (target.kind === 'leaders') return linkTo('LeaderViewList', {}, base);
  return linkTo('columnDetail', { id }, base);
}

/** Returns the attributes of the link of a column's name: its address, or an action for one of the app. */
export const columnLinkProps = (column: Column, base: string) =>
  column.appLink && !column.linkUrl
    ? appLinkProps(column.appLink)
    : { href: columnLink(column, base) };

/**
 * Returns whether a column is a list that opens in place; the others are separate pages or sites.
 */
export function opensInPlace(column: Column): boolean {
  const { kind } = decideColumnTarget(column);
  if (hasTimeAxis(column)) return false;
  return !['link', 'app', 'paper', 'leaders'].includes(kind);
}

/**
 * Returns the address of all items of a module: the column that they are from, else their list.
 * null for none.
 */
export function moduleLink(module: Module, base: string): string | null {
  if (!module.showMore) return null;
  const { targetColumnId: id, targetStyle: style } = module;
  if (id !== '') return columnScreenLink({ id, style, linkUrl: '', appLink: '' }, base);
  if (module.id === '') return null;
  return linkTo('moreModules', {}, base, { id: module.id, name: module.name || undefined });
}

/** Returns the address of a leader's own page. */
export const leaderLink = ({ id }: Leader, base: string): string =>
  linkTo('figureDetail', { id }, base);

/** Returns the address of all broadcasts of a column. */
export const liveLink = (columnId: string, base: string): string =>
  linkTo('moreLive', {}, base, { columnId: columnId || undefined });
