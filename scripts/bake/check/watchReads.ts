import { isNone } from '../../../src/model/wire.ts';
import type { DocumentedField } from '../../docs/readWireDocument.ts';

/** The objects at one place of an answer, such as the rows of a list, taken together. */
interface WatchedPlace {
  /** '' is the answer itself, `list[].tags[]` a tag of a row. */
  readonly path: string;
  /** The names that an object has. */
  readonly sent: ReadonlySet<string>;
  /** The names that code has asked for and no object has set, with the file below `src` that asks. */
  readonly unset: ReadonlyMap<string, string>;
  /** All names that code has asked for. */
  readonly asked: ReadonlySet<string>;
}

interface Place {
  readonly sent: Set<string>;
  readonly unset: Map<string, string>;
  readonly asked: Set<string>;
}

/** Returns a record of which fields of answers code reads. */
export function createReadWatch() {
  const places = new Map<string, Place>();

  function watch(value: unknown, path: string): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      return new Proxy(value, {
        get: (list, key) => {
          const element: unknown = Reflect.get(list, key);
          return isIndex(key) ? watch(element, `${path}[]`) : element;
        },
      });
    }
    const place = places.get(path) ?? { sent: new Set(), unset: new Map(), asked: new Set() };
    places.set(path, place);
    for (const name of Object.keys(value)) place.sent.add(name.trimEnd());
    return new Proxy(value, {
      get: (fields, key) => {
        const found: unknown = Reflect.get(fields, key);
        if (typeof key !== 'string' || key in Object.prototype) return found;
        // Some names end with a blank (wire 6.12).
        const name = key.trimEnd();
        const isNew = !place.asked.has(name);
        place.asked.add(name);
        if (!isNone(found)) place.unset.delete(name);
        else if (isNew) place.unset.set(name, findReader());
        return watch(found, path === '' ? name : `${path}.${name}`);
      },
    });
  }

  return {
    /** Returns an answer that is equal and records what is read of it. */
    watch: (answer: unknown): unknown => watch(answer, ''),
    places: (): readonly WatchedPlace[] =>
      Array.from(places, ([path, place]) => ({ path, ...place })),
  };
}

const isIndex = (key: string | symbol): boolean => typeof key === 'string' && /^\d+$/.test(key);

/** The end of a line of a stack in code that reads answers. */
const READER = /^.*\/src\/((?:api|model)\/\S+?\.ts)/;
/** The modules by which code reads fields. */
const FIELD_MODULES = ['model/read.ts', 'model/wire.ts'];

/** Returns the file below `src` whose code is reading a field: the table of the wire document. */
function findReader(): string {
  const lines = (new Error().stack ?? '').split('\n');
  const files = lines.map((line) => READER.exec(line)?.[1]);
  return files.find((file) => file && !FIELD_MODULES.includes(file)) ?? '';
}

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
