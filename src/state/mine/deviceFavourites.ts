import { atom, type ReadableAtom } from 'nanostores';
import { onOtherTab } from '../../host/browserTabs.ts';
import { readStored, writeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import {
  addSavedArticle,
  parseSavedArticles,
  removeSavedArticle,
  type SavedArticle,
} from '../../model/saved/savedArticle.ts';

const KEY = STORAGE_KEYS.favourites;
const read = () => parseSavedArticles(readStored(KEY));

const $articles = atom<readonly SavedArticle[]>(read());

/** The favourites of readers who are not logged in, the newest first; they stay on this device. */
export const $deviceFavourites: ReadableAtom<readonly SavedArticle[]> = $articles;

onOtherTab([KEY], () => $articles.set(read()));

/** Adds an article; returns false, and adds nothing, where the storage is full or blocked. */
export const addDeviceFavourite = (article: SavedArticle): boolean =>
  write(addSavedArticle(read(), article));

export const removeDeviceFavourite = (id: string): boolean => write(removeSavedArticle(read(), id));

function write(articles: readonly SavedArticle[]): boolean {
  const text = JSON.stringify(articles);
  writeStored(KEY, text);
  $articles.set(read());
  return readStored(KEY) === text;
}
