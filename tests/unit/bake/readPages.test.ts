import { describe, expect, it } from 'vitest';
import { readPages, readRows } from '../../../scripts/bake/pages/readPages.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import { fail, ok } from '../../../src/model/result.ts';

const ERROR: ApiError = { kind: 'network', message: 'gone', call: 'list' };
const row = (id: number) => ({ id: String(id) });

/** A list with two rows a page; the page with the number `failing` fails. */
const load =
  (pages: number, failing = -1) =>
  async (page: number) =>
    page === failing
      ? fail(ERROR)
      : ok({ items: [row(2 * page), row(2 * page + 1)], hasMore: page < pages - 1 });

describe('the rows of a list', () => {
  it('are those of all its pages', async () => {
    const { rows, error, hasMore } = await readRows(load(3), 10);
    expect(rows.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5']);
    expect([error, hasMore]).toEqual([null, false]);
  });

  it('are read to the last page that is asked for', async () => {
    const { rows, hasMore } = await readRows(load(3), 2);
    expect(rows).toHaveLength(4);
    expect(hasMore).toBe(true);
  });

  it('are those before the first page that fails', async () => {
    const { rows, error } = await readRows(load(3, 1), 10);
    expect(rows).toHaveLength(2);
    expect(error).toBe(ERROR);
  });

  it('end when a server sends the same rows again', async () => {
    let asked = 0;
    const { rows, hasMore } = await readRows(async () => {
      asked += 1;
      return ok({ items: [row(1), row(1)], hasMore: true });
    }, 10);
    expect(rows).toEqual([row(1)]);
    expect([asked, hasMore]).toEqual([2, false]);
  });

  it('fail together where an incomplete list must not replace a complete one', async () => {
    expect(await readPages(load(3, 1), 10)).toEqual(fail(ERROR));
    expect(await readPages(load(1), 10)).toEqual(ok([row(0), row(1)]));
  });
});
