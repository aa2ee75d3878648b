import type { ApiError } from '../../src/api/errors.ts';
import { ok, type Result } from '../../src/model/result.ts';
import type { NamedSelection } from '../bake/bakeJob.ts';
import { type BakeOptions, bakePages } from '../bake/bakePages.ts';
import type { BakeSummary } from '../bake/bakeSummary.ts';
import type { SiteChanges } from '../bake/feeds/siteFiles.ts';
import { formatRef } from '../bake/pageRef.ts';
import { PAGE_KINDS } from '../bake/pages/pageKinds.ts';
import { withRun } from '../bake/withRun.ts';
import type { Store } from '../store/openStore.ts';
import type { SiteLocks, Unlock } from '../store/siteLocks.ts';
import { collectLosses } from './collectLosses.ts';
import type { PublisherMetrics } from './publisherMetrics.ts';
import type { ChangeSpreader } from './spreadChanges.ts';

/** Removals of a day count together: each run removes only a few pages. */
const REMOVAL_WINDOW_MS = 86_400_000;

interface PublishTools {
  readonly store: Store;
  readonly files: ChangeSpreader;
  readonly metrics: PublisherMetrics;
  /** Receives the changes of the sitemaps of a site in its folder. */
  readonly onSiteChanges: (changes: SiteChanges) => void;
  /** Sees to it that the sitemaps of a site on targets are written later. */
  readonly writeSiteFilesLater: () => Promise<void>;
}

/** What differs between the runs of a publisher, and what they share. */
interface RunOptions extends Omit<BakeOptions, 'select'> {
  readonly select: NamedSelection;
}

/** Bakes what a selection names, and brings it to the targets. Fails as `bakePages` does. */
export function publishSelection(
  options: RunOptions,
  { store, files, metrics, onSiteChanges, writeSiteFilesLater }: PublishTools,
): Promise<Result<BakeSummary, ApiError>> {
  const { select, targets } = options;
  return files.run(async (changes) => {
    let hasSiteChanges = false;
    const unlock = targets ? await lockSelection(store.locks, select) : null;
    try {
      const permitted = await store.removals.readPermitted();
      const losses = collectLosses();
      const run: BakeOptions = {
        ...options,
        removalWindowMs: REMOVAL_WINDOW_MS,
        permitLosses: () => permitted,
        onOutcome: (job, outcome) => {
          losses.addOutcome(job, outcome);
          options.onOutcome?.(job, outcome);
        },
        onCall: metrics.countCall,
        onSiteChanges: (found) => {
          if (!targets) return onSiteChanges(found);
          hasSiteChanges = found.published.length + found.removed.size > 0;
        },
      };
      const answer = await withRun(run, async (opened) => {
        const baked = await bakePages(run, opened);
        if (!baked.ok) return baked;
        // Before the run is remembered: this publisher may be killed at any point.
        if (hasSiteChanges) await writeSiteFilesLater();
        return ok(await baked.value.commit(await files.deliver(changes)));
      });
      if (!answer.ok) return answer;
      countPages(metrics, answer.value);
      await losses.save(answer.value, store.removals);
      return answer;
    } finally {
      await unlock?.();
    }
  });
}

/**
 * Locks a run among the machines of a site. Runs over pages that depend on nothing but their own
 * answers are done at the same time; all others one after another, since they write the same lists
 * and their feeds depend on which pages exist.
 */
function lockSelection(locks: SiteLocks, select: NamedSelection): Promise<Unlock> {
  const { articles, columns = [], pages = [], papers = [], planned = [] } = select;
  const named = articles.length + columns.length + pages.length + papers.length;
  const hasLists = planned.some(({ route }) => PAGE_KINDS[route].isList);
  return named > 0 || hasLists ? locks.lockSite() : locks.lockPages(planned.map(formatRef));
}

function countPages(metrics: PublisherMetrics, summary: BakeSummary): void {
  const { baked, unchanged, removed, failed } = summary;
  metrics.countPages('baked', baked);
  metrics.countPages('unchanged', unchanged);
  metrics.countPages('removed', removed.length);
  metrics.countPages('failed', failed.length);
}
