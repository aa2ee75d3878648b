import { isHistoryOn } from '../host/historyChoice.ts';
import { deleteKept } from '../host/offline/keptStorage.ts';
import { formatOwnKey, readStoredUid } from '../host/ownKey.ts';
import { readSettings } from '../host/settings.ts';
import { readStored, removeStored, writeStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import type { SavedArticle } from '../model/saved/savedArticle.ts';

/** Articles of the history; the oldest are removed first. */
const HISTORY_MAX = 200;

/** Returns the key of the history of the member who is logged in, or of readers without a login. */
const formatHistoryKey = (): string => formatOwnKey(STORAGE_KEYS.history, readStoredUid());

/** Adds an article as the newest of the history; does nothing when the history is off. */
export function addToHistory(article: SavedArticle): void {
  if (!isHistoryOn()) return;
  const others = readHistory().filter((other) => (other as SavedArticle | null)?.id !== article.id);
  const history = [article, ...others].slice(0, HISTORY_MAX);
  writeStored(formatHistoryKey(), JSON.stringify(history));
}

/**
 * Returns the stored entries as they are: their parser (model/saved/savedArticle.ts) would be loaded
 * with the first gesture of every page.
 */
function readHistory(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(readStored(formatHistoryKey()) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/**
 * Removes what this device knows of what this reader has read: the history, also that of readers without a
 * login, the marks of dimmed rows, what the front page listed, what was read aloud, where articles were left, and the pages that were
 * kept because they were read.
 */
export function clearHistory(): void {
  void deleteKept(readSettings().siteBase, ['read']);
  const keys = [
    formatHistoryKey(),
    STORAGE_KEYS.history,
    STORAGE_KEYS.read,
    STORAGE_KEYS.frontVisit,
    STORAGE_KEYS.speech,
    STORAGE_KEYS.places,
  ];
  for (const key of keys) removeStored(key);
}
