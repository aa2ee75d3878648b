import { COLUMNS } from './columns.ts';
import { generateArticle } from './generateArticle.ts';
import type { SampleArticle } from './types.ts';

/** Long columns for tests, whose articles are generated at each request and not stored. */
const IDS_A_COLUMN = 10_000;

/** Returns the id of a column's first generated article: 2_730_000 for column 273. */
const firstIdOf = (columnId: number) => columnId * IDS_A_COLUMN;

/** Lists articles of a generated column, newest first; null for any other column. */
export function listGeneratedColumn(
  columnId: number,
  offset: number,
  limit: number,
): readonly SampleArticle[] | null {
  const count = countOf(columnId);
  if (count === 0) return null;
  const length = Math.max(0, Math.min(limit, count - offset));
  return Array.from({ length }, (_, index) =>
    generateArticle(firstIdOf(columnId) + offset + index, columnId),
  );
}

/** Returns the generated article with an id; null when there is none. */
export function findGeneratedArticle(id: number): SampleArticle | null {
  const columnId = Math.floor(id / IDS_A_COLUMN);
  return id % IDS_A_COLUMN < countOf(columnId) ? generateArticle(id, columnId) : null;
}

const countOf = (columnId: number): number =>
  COLUMNS.find(({ id }) => id === columnId)?.generated ?? 0;
