import { field, parseEach, parseList, parseRecord } from '../wire.ts';
import type { SearchEntry } from './searchTypes.ts';

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
