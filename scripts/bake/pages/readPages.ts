import type { ApiError } from '../../../src/api/errors.ts';
import { ok, type Result } from '../../../src/model/result.ts';

type Page<T> = Result<{ readonly items: readonly T[]; readonly hasMore: boolean }, ApiError>;

/**
 * Reads a list page by page, at most `maxPages`, and returns its rows without duplicates. Fails
 * when a page fails: an incomplete list must not replace a complete one.
 */
export async function readPages<T extends { readonly id: string }>(
  load: (page: number, shown: readonly T[]) => Promise<Page<T>>,
  maxPages: number,
): Promise<Result<readonly T[], ApiError>> {
  const rows = new Map<string, T>();
  for (let page = 0; page < maxPages; page += 1) {
    const answer = await load(page, [...rows.values()]);
    if (!answer.ok) return answer;
    const before = rows.size;
    for (const row of answer.value.items) rows.set(row.id, row);
    // A server that ignores the page number sends the same rows again.
    if (!answer.value.hasMore || rows.size === before) break;
  }
  return ok([...rows.values()]);
}
