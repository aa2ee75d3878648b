import type { ColumnPage } from '../../model/column/types.ts';
import { firstIds } from './ids.ts';

/** A row as it stands in the page. */
export interface ShownRow {
  readonly id: string;
  /** All its words. */
  readonly text: string;
  /** The state of its broadcast as it is told; '' for none. */
  readonly live: string;
}

/**
 * Whether the page shows other rows than the server has now: rows came, went, changed
 * their order, their title or the state of their broadcast. Counts and times are none of it.
 */
export function isStale(shown: readonly ShownRow[], page: ColumnPage): boolean {
  const fresh = [...page.carousel, ...page.list];
  // A server that suddenly has nothing to say is not believed.
  if (fresh.length === 0) return false;
  const expected = new Set(firstIds(page));
  if (shown.some(({ id }) => !expected.has(id))) return true;
  const rows = new Map<string, ShownRow[]>();
  for (const row of shown) rows.set(row.id, [...(rows.get(row.id) ?? []), row]);
  const isOther = fresh.some(({ id, title, live }) => {
    const here = rows.get(id) ?? [];
    const isSame = here.some(
      (row) => row.text.includes(title) && (row.live === '' || row.live === live?.state),
    );
    return !isSame;
  });
  if (isOther) return true;
  // What stands twice, in a module and in the list, has no one place.
  const isSingle = (id: string) => rows.get(id)?.length === 1;
  const inList = new Set(page.list.map(({ id }) => id));
  const order = shown.filter(({ id }) => inList.has(id) && isSingle(id)).map(({ id }) => id);
  const wanted = page.list.map(({ id }) => id).filter(isSingle);
  return order.join() !== wanted.join();
}
