import type { StoredPages } from '../store/storedPages.ts';
import type { PageOutcome } from './bakeJob.ts';
import type { Listing } from './listArticles.ts';
import { formatRef } from './pageRef.ts';

/**
 * An article that changed less than this time ago may have changed again with the same version,
 * which has whole seconds, and clocks differ: the next run fetches it again.
 */
const SETTLED_MS = 60_000;

interface RunFacts {
  readonly siteVersion: string;
  /** Of a run over the whole site; null otherwise. */
  readonly listing: Listing | null;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Returns the function that saves what a page was made from. */
export const rememberPages =
  (pages: Pick<StoredPages, 'save'> | undefined, { siteVersion, listing, now }: RunFacts) =>
  (outcome: PageOutcome): void => {
    if (outcome.result !== 'baked' && outcome.result !== 'unchanged') return;
    const { made, published = null } = outcome;
    if (!made) return;
    const name = formatRef(made.ref);
    const changedAt = listing?.articles.get(name)?.changedAt ?? published?.changedAt ?? null;
    const isSettled = changedAt !== null && changedAt < now() - SETTLED_MS;
    pages?.save(name, { ...made, siteVersion, listedAt: isSettled ? changedAt : null, published });
  };
