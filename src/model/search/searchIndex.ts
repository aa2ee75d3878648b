import { field, parseEach, parseList, parseRecord } from '../wire.ts';
import { foldText, splitWords } from './foldText.ts';

/**
 * Returns the entries whose title contains every word of a query: first those that begin with its
 * first word, each group in the order of the index.
 */
export function matchEntries(
  entries: readonly SearchEntry[],
  query: string,
  limit: number,
): readonly SearchEntry[] {
  const words = splitWords(query);
  const [first] = words;
  if (first === undefined) return [];
  const starts: SearchEntry[] = [];
  const others: SearchEntry[] = [];
  for (const entry of entries) {
    const title = foldText(entry.title);
    if (!words.every((word) => title.includes(word))) continue;
    (title.startsWith(first) ? starts : others).push(entry);
  }
  return [...starts, ...others].slice(0, limit);
}

/** A page of this site: no other host, and no script. */
const PATH = /^[\w~-][\w./~-]*\.html$/;

/** Returns the entries of the index that `bake` has written; rows of another form are left out. */
export const parseSearchIndex = (payload: unknown): readonly SearchEntry[] =>
  parseEach(field(parseRecord(payload), 'entries'), (row) => {
    const [path, title, kind] = parseList(row).map((value) =>
      typeof value === 'string' ? value : '',
    );
    return path && title && PATH.test(path) ? { path, title, kind: kind ?? '' } : null;
  });

/** File of the index, below the base of the site. */
export const SEARCH_INDEX = 'search.json';

/** A page that readers find by its title. */
export interface SearchEntry {
  /** Below the base of the site. */
  readonly path: string;
  readonly title: string;
  /** Name of its route. */
  readonly kind: string;
}
