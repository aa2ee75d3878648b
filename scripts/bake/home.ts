import path from 'node:path';
import { loadHome } from '../../src/api/pages/columnPage.ts';
import type { HomeData } from '../../src/model/column/types.ts';
import { linkTo } from '../../src/routes.ts';
import { FRONT_PAGES, HOME_TEMPLATE } from '../build/homeTemplate.ts';
import { readFeedCandidates } from './feeds/column.ts';
import type { FeedPlan } from './feeds/feedPlan.ts';
import { countRows, writeList } from './listPage.ts';
import { failedCall, renderPage } from './outcome.ts';
import type { PageBaker } from './page.ts';
import { type BakeJob, HOME_ROUTE, type PageOutcome } from './types.ts';
import { readIfThere, removeWhole, writeWhole } from './wholeFile.ts';

export const HOME_FEED = 'feed.xml';

/**
 * Bakes the front page over its template, and plans the site's feed. Where the site has no
 * column the template is restored, with permission: the front page is where unknown paths
 * lead, so its file is never removed (src/decisions/0022-lists-are-baked-after-the-articles-they-contain.md). Throws as
 * `bakePage` knows it.
 */
export async function bakeHome(baker: PageBaker, job: BakeJob): Promise<PageOutcome> {
  const { client, config, outDir } = baker;
  const { settings } = client;
  const home = await loadHome(client, config);
  if (!home.ok) {
    return home.error.kind === 'empty' ? restoreTemplate(baker, job) : failedCall(home.error);
  }
  const html = await renderPage(baker, { route: HOME_ROUTE, home: home.value, config, settings });
  const outcome = await writeList(baker, {
    name: HOME_ROUTE,
    rows: countRows(home.value.first.page),
    mayEmpty: job.mayEmpty === true,
    html,
    file: path.join(outDir, HOME_TEMPLATE),
  });
  if (outcome.result !== 'baked' && outcome.result !== 'unchanged') return outcome;
  const written = await writeFrontPages(baker, html);
  return { result: written ? 'baked' : outcome.result, feed: await planFeed(baker, home.value) };
}

async function writeFrontPages(baker: PageBaker, html: string): Promise<boolean> {
  const written = await Promise.all(
    FRONT_PAGES.map((name) => writeWhole(path.join(baker.outDir, name), html, baker)),
  );
  return written.includes('written');
}

async function planFeed(baker: PageBaker, { first }: HomeData): Promise<FeedPlan> {
  const { client, config } = baker;
  return {
    file: HOME_FEED,
    title: config.siteName || config.appName,
    description: '',
    address: linkTo(HOME_ROUTE, {}, client.settings.siteBase),
    candidates: await readFeedCandidates(baker, first.column, first.page),
  };
}

async function restoreTemplate(baker: PageBaker, { mayEmpty }: BakeJob): Promise<PageOutcome> {
  const { outDir, homeTemplate, state } = baker;
  if (homeTemplate === null) return { result: 'skipped' };
  const existing = await readIfThere(path.join(outDir, HOME_TEMPLATE));
  if (existing === null || existing.toString() === homeTemplate) return { result: 'skipped' };
  const reason = 'the site has no column';
  // A front page without rows loses nothing.
  if (!mayEmpty && state?.readRowCount(HOME_ROUTE) !== 0) return { result: 'emptied', reason };
  await writeFrontPages(baker, homeTemplate);
  await removeWhole(path.join(outDir, HOME_FEED));
  state?.saveRowCount(HOME_ROUTE, 0);
  return { result: 'restored', reason };
}
