import type { Client } from '../../api/client.ts';
import type { ListPart, ListSource } from '../../api/listSource.ts';
import { type ListQuery, loadCommunityList } from '../../api/pages/communityList.ts';
import type { CommunityListName } from '../../model/community/communityLists.ts';
import type { CommunityRow } from '../../model/community/communityTypes.ts';
import { ok } from '../../model/result.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';
import { createListPage, type ListPage } from '../listPage.ts';

/** A row, or the id of a row that the page shows as HTML, which counts for paging only. */
export type CommunityListRow = CommunityRow | { readonly kind: 'shown'; readonly id: string };

export type CommunityListStore = ListPage<CommunityListRow, null>;

/** The lists of this page, which shows one person, account, topic, circle, ... */
const lists = new Map<CommunityListName, CommunityListStore>();

/** Returns a list of the page; nothing is loaded yet. */
export function getCommunityList(name: CommunityListName): CommunityListStore {
  let list = lists.get(name);
  if (!list) {
    list = createListPage<CommunityListRow, null>();
    lists.set(name, list);
  }
  return list;
}

/** The update of the baked list. */
let updating: Client | undefined;

/** Loads a list from its first page. The pending calls of the others are cancelled first (product 7.14). */
export function loadFirstCommunityRows(
  settings: Settings,
  name: CommunityListName,
  id: string,
): Promise<void> {
  updating?.cancelAll();
  for (const list of lists.values()) list.cancel();
  return getCommunityList(name).load(settings, createListSource(name, id));
}

/** Continues a list whose first page is loaded already. */
export function adoptCommunityList(
  name: CommunityListName,
  id: string,
  part: ListPart<CommunityListRow>,
): void {
  getCommunityList(name).adopt(createListSource(name, id), {
    ...part,
    head: null,
    config: DEFAULT_SITE_CONFIG,
  });
}

/**
 * Updates a baked list: replaces it by the rows of the server, unless they are the same or the
 * reader has begun to use it (`mayReplace`). Returns false when there was no answer.
 */
export async function refreshCommunityList(
  settings: Settings,
  name: CommunityListName,
  id: string,
  mayReplace: () => boolean,
): Promise<boolean> {
  const asked = { id, page: 0, lastId: '0' };
  updating = getClient(settings).group();
  const answer = await loadCommunityList(updating, name, asked);
  const now = getCommunityList(name).$list.get();
  if (!answer.ok || now.state !== 'ready' || now.page > 0) return answer.ok;
  const { rows: items, hasMore } = answer.value;
  const isSame =
    items.length === now.items.length && items.every((row, at) => row.id === now.items[at]?.id);
  if (!isSame && mayReplace()) adoptCommunityList(name, id, { items, hasMore });
  return true;
}

function createListSource(name: CommunityListName, id: string): ListSource<CommunityListRow, null> {
  const load = async (client: Client, asked: Omit<ListQuery, 'id'>) => {
    const answer = await loadCommunityList(client, name, { ...asked, id });
    if (!answer.ok) return answer;
    return ok({ items: answer.value.rows, hasMore: answer.value.hasMore });
  };
  return {
    // The page has the configuration already, and the rows are shown with that one.
    config: DEFAULT_SITE_CONFIG,
    loadFirst: async (client) => {
      const answer = await load(client, { page: 0, lastId: '0' });
      if (answer.ok) return ok({ ...answer.value, head: null });
      // Servers may answer with a failure for an empty list.
      return answer.error.kind === 'empty' ? ok({ items: [], hasMore: false, head: null }) : answer;
    },
    next: (client, { page, lastId }) => load(client, { page, lastId }),
  };
}
