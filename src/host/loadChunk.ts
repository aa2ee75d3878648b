import { CHUNK_ATTEMPTS, CHUNK_PROBLEM_EVENT, SLOW_CHUNK_MS } from './chunkEvents.ts';

/** Chunk load timeout (product 9.4). */
const CHUNK_TIMEOUT_MS = 120_000;
/** How long a second attempt waits for the original address before it uses another, in ms. */
const SAME_ADDRESS_MS = 1_000;
/** In the browsers' errors of a request that failed; code that throws has others. */
const REQUEST_FAILURE = /imported module|module script/;
/** The name of a file, up to its first dot. */
const FILE_NAME = /\/([^/.]+)\.[^/]*$/;

/** Imports a chunk from its address with `query`, which makes it another one for the browser. */
type Load = (query: string) => Promise<unknown>;

/** Chunks that were requested, by the text of their import. */
const chunks = new Map<string, { readonly query: string; readonly chunk?: unknown }>();

/**
 * Loads a chunk. The build passes every dynamic import through this function
 * (scripts/build/clientBuild.ts). A request that fails is repeated without a pause, because connections of
 * weak networks break. Rejects with a `ChunkLoadError`, or with the error that the code itself has thrown.
 * After a failure or a slow request, the next call requests the chunk from another address as well:
 * engines before Chromium 156 and Firefox 154 cache a failure for the life of the page, and all
 * engines join a request that hangs.
 */
export const loadChunk = (load: Load): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const name = `${load}`;
    const former = chunks.get(name);
    if (former?.chunk) return resolve(former.chunk);
    const query = former?.query ?? `?${Date.now()}`;
    const clear = () => {
      clearInterval(slow);
      clearTimeout(timeout);
    };
    const report = (detail: unknown) => {
      // A later attempt has loaded the chunk.
      if (chunks.get(name)?.chunk) return clear();
      // An address that was not requested yet.
      chunks.set(name, { query: `${query}1` });
      dispatchEvent(new CustomEvent(CHUNK_PROBLEM_EVENT, { detail }));
    };
    const fail = (reason: unknown) => {
      const error =
        reason && !REQUEST_FAILURE.test(`${reason}`)
          ? reason
          : createLoadError('chunk', name, { name: 'ChunkLoadError' });
      clear();
      report(error);
      reject(error);
    };
    // Repeated, because a tap can begin while a request already hangs.
    const slow = setInterval(report, SLOW_CHUNK_MS, null);
    const timeout = setTimeout(fail, CHUNK_TIMEOUT_MS);
    (former ? loadAgain(load, query) : loadFirst(load, query)).then((chunk) => {
      clear();
      chunks.set(name, { query, chunk });
      resolve(chunk);
    }, fail);
  });

/**
 * Returns the failure (product 8.4) of a file, by its name without the hash of its content: `address` is its
 * own, or the text of its import.
 */
export const createLoadError = (kind: string, address: string, fields: object): Error =>
  Object.assign(Error(`Loading ${kind} ${FILE_NAME.exec(address)?.[1]} failed`), fields);

/** Requests the original address, and at last the other one. */
const loadFirst = (load: Load, query: string, left = CHUNK_ATTEMPTS - 1): Promise<unknown> =>
  load(left > 0 ? '' : query).catch((error) => {
    if (left > 0) return loadFirst(load, query, left - 1);
    throw error;
  });

/**
 * Requests the original address first, so that the page keeps one instance of the module where
 * possible.
 */
const loadAgain = (load: Load, query: string): Promise<unknown> =>
  Promise.race([load(''), new Promise((resolve) => setTimeout(resolve, SAME_ADDRESS_MS))]).then(
    (chunk) => chunk ?? load(query),
    () => load(query),
  );
