import path from 'node:path';
import { loadHome } from '../../../src/api/pages/columnPage.ts';
import type { HomeData } from '../../../src/model/column/columnTypes.ts';
import { ok } from '../../../src/model/result.ts';
import { linkTo } from '../../../src/routes.ts';
import { FRONT_PAGES, HOME_TEMPLATE } from '../../build/homeTemplate.ts';
import { deleteFileWithCopies, readFileIfExists, writeFileAtomically } from '../atomicFile.ts';
import { type BakeJob, bakeJob, type PageOutcome } from '../bakeJob.ts';
import { readFeedCandidates } from '../feeds/columnFeed.ts';
import type { FeedPlan } from '../feeds/feedPlan.ts';
import type { PageRef } from '../pageRef.ts';
import { countRows } from '../plan/listArticles.ts';
import { type PageBaker, type PageKind, withdrawnIfEmpty } from './pageKind.ts';

const HOME_FEED = 'feed.xml';
const HOME: PageRef<'home'> = { route: 'home', params: {} };

/**
 * The front page. It replaces its template; where the site has no column the template is restored,
 * with permission. Unknown paths lead to it, so that its file is never removed (decision 22).
 */
export const home: PageKind<'home'> = {
  route: 'home',
  paths: [[]],
  isList: true,
  copies: FRONT_PAGES.filter((name) => name !== HOME_TEMPLATE),
  planSite: async () => [bakeJob(HOME)],
  planNamed: async ({ select }) => (select.articles.length > 0 ? [bakeJob(HOME)] : []),
  load: async (baker, job) => {
    const { client, config } = baker;
    const { settings } = client;
    const answer = await loadHome(client, config);
    if (!answer.ok) return withdrawnIfEmpty(answer.error, 'the site has no column');
    const data = answer.value;
    return ok({
      state: 'ready',
      ref: job,
      // The front page's own address is the template's.
      view: {
        path: 'home/index',
        locals: { page: { route: 'home', home: data, config, settings } },
        settings,
      },
      rowCount: countRows(data.first.page),
      describe: async () => ({ feed: await planFeed(baker, data) }),
    });
  },
  withdraw: restoreTemplate,
};

async function planFeed(baker: PageBaker, { first }: HomeData): Promise<FeedPlan> {
  const { client, config } = baker;
  return {
    file: HOME_FEED,
    title: config.siteName || config.appName,
    description: '',
    address: linkTo('home', {}, client.settings.siteBase),
    candidates: await readFeedCandidates(baker, first.column, first.page),
  };
}

async function restoreTemplate(
  baker: PageBaker,
  job: BakeJob<'home'>,
  reason: string,
): Promise<PageOutcome> {
  const { outDir, homeTemplate } = baker;
  if (homeTemplate === null || !(await isBaked(baker, job, homeTemplate)))
    return { result: 'skipped' };
  // A front page without rows loses nothing.
  if (!job.mayEmpty && job.stored?.rowCount !== 0) return { result: 'emptied', reason };
  for (const file of FRONT_PAGES)
    await writeFileAtomically(path.join(outDir, file), homeTemplate, baker);
  await deleteFileWithCopies(path.join(outDir, HOME_FEED));
  return { result: 'restored', reason };
}

/** Returns whether the front page has replaced its template. */
async function isBaked(
  { outDir, targetPages }: PageBaker,
  { stored }: BakeJob<'home'>,
  homeTemplate: string,
): Promise<boolean> {
  if (targetPages) return stored !== undefined;
  const existing = await readFileIfExists(path.join(outDir, HOME_TEMPLATE));
  return existing !== null && existing.toString() !== homeTemplate;
}
