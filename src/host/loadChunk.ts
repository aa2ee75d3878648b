import { CHUNK_TROUBLE, SLOW_CHUNK_MS } from './chunkTrouble.ts';

/** Chunk load timeout (spec section 9). */
const CHUNK_TIMEOUT_MS = 120_000;
/** How long a second attempt waits for the address of the first one. */
const SAME_ADDRESS_MS = 1_000;

/** Imports a chunk from its address with `query`, which makes it another one for the browser. */
type Load<T> = (query: string) => Promise<T>;

/** Queries for chunks that failed or were slow, by the text of their import. */
const queries = new Map<string, string>();

/**
 * Returns a chunk. The build passes every dynamic import through this function
 * (scripts/build/clientBuild.ts). Rejects with the browser's error, or with a
 * `ChunkLoadError` after the limit. A chunk that is asked for again after trouble is
 * requested from another address as well: engines before Chromium 156 and Firefox 154 keep
 * a failure for ever, and all of them join a request that hangs.
 * `key` tells imports apart whose text is the same.
 */
export const loadChunk = <T>(load: Load<T>, key = ''): Promise<T> =>
  new Promise((resolve, reject) => {
    const name = key + load;
    const query = queries.get(name);
    const report = (detail: unknown) => {
      queries.set(name, `?${Date.now()}`);
      dispatchEvent(new CustomEvent(CHUNK_TROUBLE, { detail }));
    };
    const fail = (error: unknown) => {
      clear();
      report(error);
      reject(error);
    };
    const timers = [
      setTimeout(report, SLOW_CHUNK_MS, null),
      setTimeout(() => fail(new Error('ChunkLoadError: timeout')), CHUNK_TIMEOUT_MS),
    ];
    const clear = () => timers.forEach(clearTimeout);
    (query ? loadAgain(load, query) : load('')).then((chunk) => {
      clear();
      resolve(chunk);
    }, fail);
  });

/** The same address first, so that the page keeps one instance of the module where possible. */
function loadAgain<T>(load: Load<T>, query: string): Promise<T> {
  const same = load('');
  const pause = new Promise<null>((resolve) => setTimeout(resolve, SAME_ADDRESS_MS, null));
  const other = Promise.race([same, pause])
    .catch(() => null)
    .then((chunk) => chunk ?? load(query));
  return Promise.any([same, other]);
}
