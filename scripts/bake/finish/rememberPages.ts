import type {
  PublishedArticle,
  SavedPage,
  StoredPage,
  StoredPages,
} from '../../store/storedPages.ts';
import type { BakeJob, ListedVersion, PageOutcome } from '../bakeJob.ts';
import { formatRef, replacesTemplate } from '../pageRef.ts';
import { describeListed } from '../plan/skipUnchanged.ts';

/**
 * An article that changed less than this time ago may have changed again with the same version,
 * which has whole seconds, and clocks differ: the next run fetches it again.
 */
const SETTLED_MS = 60_000;

/** Returns the version of a page by the answer of its own article; null when it is unknown. */
export const describeOwn = (published: PublishedArticle | null): ListedVersion | null =>
  published && describeListed(published.ref, { ...published, comments: 0 });

interface RunFacts {
  readonly siteVersion: string;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Returns the function that saves what a page was made from. */
export const rememberPages =
  (pages: Pick<StoredPages, 'save'> | undefined, { siteVersion, now }: RunFacts) =>
  (job: BakeJob, outcome: PageOutcome): void => {
    if (outcome.result !== 'baked' && outcome.result !== 'unchanged') return;
    const { made, published = null } = outcome;
    if (!made) return;
    const name = formatRef(made.ref);
    const listed = job.listed ?? describeOwn(published);
    const isSettled = listed !== null && listed.changedAt < now() - SETTLED_MS;
    const listedVersion = isSettled ? listed.text : null;
    const { content, ...page } = made;
    pages?.save(name, { ...page, siteVersion, listedVersion, published }, content);
  };

/** Deletes the stored pages whose files are missing: those that none of the existing ones names. */
export function forgetMissing(
  stored: ReadonlyMap<string, StoredPage>,
  existing: readonly { readonly has: (name: string) => boolean }[],
  pages: Pick<StoredPages, 'delete'> | undefined,
): void {
  for (const [name, { ref }] of stored) {
    if (replacesTemplate(ref) || existing.some((names) => names.has(name))) continue;
    pages?.delete(name);
  }
}

/** The stored pages of a run that saves its own only when they are on all targets. */
interface DeferredPages extends StoredPages {
  /** Saves and deletes what the run has found out. */
  readonly commit: () => void;
}

interface WaitingPage {
  readonly page: SavedPage;
  readonly content: string | null;
}

/**
 * Returns pages whose changes wait for `commit`. A run that is killed before has changed nothing in
 * the store, so that another machine does it again.
 */
export function deferPages(pages: StoredPages): DeferredPages {
  /** null for a page to delete. */
  const waiting = new Map<string, WaitingPage | null>();
  return {
    ...pages,
    save: (name, page, content) =>
      waiting.set(name, { page, content: content ?? waiting.get(name)?.content ?? null }),
    delete: (name) => waiting.set(name, null),
    commit: () => {
      for (const [name, change] of waiting) {
        if (change) pages.save(name, change.page, change.content);
        else pages.delete(name);
      }
      waiting.clear();
    },
  };
}
