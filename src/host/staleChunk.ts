import { RELOADED_KEY } from './earlyKeys.ts';

/** `ChunkLoadError` and `CHUNK_LOAD_FAILED` among them: every byte here is in every page. */
const CHUNK_FAILURE = /chunk .+ failed|chunk_?load_?(error|failed)|imported module|module script/i;

/**
 * After a deploy an open page may ask for chunks that are gone. It reloads once to get
 * the new ones; if that does not help, the text stays as it is (product 8.4). The failure
 * of a chunk is reported in the console and is no uncaught error, so that a dynamic import
 * needs no `catch`.
 */
export function reloadOnStaleChunk(): void {
  const onFailure = (event: Event, reason: unknown) => {
    const { name = '', code = '', message = reason } = (reason ?? {}) as Record<string, unknown>;
    if (!CHUNK_FAILURE.test(`${name} ${code} ${message}`)) return;
    event.preventDefault();
    console.warn(reason);
    reloadOnce();
  };
  addEventListener('unhandledrejection', (event) => onFailure(event, event.reason));
  addEventListener('astro:hydration-error', (event) =>
    onFailure(event, (event as CustomEvent).detail.error),
  );
  addEventListener(
    'error',
    (event) => {
      // The failure of a file is an event of its element, without an error.
      const { localName, src, href } = event.target as HTMLScriptElement & HTMLLinkElement;
      if (event.error) onFailure(event, event.error);
      else if (localName !== 'img' && /\/_astro\//.test(src ?? href)) reloadOnce();
    },
    true,
  );
}

/**
 * One reload for each path in this window, never two. None without a network: nothing is gone
 * but the line, and what the reader sees stays. None where storage is blocked: it would loop.
 */
function reloadOnce(): void {
  try {
    if (!navigator.onLine || sessionStorage[RELOADED_KEY] === location.pathname) return;
    sessionStorage[RELOADED_KEY] = location.pathname;
    location.reload();
  } catch {
    // The page stays as it is.
  }
}
