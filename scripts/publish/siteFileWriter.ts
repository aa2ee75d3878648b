import { mergeSiteChanges, type SiteChanges } from '../bake/feeds/siteFiles.ts';

/** The sitemaps have all pages of the site: they are written so long after a change. */
const DELAY_MS = 10_000;
/** On large sites they are written less often: they take at most this share of the time. */
const MAX_SHARE = 0.05;

/** Writes the changes of many runs to the sitemaps together. */
export interface SiteFileWriter {
  readonly add: (changes: SiteChanges) => void;
  /** Resolves when everything that was added is written. Rejects when it cannot be written. */
  readonly flush: () => Promise<void>;
}

export interface SiteFileOptions {
  readonly write: (changes: SiteChanges) => Promise<void>;
  /** Receives why the sitemaps could not be written; they are written with the next change. */
  readonly onError: (error: unknown) => void;
  readonly delayMs?: number;
}

/** Creates a writer; `write` is never called twice at the same time. */
export function createSiteFileWriter(options: SiteFileOptions): SiteFileWriter {
  const { write, onError, delayMs = DELAY_MS } = options;
  let waiting: SiteChanges | null = null;
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  let durationMs = 0;

  const add = (changes: SiteChanges) => {
    waiting = waiting ? mergeSiteChanges(waiting, changes) : changes;
    const afterMs = Math.max(delayMs, durationMs / MAX_SHARE);
    timer ??= setTimeout(() => void flush().catch(onError), afterMs);
  };

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const next = writing.then(async () => {
      const changes = waiting;
      if (!changes) return;
      waiting = null;
      const begun = performance.now();
      try {
        await write(changes);
        durationMs = performance.now() - begun;
      } catch (error) {
        waiting = waiting ? mergeSiteChanges(changes, waiting) : changes;
        throw error;
      }
    });
    writing = next.catch(() => {});
    return next;
  }

  return { add, flush };
}
