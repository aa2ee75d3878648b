import path from 'node:path';
import type { PublishedArticle } from '../../store/storedPages.ts';
import { deleteFileWithCopies } from '../atomicFile.ts';
import type { BakeJob, PageOutcome } from '../bakeJob.ts';
import type { BakeFailure, PageLostParts } from '../bakeSummary.ts';
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
import { deletePage } from '../pageFiles.ts';
import { formatRef, isArticlePage, type PageRef, replacesTemplate } from '../pageRef.ts';
import type { ExistingPages } from '../plan/existingPages.ts';
import type { Listing } from '../plan/listArticles.ts';
import type { RunPlan } from '../plan/planRun.ts';
import {
  areLossesAllowed,
  formatPermission,
  type HeldLosses,
  type Loss,
  type Losses,
  type PermitLosses,
  type RemovalLimits,
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

export interface FinishOptions {
  readonly files: SiteFiles;
  readonly limits: RemovalLimits;
  /** How many pages earlier runs removed that count as this one's. */
  readonly removedBefore: number;
  readonly permit: PermitLosses;
  readonly existing: ExistingPages;
  /** The pages are on targets: the files of the folder say nothing about them. */
  readonly isWorkingCopy: boolean;
  /**
   * Receives what the sitemaps have to be changed by, which the caller writes later
   * (`updateSiteFiles`); they are written at once when it is absent.
   */
  readonly onSiteChanges?: ((changes: SiteChanges) => void) | undefined;
  /** Does the job of a list that has permission to lose its last row. */
  readonly bakeEmptied: (job: BakeJob) => Promise<PageOutcome>;
}

export interface Finished {
  readonly removed: readonly Loss[];
  /** The losses that need permission, of which the run caused none; null without such losses. */
  readonly held: HeldLosses | null;
  /** How many lists were emptied with permission. */
  readonly baked: number;
  readonly failed: readonly BakeFailure[];
}

/**
 * Ends a run: decides about everything that readers would lose and no person has permitted, all of it
 * or nothing, then writes feeds and sitemaps of the pages that exist. Rejects when a file cannot be
 * written.
 */
export async function finishRun(
  collected: CollectedOutcomes,
  options: FinishOptions,
): Promise<Finished> {
  const { files, limits, removedBefore, permit, existing, onSiteChanges, bakeEmptied } = options;
  const { isWorkingCopy } = options;
  const { outDir } = files;
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
        ...{ before, after: wanted.pages, sitemaps, isWorkingCopy },
      })),
    ],
  };
  const permitted = permit([...losses.removed, ...losses.emptied]);
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
    const outcome = await bakeEmptied({ ...job, mayEmpty: true });
    collectInto(collected)(job, outcome);
    const page = formatRef(job);
    if (outcome.result === 'baked') baked += 1;
    if (outcome.result === 'restored') removed.push({ page, reason: outcome.reason });
    if (outcome.result !== 'failed') continue;
    failed.push({ subject: page, kind: outcome.kind, message: outcome.message });
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

const describeArticles = ({ published, listing, jobs }: CollectedOutcomes): FoundArticles => ({
  published,
  listing,
  ids: new Set(jobs.filter(isArticlePage).map(({ params }) => params.id ?? '')),
});
