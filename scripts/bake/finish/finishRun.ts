import path from 'node:path';
import { listTrustedOrigins } from '../../network/networkSettings.ts';
import type { Store } from '../../store/openStore.ts';
import type { PublishedArticle, StoredPages } from '../../store/storedPages.ts';
import { deleteFileWithCopies } from '../atomicFile.ts';
import type { BakeJob, PageOutcome } from '../bakeJob.ts';
import type { BakeOptions } from '../bakeOptions.ts';
import type { BakeFailure, PageLostParts } from '../bakeSummary.ts';
import { messageOf } from '../errors.ts';
import { columnFeedFile, FEED_OWNER } from '../feeds/columnFeed.ts';
import { type FeedPlan, hasItems, selectItems, writeFeed } from '../feeds/feedPlan.ts';
import {
  type FoundArticles,
  planSitemaps,
  SITEMAP,
  type SiteChanges,
  type SiteFiles,
  type Sitemaps,
  wouldEmptySitemap,
  writeSiteFiles,
} from '../feeds/siteFiles.ts';
import { writeSearchIndex } from '../feeds/updateSiteFiles.ts';
import { unlinkArticleId } from '../idLink.ts';
import { deletePage } from '../pageFiles.ts';
import { formatRef, isArticlePage, type PageRef, replacesTemplate } from '../pageRef.ts';
import type { PageBaker } from '../pages/pageKind.ts';
import type { Listing } from '../plan/listArticles.ts';
import type { ExistingPages, RunPlan } from '../plan/planRun.ts';
import { bakePage } from '../render/bakePage.ts';
import { forgetMissing } from './rememberPages.ts';
import {
  areLossesAllowed,
  DEFAULT_REMOVAL_LIMITS,
  formatPermission,
  type HeldLosses,
  type Loss,
  type Losses,
} from './removalLimits.ts';

/** What the jobs of a run reported, collected until its end. */
export interface CollectedOutcomes {
  readonly jobs: readonly BakeJob[];
  readonly listing: Listing | null;
  readonly published: PublishedArticle[];
  readonly feeds: Map<string, FeedPlan>;
  /** Pages that the run has written or found unchanged, by `formatRef`. */
  readonly made: Map<string, PageRef>;
  /** Pages to remove and why, by `formatRef`. */
  readonly withdrawn: Map<string, { readonly page: PageRef; readonly reason: string }>;
  readonly emptied: { readonly job: BakeJob; readonly reason: string }[];
  readonly lostParts: PageLostParts[];
}

/** Returns the record of a run that has done no job yet: it has the pages that are known to be unchanged. */
export const collectUnchanged = ({
  jobs,
  listing,
  unchanged,
}: Pick<RunPlan, 'jobs' | 'listing' | 'unchanged'>): CollectedOutcomes => ({
  jobs,
  listing,
  published: unchanged.flatMap(({ stored }) => stored?.published ?? []),
  feeds: new Map(),
  made: new Map(),
  withdrawn: new Map(),
  emptied: [],
  lostParts: unchanged.flatMap((job) => {
    const { lostParts: parts = [] } = job.stored ?? {};
    return parts.length > 0 ? [{ page: formatRef(job), parts }] : [];
  }),
});

/** Returns the function that adds the outcome of a job. */
export const collectInto =
  ({ published, feeds, made, withdrawn, emptied, lostParts }: CollectedOutcomes) =>
  (job: BakeJob, outcome: PageOutcome): void => {
    const addWithdrawn = (pages: readonly PageRef[], reason: string) => {
      for (const page of pages) withdrawn.set(formatRef(page), { page, reason });
    };
    if (outcome.result === 'gone') addWithdrawn(outcome.pages, outcome.reason);
    if (outcome.result === 'emptied') emptied.push({ job, reason: outcome.reason });
    if (outcome.result !== 'baked' && outcome.result !== 'unchanged') return;
    if (outcome.published) published.push(outcome.published);
    const ref = outcome.made?.ref;
    if (ref && !replacesTemplate(ref)) made.set(formatRef(ref), ref);
    const { lostParts: parts = [] } = outcome.made ?? {};
    if (ref && parts.length > 0) lostParts.push({ page: formatRef(ref), parts });
    if (outcome.feed) feeds.set(outcome.feed.file, outcome.feed);
    addWithdrawn(outcome.left ?? [], 'its article is on another screen');
  };

/** A run whose jobs are done. */
interface DoneRun {
  readonly collected: CollectedOutcomes;
  readonly plan: RunPlan;
  readonly baker: PageBaker;
  /** Absent for a run that remembers nothing. */
  readonly store: Store | undefined;
  readonly pages: StoredPages | undefined;
  readonly remember: (job: BakeJob, outcome: PageOutcome) => void;
}

export interface Finished {
  readonly removed: readonly Loss[];
  /** The losses that need permission, of which the run caused none; null without such losses. */
  readonly held: HeldLosses | null;
  /** How many lists were emptied with permission. */
  readonly baked: number;
  readonly failed: readonly BakeFailure[];
}

/** What the end of a run has done that was not finished, or not begun. */
export const NOTHING_FINISHED: Finished = { removed: [], held: null, baked: 0, failed: [] };

/**
 * Ends a run: removes pages, writes feeds, sitemaps and the index of the search, and remembers that.
 * A file that cannot be written is a failure.
 */
export async function finishRun(options: BakeOptions, run: DoneRun): Promise<Finished> {
  const { collected, plan, baker, store, pages } = run;
  try {
    const finished = await finishFiles(options, run);
    for (const { page } of finished.removed) pages?.delete(page);
    if (!baker.targetPages) await countRemovals(store, finished);
    const { existing, listing, stored } = plan;
    if (existing.isWhole && listing) forgetMissing(stored, [existing.known, collected.made], pages);
    if (pages && !options.onSiteChanges) await writeSearchIndex(baker, pages);
    return finished;
  } catch (error) {
    const subject = 'feeds and sitemaps';
    return { ...NOTHING_FINISHED, failed: [{ subject, kind: 'write', message: messageOf(error) }] };
  }
}

/** Remembers how many pages a run has removed. */
export async function countRemovals(
  store: Store | undefined,
  { removed }: Pick<Finished, 'removed'>,
): Promise<void> {
  if (removed.length > 0) await store?.removals.add(removed.map(({ page }) => page));
}

/**
 * Decides about everything that readers would lose and no person has permitted, all of it or nothing,
 * then writes feeds and sitemaps of the pages that exist. Rejects when a file cannot be written.
 */
async function finishFiles(
  options: BakeOptions,
  { collected, plan: { existing }, baker, store, remember }: DoneRun,
): Promise<Finished> {
  const { settings, onSiteChanges, removalWindowMs, now = Date.now } = options;
  const { removalLimits: limits = DEFAULT_REMOVAL_LIMITS, permitLosses = () => new Set() } =
    options;
  const { outDir, compress, config, client } = baker;
  const isWorkingCopy = baker.targetPages !== undefined;
  const trustedOrigins = listTrustedOrigins(settings, options.imageOrigins);
  const access = { headersFor: client.headersFor, trustedOrigins };
  const files: SiteFiles = { outDir, compress, settings, config, now: now(), access };
  const isCounted = store && removalWindowMs !== undefined;
  const removedBefore = isCounted ? await store.removals.countSince(removalWindowMs) : 0;
  const { withdrawn, emptied } = collected;
  const before = await findPages(collected, existing);
  const describeWithout = (removed: ReadonlyMap<string, unknown>): SiteChanges => ({
    ...describeArticles(collected),
    pages: new Map([...before].filter(([name]) => !removed.has(name))),
    // Of pages beyond those around a named run only the removed ones are known.
    isWhole: existing.isWhole,
    removed: new Set(removed.keys()),
  });
  const wanted = describeWithout(withdrawn);
  const sitemaps = onSiteChanges ? null : await planSitemaps(files, wanted);
  const losses: Losses = {
    removed: [...withdrawn].map(([page, { reason }]) => ({ page, reason })),
    emptied: [
      ...emptied.map(({ job, reason }) => ({ page: formatRef(job), reason })),
      ...(await findEmptiedFiles(collected, files, {
        before,
        after: wanted.pages,
        sitemaps,
        isWorkingCopy,
      })),
    ],
  };
  const permitted = permitLosses([...losses.removed, ...losses.emptied]);
  const isOpen = ({ page }: Loss) => !permitted.has(page);
  const open = { removed: losses.removed.filter(isOpen), emptied: losses.emptied.filter(isOpen) };
  const isHeld = !areLossesAllowed(open, { limits, removedBefore, existing: existing.total });
  const heldLosses = isHeld ? [...open.removed, ...open.emptied] : [];
  const held = new Set(heldLosses.map(({ page }) => page));
  const removals = new Map([...withdrawn].filter(([name]) => !held.has(name)));
  const changes = isHeld ? describeWithout(removals) : wanted;
  const removed = losses.removed.filter(({ page }) => !held.has(page));
  const failed: BakeFailure[] = [];
  let baked = 0;
  for (const { job } of emptied.filter((one) => !held.has(formatRef(one.job)))) {
    const permittedJob: BakeJob = { ...job, mayEmpty: true };
    const outcome = await bakePage(baker, permittedJob);
    remember(permittedJob, outcome);
    collectInto(collected)(job, outcome);
    const page = formatRef(job);
    if (outcome.result === 'baked') baked += 1;
    if (outcome.result === 'restored') removed.push({ page, reason: outcome.reason });
    if (outcome.result !== 'failed') continue;
    failed.push({ subject: page, kind: outcome.kind, message: outcome.message });
  }
  const left = new Set(articleIdsOf(changes.pages.values()));
  for (const id of articleIdsOf([...removals.values()].map(({ page }) => page))) {
    if (!left.has(id)) await unlinkArticleId(outDir, id);
  }
  for (const { page } of removals.values()) {
    await deletePage(outDir, page);
    if (page.route !== FEED_OWNER) continue;
    await deleteFileWithCopies(path.join(outDir, columnFeedFile(page.params.id ?? '')));
  }
  await writeFeeds(collected, files, changes.pages, held);
  if (onSiteChanges) onSiteChanges(changes);
  else if (!held.has(SITEMAP)) {
    await writeSiteFiles(
      files,
      isHeld || !sitemaps ? await planSitemaps(files, changes) : sitemaps,
    );
  }
  const permission = formatPermission(heldLosses, files.now);
  return { removed, held: isHeld ? { ...open, permission } : null, baked, failed };
}

/** Returns the pages that exist now: all, or those around a named run and those that its feeds name. */
async function findPages(
  { made, feeds }: CollectedOutcomes,
  existing: ExistingPages,
): Promise<ReadonlyMap<string, PageRef>> {
  const candidates = [...feeds.values()].flatMap((plan) => plan.candidates);
  const named = candidates.flatMap(({ page }) => (page ? formatRef(page) : []));
  const found = existing.isWhole ? [] : await existing.find(named);
  return new Map([...existing.known, ...found, ...made]);
}

/** Returns the feeds, and the sitemap, that have items now and would have none. */
async function findEmptiedFiles(
  { feeds }: CollectedOutcomes,
  files: SiteFiles,
  planned: {
    /** The pages that exist before the run has removed any, and after that. */
    readonly before: ReadonlyMap<string, PageRef>;
    readonly after: ReadonlyMap<string, PageRef>;
    readonly sitemaps: Sitemaps | null;
    readonly isWorkingCopy: boolean;
  },
): Promise<Loss[]> {
  const found: Loss[] = [];
  for (const plan of feeds.values()) {
    if (selectItems(plan, planned.after).length > 0) continue;
    const hadItems = planned.isWorkingCopy
      ? selectItems(plan, planned.before).length > 0
      : await hasItems(files.outDir, plan.file);
    if (!hadItems) continue;
    found.push({ page: plan.file, reason: 'none of its articles has a page' });
  }
  if (planned.sitemaps && (await wouldEmptySitemap(files, planned.sitemaps))) {
    found.push({ page: SITEMAP, reason: 'no article has a page' });
  }
  return found;
}

/** Writes the feeds, without those in `held`, with the items whose pages exist. */
async function writeFeeds(
  { feeds }: CollectedOutcomes,
  files: SiteFiles,
  existing: ReadonlyMap<string, PageRef>,
  held: ReadonlySet<string>,
): Promise<void> {
  for (const plan of feeds.values()) {
    if (!held.has(plan.file)) await writeFeed(plan, selectItems(plan, existing), files);
  }
}

const articleIdsOf = (pages: Iterable<PageRef>): string[] =>
  [...pages].filter(isArticlePage).flatMap(({ params }) => params.id ?? []);

const describeArticles = ({ published, listing, jobs }: CollectedOutcomes): FoundArticles => ({
  published,
  listing,
  ids: new Set(jobs.filter(isArticlePage).map(({ params }) => params.id ?? '')),
});
