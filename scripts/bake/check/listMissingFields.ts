import type { DocumentedField } from '../../docs/readWireDocument.ts';
import type { WatchedPlace } from './watchReads.ts';

/** What an answer lacks of the fields that the product reads. */
export interface MissingFields {
  /** The documented fields that no object at a place has: `list[]` and their names. */
  readonly lacking: readonly { readonly path: string; readonly names: readonly string[] }[];
  /** The fields that are there under a name that is not read. */
  readonly respelt: readonly { readonly sent: string; readonly read: string }[];
}

/**
 * Returns what an answer lacks by the rows of the wire document. A field with another name in its row
 * that was sent is not lacking, and neither is one that is only guessed: no server may have it.
 */
export function listMissingFields(
  places: readonly WatchedPlace[],
  rows: readonly DocumentedField[],
): MissingFields {
  const lacking: MissingFields['lacking'][number][] = [];
  const respelt: MissingFields['respelt'][number][] = [];
  for (const { path, sent, unset, asked } of places) {
    const unread = new Map(
      [...sent].filter((name) => !asked.has(name)).map((name) => [fold(name), name]),
    );
    const names: string[] = [];
    for (const [name, file] of unset) {
      const own = rows.filter((row) => row.file === file && row.name === name);
      if (own.some((row) => row.names.some((other) => sent.has(other)))) continue;
      const other = unread.get(fold(name));
      if (other !== undefined) respelt.push({ sent: joinPath(path, other), read: name });
      else if (own.some(isKnown)) names.push(name);
    }
    if (names.length > 0) lacking.push({ path, names });
  }
  return { lacking, respelt };
}

/** The marks of refusals, which other answers do not have. */
const REFUSAL_MARKS = ['success', 'error', 'errorInfo'];

/** Returns whether servers are known to send a field. */
function isKnown({ name, source }: DocumentedField): boolean {
  if (REFUSAL_MARKS.includes(name)) return false;
  // "`a`: **guess**; `b`, `c`: wire 2.1", or one source for all names.
  const own = source.split(';').find((part) => part.includes(`\`${name}\``)) ?? source;
  return !/\*\*guess\*\*|inferred/.test(own);
}

/** Returns a name without what spellings differ in: `pic_list` and `picList` are equal then. */
const fold = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const joinPath = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
