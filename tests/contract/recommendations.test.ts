import { describe, expect, it } from 'vitest';
import { getArticleContent } from '../../src/api/calls/article.ts';
import { loadArticleExtras } from '../../src/api/pages/articlePage.ts';
import { loadFirstFeedPage } from '../../src/api/pages/feedFirstPage.ts';
import { loadNextFeedPage } from '../../src/api/pages/feedNextPage.ts';
import { DEFAULT_SITE_CONFIG } from '../../src/model/site/normaliseSite.ts';
import type { SiteConfig } from '../../src/model/site/siteTypes.ts';
import { type CatalogueReader, mustHave, openReader } from './catalogueReader.ts';
import { DEVICE, runOrigin } from './originClient.ts';

/** Recommended articles below an article (product 7.10). */

const origin = runOrigin();
const COUNT = 4;
const CONFIG: SiteConfig = {
  ...DEFAULT_SITE_CONFIG,
  article: { ...DEFAULT_SITE_CONFIG.article, showRecommended: true, relationPageSize: COUNT },
};

async function loadRecommended({ client }: CatalogueReader, memberId: string | null) {
  const article = mustHave(await getArticleContent(client, { articleId: '345', columnId: '12' }));
  const { lists } = loadArticleExtras(client, article, CONFIG, { memberId });
  return { article, recommended: (await lists).recommended };
}

const NONE = new Response('{"status":0,"message":"success","data":{"list":[]}}');

const namesOf = (reader: CatalogueReader) =>
  reader.lines().filter((line) => /recommend/i.test(line));

describe('recommendations below an article', () => {
  it.each([
    ['with the member in the app', '100007', '100007'],
    ['without a member', '', undefined],
  ])('are those of the reading statistics, %s', async (_, memberId, uid) => {
    const reader = openReader(origin);
    const { article, recommended } = await loadRecommended(reader, memberId);
    expect(recommended.length).toBeGreaterThan(0);
    expect(namesOf(reader)).toEqual(['GET /nis/getRecommendArticles']);
    expect(article.columnName).not.toBe('');
    const { params } = reader.sent('getRecommendArticles');
    expect(params).toMatchObject({
      aid: '345',
      appid: '1',
      dev: DEVICE,
      bid: '1',
      separator: '~',
      cname: article.columnName,
      start: '0',
      count: String(COUNT),
    });
    expect(params.uid).toBe(uid);
  });

  it('are those of the editors on a baked page', async () => {
    const reader = openReader(origin);
    await loadRecommended(reader, null);
    expect(namesOf(reader)).toEqual(['GET /app_if/recommendList']);
  });

  it.each([
    ['fail', new Response('', { status: 500 })],
    ['have none', NONE],
  ])('are those of the editors when the statistics %s', async (_, given) => {
    const answer = (call: string) => (call === 'getRecommendArticles' ? given.clone() : null);
    const reader = openReader(origin, { answer });
    await loadRecommended(reader, '100007');
    expect(namesOf(reader)).toEqual(['GET /nis/getRecommendArticles', 'GET /app_if/recommendList']);
  });

  it('are those of the statistics on a baked page where the editors chose none', async () => {
    const answer = (call: string) => (call === 'recommendList' ? NONE.clone() : null);
    const reader = openReader(origin, { answer });
    const { recommended } = await loadRecommended(reader, null);
    expect(recommended.length).toBeGreaterThan(0);
    expect(namesOf(reader)).toEqual(['GET /app_if/recommendList', 'GET /nis/getRecommendArticles']);
  });
});

describe('recommendations at the end of the front page', () => {
  it.each([
    ['of the column, for a member in the app', '100007', '100007'],
    ['of the column, without a member elsewhere', '', undefined],
  ])('are those %s', async (_, memberId, uid) => {
    const reader = openReader(origin);
    const first = await loadFirstFeedPage(reader.client, '12', { config: CONFIG, home: true }, {});
    if (!first.ok) throw new Error('the column was not loaded');
    const feed = { ...first.value, next: 'recommended' } as const;
    const params = { columnId: '12', home: true, baked: [] };
    const more = await loadNextFeedPage(
      reader.client,
      feed,
      { ...params, config: async () => CONFIG, memberId: async () => memberId },
      {},
    );
    expect(more).toMatchObject({ ok: true, value: { next: null } });
    const columnName = feed.data?.column.name;
    expect(columnName).toBeTruthy();
    const { params: sent } = reader.sent('getRecommendArticles');
    expect([sent.cname, sent.uid]).toEqual([columnName, uid]);
  });
});
