import type { ColumnPage } from './columnTypes.ts';
import { listFirstIds } from './feedIds.ts';
import { listTopStories } from './listTopStories.ts';

/** A row as the page shows it. */
export interface RenderedRow {
  readonly id: string;
  /** All its text. */
  readonly text: string;
  /** The state of its broadcast as shown; '' for none. */
  readonly live: string;
}

/**
 * Returns whether the page shows other rows than the server has now: other rows, another order,
 * other titles or states of broadcasts. Counts and times are not compared.
 */
export function isFeedStale(shown: readonly RenderedRow[], page: ColumnPage): boolean {
  const fresh = [...page.carousel, ...page.list];
  // An empty answer is more likely a failure of the server than an empty column.
  if (fresh.length === 0) return false;
  const expected = new Set(listFirstIds(page));
  if (shown.some(({ id }) => !expected.has(id))) return true;
  const rows = new Map<string, RenderedRow[]>();
  for (const row of shown) rows.set(row.id, [...(rows.get(row.id) ?? []), row]);
  const isOther = fresh.some(({ id, title, live }) => {
    const here = rows.get(id) ?? [];
    const isSame = here.some(
      (row) => row.text.includes(title) && (row.live === '' || row.live === live?.state),
    );
    return !isSame;
  });
  if (isOther) return true;
  // An article both in a module and in the list has no single position; one of the top module is there alone.
  const top = listTopStories(page.topModule);
  const isSingle = (id: string) => rows.get(id)?.length === 1 && !top.has(id);
  const inList = new Set(page.list.map(({ id }) => id));
  const order = shown.filter(({ id }) => inList.has(id) && isSingle(id)).map(({ id }) => id);
  const wanted = page.list.map(({ id }) => id).filter(isSingle);
  return order.join() !== wanted.join();
}
