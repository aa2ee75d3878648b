import { readStored, removeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import { parseSavedArticles, type SavedArticle } from '../../model/saved/savedArticle.ts';

const KEY = STORAGE_KEYS.guestSignUps;

/**
 * Returns the sign-ups of readers without a login, the last one first: the server lists those of members
 * alone. Each has the page of the sign-up, and when it was seen first.
 */
export const listGuestSignUps = (): readonly SavedArticle[] => parseSavedArticles(readStored(KEY));

/** Removes the list from this device; the server keeps the sign-ups. */
export const clearGuestSignUps = (): void => removeStored(KEY);
