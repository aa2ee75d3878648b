import { RELOADED_KEY } from './earlyKeys.ts';
import { readStored, writeStored } from './storage.ts';

/** `ChunkLoadError` and `CHUNK_LOAD_FAILED` among them: every byte here is in every page. */
const CHUNK_FAILURE =
  /chunk .+ failed|chunk_?load_?(error|failed)|imported module|module script failed/i;

/**
 * After a deploy an open page may ask for chunks that are gone. It reloads once to get
 * the new ones; if that does not help, the text stays as it is (spec section 8).
 */
export function reloadOnStaleChunk(): void {
  const onFailure = (reason: unknown) => {
    const { name = '', code = '', message = reason } = (reason ?? {}) as Record<string, unknown>;
    if (CHUNK_FAILURE.test(`${name} ${code} ${message}`)) reloadOnce();
  };
  addEventListener('unhandledrejection', (event) => onFailure(event.reason));
  addEventListener('astro:hydration-error', (event) =>
    onFailure((event as CustomEvent).detail.error),
  );
  addEventListener(
    'error',
    ({ target, error }) => {
      // Of a file that did not come it is the element that tells, without an error.
      const { localName, src, href } = target as HTMLScriptElement & HTMLLinkElement;
      if (error) onFailure(error);
      else if (localName !== 'img' && /\/_astro\//.test(src ?? href)) reloadOnce();
    },
    true,
  );
}

/** One reload for each path in this window, never two. */
function reloadOnce(): void {
  // Without a network nothing is gone but the line: what the reader sees stays.
  if (!navigator.onLine) return;
  if (readStored(RELOADED_KEY, 'session') === location.pathname) return;
  writeStored(RELOADED_KEY, location.pathname, 'session');
  // Where storage is blocked the mark is lost: leave the page rather than loop.
  if (readStored(RELOADED_KEY, 'session') === location.pathname) location.reload();
}
