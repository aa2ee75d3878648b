import { MINE_STORAGE_KEYS } from '../../host/mineStorageKeys.ts';
import { readStored } from '../../host/storage.ts';
import { parseSavedArticles, type SavedArticle } from '../../model/saved/savedArticle.ts';

/** Returns the articles that were read on this device, the last one first. */
export const readHistory = (): readonly SavedArticle[] =>
  parseSavedArticles(readStored(MINE_STORAGE_KEYS.history));
