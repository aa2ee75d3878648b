import { withoutRepeats } from './normalise.ts';
import type { ColumnPage, FeedRow } from './types.ts';

type FirstPage = Pick<ColumnPage, 'list' | 'modules' | 'ads'>;

/**
 * The rows of a list's first page: modules and advertisements stand before the row that
 * they name (wire 9.5), several at one place in the order in which they came.
 * What stands beyond the end comes last. Modules without items are no rows, and what
 * was sent twice for one place is one.
 */
export function placeRows({ list, modules, ads }: FirstPage): readonly FeedRow[] {
  const placed = [
    ...modules
      .filter(({ items }) => items.length > 0)
      .map((module) => ({ at: module.position, row: { kind: 'module', module } as const })),
    ...ads.map((ad) => ({ at: ad.position, row: { kind: 'ad', ad } as const })),
  ];
  const rows: FeedRow[] = [];
  list.forEach((item, index) => {
    for (const { at, row } of placed) if (at === index) rows.push(row);
    rows.push({ kind: 'article', item });
  });
  for (const { at, row } of placed) if (at >= list.length) rows.push(row);
  return withoutRepeats(rows.map((row) => ({ id: rowKey(row), row }))).map(({ row }) => row);
}

/** A name for a row that no other row of the list has. */
export function rowKey(row: FeedRow): string {
  if (row.kind === 'article') return row.item.id;
  if (row.kind === 'activity') return `activity-${row.activity.id}`;
  if (row.kind === 'ad') return `ad-${row.ad.id}-${row.ad.position}`;
  const { id, kind, name, position } = row.module;
  return `module-${id || `${kind}-${name}`}-${position}`;
}
