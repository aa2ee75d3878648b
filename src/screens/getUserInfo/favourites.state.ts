import { myFav } from '../../api/calls/favourites.ts';
import type { Favourite } from '../../model/favourite/normaliseFavourites.ts';
import { PAGE_SIZE } from '../../model/pageSize.ts';
import { hasMoreByMultiple } from '../../model/paging.ts';
import { ok } from '../../model/result.ts';
import type { SavedArticle } from '../../model/saved/savedArticle.ts';
import { ownArticleLink } from '../../routes.ts';
import { keepFavourite } from '../../services/offline/keepPages.ts';
import { changeMark } from '../../services/outbox/markStore.ts';
import { send } from '../../services/outbox/outbox.ts';
import { toggle } from '../../services/outbox/toggle.ts';
import type { Settings } from '../../settings.ts';
import { createListPage } from '../../state/listPage.ts';
import {
  $deviceFavourites,
  addDeviceFavourite,
  removeDeviceFavourite,
} from '../../state/mine/deviceFavourites.ts';
import { favouriteMark } from '../../writes/toggles.ts';
import { createOwnSource } from './createOwnSource.state.ts';

/** The favourites of the member. */
export const favourites = createListPage<Favourite, null>();

export function loadFavourites(settings: Settings, uid: string): Promise<void> {
  return favourites.load(
    settings,
    createOwnSource<Favourite>(async (client, page) => {
      const answer = await myFav(client, { userId: uid, page });
      if (!answer.ok) return answer;
      const { list, sent } = answer.value;
      return ok({ items: list, hasMore: hasMoreByMultiple(sent, page * PAGE_SIZE + sent) });
    }),
  );
}

/** Adds or removes a favourite of the member; `show` receives its state also when it is refused. */
export function toggleMemberFavourite(
  { id, image, item }: Favourite,
  isOn: boolean,
  show: (isOn: boolean) => void,
): Promise<void> {
  const path = ownArticleLink(item, '').slice(1);
  void keepFavourite({ path, title: item.title }, isOn);
  return toggle({ kind: 'fav', payload: { articleId: id, imageUrl: image, cancel: !isOn }, show });
}

export const isDeviceFavourite = (articles: readonly SavedArticle[], id: string): boolean =>
  articles.some((article) => article.id === id);

/** Adds or removes a favourite of this device, which pages show to readers without a login. */
export function toggleDeviceFavourite(article: SavedArticle, isOn: boolean): void {
  if (isOn) addDeviceFavourite(article);
  else removeDeviceFavourite(article.id);
  void keepFavourite(article, isOn);
  changeMark(favouriteMark(article.id), isOn, '');
}

/**
 * Adds the favourites of this device to those of the member, the oldest first. One whose write was
 * refused stays on the device. Returns whether all have been taken over; a write that waits for the
 * network counts, because the outbox sends it later.
 */
export async function moveDeviceFavourites(): Promise<boolean> {
  const outcomes = await Promise.all([...$deviceFavourites.get()].reverse().map(moveOne));
  return outcomes.every(Boolean);
}

async function moveOne({ id, image }: SavedArticle): Promise<boolean> {
  const outcome = await send('fav', { articleId: id, imageUrl: image, cancel: false });
  if (outcome.state === 'refused') return false;
  removeDeviceFavourite(id);
  changeMark(favouriteMark(id), false, '');
  return true;
}
