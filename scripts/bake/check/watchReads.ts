import { isNone } from '../../../src/model/wire.ts';

/** The objects at one place of an answer, such as the rows of a list, taken together. */
export interface WatchedPlace {
  /** '' is the answer itself, `list[].tags[]` a tag of a row. */
  readonly path: string;
  /** The names that an object has. */
  readonly sent: ReadonlySet<string>;
  /** The names that code has asked for and no object has set, with the file below `src` that asks. */
  readonly unset: ReadonlyMap<string, string>;
  /** All names that code has asked for. */
  readonly asked: ReadonlySet<string>;
}

/** Records which fields of answers code reads. */
export interface ReadWatch {
  /** Returns an answer that is equal and records what is read of it. */
  readonly watch: (answer: unknown) => unknown;
  readonly places: () => readonly WatchedPlace[];
}

interface Place {
  readonly sent: Set<string>;
  readonly unset: Map<string, string>;
  readonly asked: Set<string>;
}

export function createReadWatch(): ReadWatch {
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
    watch: (answer) => watch(answer, ''),
    places: () => Array.from(places, ([path, place]) => ({ path, ...place })),
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
