import { HYDRATION_ERROR_EVENT } from '../host/islandMarkup.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';

/**
 * Also matches `ChunkLoadError` and `CHUNK_LOAD_FAILED`. Short, because every page contains this
 * code.
 */
const CHUNK_FAILURE = /chunk \S+ failed|chunk_?load_?(error|failed)|imported module|module script/i;

/**
 * Reloads the page once when a chunk is missing: after a deploy an open page may request chunks
 * that were deleted. When the reload does not help, the text stays as it is (product 8.4). The
 * failure is logged in the console and is no uncaught error, so that a dynamic import needs no
 * `catch`.
 */
export function reloadOnStaleChunk(): void {
  const onFailure = (event: Event, reason: unknown) => {
    // The text of an error has its name and its message.
    if (!CHUNK_FAILURE.test(`${reason} ${(reason as { code?: unknown } | null)?.code}`)) return;
    event.preventDefault();
    console.warn(reason);
    reloadOnce();
  };
  addEventListener('unhandledrejection', (event) => onFailure(event, event.reason));
  addEventListener(HYDRATION_ERROR_EVENT, (event) =>
    onFailure(event, (event as CustomEvent).detail.error),
  );
  addEventListener(
    'error',
    (event) => {
      // A file that fails to load sends an event on its element, without an error.
      const { localName, src, href } = event.target as HTMLScriptElement & HTMLLinkElement;
      if (event.error) onFailure(event, event.error);
      else if (localName !== 'img' && /\/_astro\//.test(src ?? href)) reloadOnce();
    },
    true,
  );
}

/**
 * Reloads at most once per path in this window. Does nothing without a network, where no chunk is
 * missing, and where storage is blocked, because the page would reload in a loop.
 */
function reloadOnce(): void {
  try {
    if (!navigator.onLine || sessionStorage[STORAGE_KEYS.reloaded] === location.pathname) return;
    sessionStorage[STORAGE_KEYS.reloaded] = location.pathname;
    location.reload();
  } catch {
    // Storage is blocked.
  }
}
