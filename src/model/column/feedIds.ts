import type { ColumnPage, FeedRow } from './columnTypes.ts';
import type { FeedBlock, ReadyFeed } from './feed.ts';
import { listModuleArticles } from './normaliseColumn.ts';

/** Returns the ids of all articles of a first screen; those of the list last and in order. */
export function listFirstIds({ carousel, live, modules, topModule, list }: ColumnPage): string[] {
  const around = listModuleArticles(topModule ? [topModule, ...modules] : modules);
  return [...carousel, ...live, ...around, ...list].map(({ id }) => id);
}

/** Returns the id of the article or activity of a row; '' for other rows. */
export function formatRowId(row: FeedRow): string {
  if (row.kind === 'article') return row.item.id;
  return row.kind === 'activity' ? `activity-${row.activity.id}` : '';
}

/** Returns the ids of the rows that a feed shows; `baked` are those of a baked first screen. */
export function listShownIds({ data, blocks }: ReadyFeed, baked: readonly string[]): Set<string> {
  const ids = new Set(data ? listFirstIds(data.page) : baked);
  for (const { rows } of blocks) for (const row of rows) ids.add(formatRowId(row));
  return ids;
}

/** Returns the block without rows that are shown already, and without duplicates. */
export function removeShownRows(block: FeedBlock, shown: ReadonlySet<string>): FeedBlock {
  const seen = new Set(shown);
  const rows = block.rows.filter(
    (row) => !seen.has(formatRowId(row)) && seen.add(formatRowId(row)),
  );
  return { ...block, rows };
}

/** Returns the id of the last article, after which the next page begins (`lastFileId`). */
export function findLastId(
  { data, blocks }: ReadyFeed,
  baked: readonly string[],
): string | undefined {
  for (const { rows } of [...blocks].reverse()) {
    const last = rows[rows.length - 1];
    if (last?.kind === 'article') return last.item.id;
  }
  const first = data ? data.page.list.map(({ id }) => id) : baked;
  return first[first.length - 1];
}
