import { formatOwnKey, readStoredUid } from '../../host/ownKey.ts';
import { readStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import { parseSavedArticles, type SavedArticle } from '../../model/saved/savedArticle.ts';

/**
 * Returns the articles that this member has read on this device, and readers without a login; the last
 * one first and each once.
 */
export function readHistory(): readonly SavedArticle[] {
  const key = STORAGE_KEYS.history;
  const keys = new Set([formatOwnKey(key, readStoredUid()), key]);
  const all = [...keys].flatMap((key) => parseSavedArticles(readStored(key)));
  const seen = new Set<string>();
  // `add` returns the set itself, so only the first article of an id passes.
  return all.sort((a, b) => b.at - a.at).filter(({ id }) => !seen.has(id) && seen.add(id));
}
