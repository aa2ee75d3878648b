import { readStored, removeStored, writeStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import { parseRecentQueries } from '../model/search/parseRecentQueries.ts';

const KEY = STORAGE_KEYS.searches;

/** Returns what was searched on this device, the last one first. */
export const readRecentQueries = (): readonly string[] => parseRecentQueries(readStored(KEY) ?? '');

/** Remembers a query on this device. */
export function addRecentQuery(query: string): void {
  const others = readRecentQueries().filter((other) => other !== query);
  writeStored(KEY, JSON.stringify([query, ...others]));
}

/** Forgets all queries of this device. */
export const removeRecentQueries = (): void => removeStored(KEY);
