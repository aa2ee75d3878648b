import type { ApiError } from '../../../src/api/errors.ts';
import { fail, ok, type Result } from '../../../src/model/result.ts';

type Page<T> = Result<{ readonly items: readonly T[]; readonly hasMore: boolean }, ApiError>;
export type LoadPage<T> = (page: number, shown: readonly T[]) => Promise<Page<T>>;

/** What could be read of a list. */
interface ReadRows<T> {
  /** Without duplicates. */
  readonly rows: readonly T[];
  /** Why the list was not read further; null when no page failed. */
  readonly error: ApiError | null;
  /** The server has more rows than were asked for. */
  readonly hasMore: boolean;
}

/** Reads a list page by page, at most `maxPages`, up to its first page that fails. */
export async function readRows<T extends { readonly id: string }>(
  load: LoadPage<T>,
  maxPages: number,
): Promise<ReadRows<T>> {
  const rows: T[] = [];
  const ids = new Set<string>();
  let hasMore = true;
  for (let page = 0; page < maxPages && hasMore; page += 1) {
    const answer = await load(page, rows);
    if (!answer.ok) return { rows, error: answer.error, hasMore };
    const before = rows.length;
    for (const row of answer.value.items) {
      if (!ids.has(row.id)) rows.push(row);
      ids.add(row.id);
    }
    // A server that ignores the page number sends the same rows again.
    hasMore = answer.value.hasMore && rows.length > before;
  }
  return { rows, error: null, hasMore };
}

/** Returns the rows of `readRows`. Fails when a page fails: an incomplete list must not replace a complete one. */
export async function readPages<T extends { readonly id: string }>(
  load: LoadPage<T>,
  maxPages: number,
): Promise<Result<readonly T[], ApiError>> {
  const { rows, error } = await readRows(load, maxPages);
  return error ? fail(error) : ok(rows);
}
