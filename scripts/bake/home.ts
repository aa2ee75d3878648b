import path from 'node:path';
import { loadHome } from '../../src/api/pages/columnPage.ts';
import type { HomeData } from '../../src/model/column/types.ts';
import { linkTo } from '../../src/routes.ts';
import { FRONT_PAGES, HOME_TEMPLATE } from '../build/homeTemplate.ts';
import { readFeedItems } from './feeds/column.ts';
import { formatRss } from './feeds/rss.ts';
import { failedCall, renderPage } from './outcome.ts';
import type { PageBaker } from './page.ts';
import type { PageOutcome } from './types.ts';
import { readIfThere, removeWhole, writeWhole } from './wholeFile.ts';

export const HOME_FEED = 'feed.xml';

/**
 * Bakes the front page over its template, and the site's feed. Where the site says that it
 * has no column the template comes back: the front page is where lost paths lead, so its
 * file never goes (src/decisions/0022-lists-are-baked-too.md). Throws as `bakePage` knows it.
 */
export async function bakeHome(baker: PageBaker): Promise<PageOutcome> {
  const { client, config } = baker;
  const { settings } = client;
  const home = await loadHome(client, config);
  if (!home.ok) {
    return home.error.kind === 'empty' ? restoreTemplate(baker) : failedCall(home.error);
  }
  const html = await renderPage(baker, { route: 'home', home: home.value, config, settings });
  const written = await writeHome(baker, html);
  await writeFeed(baker, home.value);
  return { result: written ? 'baked' : 'unchanged' };
}

async function writeHome(baker: PageBaker, html: string): Promise<boolean> {
  const written = await Promise.all(
    FRONT_PAGES.map((name) => writeWhole(path.join(baker.outDir, name), html, baker)),
  );
  return written.includes('written');
}

async function writeFeed(baker: PageBaker, { first }: HomeData): Promise<void> {
  const { client, config, outDir } = baker;
  const { settings } = client;
  const feed = formatRss({
    title: config.siteName || config.appName,
    description: '',
    address: linkTo('home', {}, settings.siteBase),
    self: `${settings.siteBase}/${HOME_FEED}`,
    items: await readFeedItems(baker, first.column, first.page),
    settings,
  });
  await writeWhole(path.join(outDir, HOME_FEED), feed, baker);
}

async function restoreTemplate(baker: PageBaker): Promise<PageOutcome> {
  const { outDir, homeTemplate } = baker;
  if (homeTemplate === null) return { result: 'skipped' };
  const stands = await readIfThere(path.join(outDir, HOME_TEMPLATE));
  if (stands === null || stands.toString() === homeTemplate) return { result: 'skipped' };
  await writeHome(baker, homeTemplate);
  await removeWhole(path.join(outDir, HOME_FEED));
  return { result: 'removed', reason: 'the site has no column' };
}
