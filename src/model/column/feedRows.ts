import type { ColumnPage, FeedRow } from './columnTypes.ts';
import { removeDuplicates } from './normaliseColumn.ts';

type FirstPage = Pick<ColumnPage, 'list' | 'modules' | 'ads'>;

/**
 * Returns the rows of a list's first page. Modules and advertisements are placed before the row
 * of their position (wire 9.5), several at one position in the server's order;
 * positions beyond the end are last. Modules without items and repeated entries are left out.
 */
export function arrangeRows({ list, modules, ads }: FirstPage): readonly FeedRow[] {
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
  return removeDuplicates(rows.map((row) => ({ id: formatRowKey(row), row }))).map(
    ({ row }) => row,
  );
}

/** Returns a key that is unique among the rows of a list. */
export function formatRowKey(row: FeedRow): string {
  if (row.kind === 'article') return row.item.id;
  if (row.kind === 'activity') return `activity-${row.activity.id}`;
  if (row.kind === 'ad') return `ad-${row.ad.id}-${row.ad.position}`;
  const { id, kind, name, position } = row.module;
  return `module-${id || `${kind}-${name}`}-${position}`;
}
