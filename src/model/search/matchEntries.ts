import type { SearchEntry } from './searchTypes.ts';

/** Full and half width, upper and lower case are the same. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Returns the entries whose title contains every word of a query: first those that begin with its
 * first word, each group in the order of the index.
 */
export function matchEntries(
  entries: readonly SearchEntry[],
  query: string,
  limit: number,
): readonly SearchEntry[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const starts: SearchEntry[] = [];
  const others: SearchEntry[] = [];
  for (const entry of entries) {
    const title = fold(entry.title);
    if (!words.every((word) => title.includes(word))) continue;
    (title.startsWith(first) ? starts : others).push(entry);
  }
  return [...starts, ...others].slice(0, limit);
}
