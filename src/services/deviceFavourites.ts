import { atom, type ReadableAtom } from 'nanostores';
import { onOtherTab } from '../host/browserTabs.ts';
import { MINE_STORAGE_KEYS } from '../host/mineStorageKeys.ts';
import { readStored, writeStored } from '../host/storage.ts';
import {
  addSavedArticle,
  parseSavedArticles,
  removeSavedArticle,
  type SavedArticle,
} from '../model/saved/savedArticle.ts';

const KEY = MINE_STORAGE_KEYS.favourites;
const read = () => parseSavedArticles(readStored(KEY));

const $articles = atom<readonly SavedArticle[]>(read());

/** The favourites of readers who are not logged in, the newest first; they stay on this device. */
export const $deviceFavourites: ReadableAtom<readonly SavedArticle[]> = $articles;

onOtherTab([KEY], () => $articles.set(read()));

export const addDeviceFavourite = (article: SavedArticle): void =>
  write(addSavedArticle(read(), article));

export const removeDeviceFavourite = (id: string): void => write(removeSavedArticle(read(), id));

function write(articles: readonly SavedArticle[]): void {
  writeStored(KEY, JSON.stringify(articles));
  $articles.set(articles);
}
