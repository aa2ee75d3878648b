import type { Client } from '../../api/client.ts';
import { type ListQuery, loadPeopleList } from '../../api/pages/peopleList.ts';
import type { PeopleListName } from '../../model/people/lists.ts';
import type { PeopleRow } from '../../model/people/types.ts';
import { ok } from '../../model/result.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normalise.ts';
import type { Settings } from '../../settings.ts';
import { openClient } from '../client.ts';
import { createListPage, type ListPage, type ListPart, type ListSource } from '../listPage.ts';

/** A row, or the id of a row that the baked page contains, which counts for paging only. */
export type ShownRow = PeopleRow | { readonly kind: 'baked'; readonly id: string };

export type PeopleListStore = ListPage<ShownRow, null>;

/** The lists of this page, which shows one person, account, topic, circle, ... */
const lists = new Map<PeopleListName, PeopleListStore>();

/** Returns a list of the page; nothing is loaded yet. */
export function peopleList(name: PeopleListName): PeopleListStore {
  let list = lists.get(name);
  if (!list) {
    list = createListPage<ShownRow, null>();
    lists.set(name, list);
  }
  return list;
}

/** Loads a list from its first page. */
export const openPeopleList = (settings: Settings, name: PeopleListName, id: string) =>
  peopleList(name).open(settings, sourceOf(name, id));

/** Continues a list whose first page is loaded already. */
export function adoptPeopleList(name: PeopleListName, id: string, part: ListPart<ShownRow>): void {
  peopleList(name).adopt(sourceOf(name, id), {
    ...part,
    head: null,
    config: DEFAULT_SITE_CONFIG,
  });
}

/**
 * Updates a baked list: replaces it by the rows of the server, unless they are the same or the
 * reader has begun to use it (`mayReplace`).
 */
export async function refreshPeopleList(
  settings: Settings,
  name: PeopleListName,
  id: string,
  mayReplace: () => boolean,
): Promise<void> {
  const asked = { id, page: 0, lastId: '0' };
  const answer = await loadPeopleList(openClient(settings), name, asked);
  const now = peopleList(name).$list.get();
  if (!answer.ok || now.state !== 'ready' || now.page > 0) return;
  const { rows: items, hasMore } = answer.value;
  const isSame =
    items.length === now.items.length && items.every((row, at) => row.id === now.items[at]?.id);
  if (!isSame && mayReplace()) adoptPeopleList(name, id, { items, hasMore });
}

function sourceOf(name: PeopleListName, id: string): ListSource<ShownRow, null> {
  const load = async (client: Client, asked: Omit<ListQuery, 'id'>) => {
    const answer = await loadPeopleList(client, name, { ...asked, id });
    if (!answer.ok) return answer;
    return ok({ items: answer.value.rows, hasMore: answer.value.hasMore });
  };
  return {
    // The page has the configuration already, and the rows are shown with that one.
    config: DEFAULT_SITE_CONFIG,
    open: async (client) => {
      const answer = await load(client, { page: 0, lastId: '0' });
      if (answer.ok) return ok({ ...answer.value, head: null });
      // Servers may answer with a failure for an empty list.
      return answer.error.kind === 'empty' ? ok({ items: [], hasMore: false, head: null }) : answer;
    },
    next: (client, { page, lastId }) => load(client, { page, lastId }),
  };
}
