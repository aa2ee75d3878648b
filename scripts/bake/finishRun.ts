import path from 'node:path';
import { ROUTES, type RouteRow } from '../../src/routes.ts';
import { deleteFileWithCopies } from './atomicFile.ts';
import type { BakeJob, PageOutcome, PublishedArticle } from './bakeJob.ts';
import type { BakeFailure } from './bakeSummary.ts';
import { columnFeedFile, FEED_OWNER } from './feeds/columnFeed.ts';
import { type FeedPlan, hasItems, selectItems, writeFeed } from './feeds/feedPlan.ts';
import {
  type FoundArticles,
  planSitemaps,
  SITEMAP,
  type SiteFiles,
  type Sitemaps,
  wouldEmptySitemap,
  writeSiteFiles,
} from './feeds/siteFiles.ts';
import type { Listing } from './listArticles.ts';
import { deletePage, findBakedPages } from './pageFiles.ts';
import { formatRef, type PageRef } from './pageRef.ts';
import { areLossesAllowed, type Loss, type Losses, type RemovalLimits } from './removalLimits.ts';

/** What the jobs of a run reported, collected until its end. */
export interface CollectedOutcomes {
  readonly jobs: readonly BakeJob[];
  readonly listing: Listing | null;
  readonly published: PublishedArticle[];
  readonly feeds: Map<string, FeedPlan>;
  /** Pages to remove and why, by `formatRef`. */
  readonly withdrawn: Map<string, { readonly page: PageRef; readonly reason: string }>;
  readonly emptied: { readonly job: BakeJob; readonly reason: string }[];
}

/** Returns the function that adds the outcome of a job. */
export const collectInto =
  ({ published, feeds, withdrawn, emptied }: CollectedOutcomes) =>
  (job: BakeJob, outcome: PageOutcome): void => {
    const addWithdrawn = (pages: readonly PageRef[], reason: string) => {
      for (const page of pages) withdrawn.set(formatRef(page), { page, reason });
    };
    if (outcome.result === 'gone') addWithdrawn(outcome.pages, outcome.reason);
    if (outcome.result === 'emptied') emptied.push({ job, reason: outcome.reason });
    if (outcome.result !== 'baked' && outcome.result !== 'unchanged') return;
    if (outcome.published) published.push(outcome.published);
    if (outcome.feed) feeds.set(outcome.feed.file, outcome.feed);
    addWithdrawn(outcome.left ?? [], 'its article is on another screen');
  };

export interface FinishOptions {
  readonly files: SiteFiles;
  readonly limits: RemovalLimits;
  /** Of `--allow-removals`; null when it was not given. */
  readonly allowed: number | null;
  /** How many pages existed before the run. */
  readonly existing: number;
  /** Does the job of a list that has permission to lose its last row. */
  readonly bakeEmptied: (job: BakeJob) => Promise<PageOutcome>;
}

export interface Finished {
  readonly removed: readonly Loss[];
  /** The losses that the run may not cause, of which it caused none; null when it may. */
  readonly held: Losses | null;
  /** How many lists were emptied with permission. */
  readonly baked: number;
  readonly failed: readonly BakeFailure[];
}

/**
 * Ends a run: decides about everything that readers would lose, all of it or nothing, then
 * writes feeds and sitemaps of the pages that exist. Rejects when a file cannot be written.
 */
export async function finishRun(
  collected: CollectedOutcomes,
  options: FinishOptions,
): Promise<Finished> {
  const { files, limits, allowed, existing, bakeEmptied } = options;
  const { outDir } = files;
  const { withdrawn, emptied } = collected;
  const before = await findBakedPages(outDir);
  const after = new Map([...before].filter(([name]) => !withdrawn.has(name)));
  const sitemaps = await planSitemaps(files, describeArticles(collected), after);
  const losses: Losses = {
    removed: [...withdrawn].map(([page, { reason }]) => ({ page, reason })),
    emptied: [
      ...emptied.map(({ job, reason }) => ({ page: formatRef(job), reason })),
      ...(await findEmptiedFiles(collected, files, { existing: after, sitemaps })),
    ],
  };
  if (!areLossesAllowed(losses, { limits, existing, allowed })) {
    const held = new Set(losses.emptied.map(({ page }) => page));
    await writeFeeds(collected, files, before, held);
    if (!held.has(SITEMAP)) {
      await writeSiteFiles(files, await planSitemaps(files, describeArticles(collected), before));
    }
    return { removed: [], held: losses, baked: 0, failed: [] };
  }
  const removed = [...losses.removed];
  const failed: BakeFailure[] = [];
  let baked = 0;
  for (const { job } of emptied) {
    const outcome = await bakeEmptied({ ...job, mayEmpty: true });
    collectInto(collected)(job, outcome);
    const page = formatRef(job);
    if (outcome.result === 'baked') baked += 1;
    if (outcome.result === 'restored') removed.push({ page, reason: outcome.reason });
    if (outcome.result !== 'failed') continue;
    failed.push({ subject: page, kind: outcome.kind, message: outcome.message });
  }
  for (const { page } of withdrawn.values()) {
    await deletePage(outDir, page);
    if (page.route !== FEED_OWNER) continue;
    await deleteFileWithCopies(path.join(outDir, columnFeedFile(page.params.id ?? '')));
  }
  await writeFeeds(collected, files, after, new Set());
  await writeSiteFiles(files, sitemaps);
  return { removed, held: null, baked, failed };
}

/** Returns the feeds, and the sitemap, that have items now and would have none. */
async function findEmptiedFiles(
  { feeds }: CollectedOutcomes,
  files: SiteFiles,
  planned: { readonly existing: ReadonlyMap<string, PageRef>; readonly sitemaps: Sitemaps },
): Promise<Loss[]> {
  const found: Loss[] = [];
  for (const plan of feeds.values()) {
    if (selectItems(plan, planned.existing).length > 0) continue;
    if (!(await hasItems(files.outDir, plan.file))) continue;
    found.push({ page: plan.file, reason: 'none of its articles has a page' });
  }
  if (await wouldEmptySitemap(files, planned.sitemaps)) {
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
  ids: new Set(jobs.filter(isArticleJob).map(({ params }) => params.id ?? '')),
});

const isArticleJob = ({ route }: BakeJob): boolean => {
  const row: RouteRow = ROUTES[route];
  return row.article === true;
};
