import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrigin } from '../../scripts/origin/server.ts';
import { REPORTERS } from '../../scripts/sample/reporters.ts';
import { getArticleAdvs } from '../../src/api/calls/ads.ts';
import { getArticleContent } from '../../src/api/calls/article.ts';
import { getAdv, getColAdvs } from '../../src/api/calls/bookedAds.ts';
import { getArticles, getColumn, getColumns } from '../../src/api/calls/columns.ts';
import {
  discussCount,
  discussHot,
  discussReply,
  discussView,
} from '../../src/api/calls/comments.ts';
import { getConfig } from '../../src/api/calls/config.ts';
import {
  articleHot,
  authorInfo,
  getRecommendArticles,
  getRelArticles,
  recommendList,
} from '../../src/api/calls/content.ts';
import { getArticleCounts } from '../../src/api/calls/counts.ts';
import { getEventAdvs } from '../../src/api/calls/eventAds.ts';
import { serverTime } from '../../src/api/calls/visit.ts';
import { type Client, createClient } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { NO_PAGE } from '../../src/api/pages/columnPage.ts';
import type { ListItem } from '../../src/model/article/articleTypes.ts';
import type { Article } from '../../src/model/article/normaliseArticle.ts';
import type { Result } from '../../src/model/result.ts';
import type { Column } from '../../src/model/site/siteTypes.ts';
import { parseSettings } from '../../src/settings/settingsSchema.ts';

/**
 * Every content, comment and ad call against the embedded origin, in both wire
 * forms. What to ask for is found by asking; articles and comments are put beside
 * the sample content, so that every call has something to answer.
 */

const GENERATED = 45;
const THREADS = 7;

let origin: { url: string; stop: () => Promise<void> };
let dataDir = '';

/** The article with the comments. */
let discussedId = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'broadsheet-contract-'));
  origin = await startOrigin({ port: 0, dataDir, quiet: true });
  const client = openClient(1);
  const [column] = mustHave(await getColumns(client));
  const columnId = column?.id ?? '';
  const generated = await fetch(`${origin.url}/control/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ count: GENERATED, columnId }),
  });
  if (!generated.ok) throw new Error(`the origin generated nothing: ${await generated.text()}`);
  const { carousel, list } = mustHave(await getArticles(client, { columnId, page: 1 }));
  discussedId = [...carousel, ...list].find(({ kind }) => kind === 'news')?.id ?? '';
  for (let minute = 0; minute < THREADS; minute += 1) {
    await fetch(`${origin.url}/control/comment`, {
      method: 'POST',
      body: JSON.stringify({
        articleId: Number(discussedId),
        user: minute % 2 ? 'reader' : null,
        text: `comment ${minute}`,
        at: `2026-11-20 10:0${minute}`,
        praises: minute,
        replies:
          minute === THREADS - 1 ? [{ user: 'other', text: 'reply', at: '2026-11-20 11:00' }] : [],
      }),
    });
  }
});

afterAll(async () => {
  await origin?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function openClient(curVersions: number): Client {
  const parsed = parseSettings({
    SITE_URL: 'https://share.example.test',
    API_URL: `${origin.url}/app_if`,
    NIS_URL: `${origin.url}/nis`,
    ADV_URL: `${origin.url}/adv-appif-server`,
    CUR_VERSIONS: String(curVersions),
  });
  if (!parsed.ok) throw new Error(parsed.error.problems.join('; '));
  return createClient({ settings: parsed.value, device: () => 'contract-device', now: Date.now });
}

function mustHave<T>(answer: Result<T, ApiError>): T {
  if (!answer.ok)
    throw new Error(`${answer.error.call}: ${answer.error.kind} ${answer.error.message}`);
  return answer.value;
}

const text = expect.stringMatching(/\S/);

describe.each([
  ['bare', 0],
  ['wrapped', 1],
])('the origin, %s answers', (_, curVersions) => {
  let client: Client;
  let columns: readonly Column[];
  let items: readonly ListItem[];
  let articles: readonly Article[];
  let discussed: Article;

  beforeAll(async () => {
    client = openClient(curVersions);
    columns = mustHave(await getColumns(client));
    const pages = await Promise.all(columns.map(({ id }) => getArticles(client, { columnId: id })));
    items = pages.flatMap((page) => [...mustHave(page).carousel, ...mustHave(page).list]);
    const ids = [...new Set(items.filter(({ kind }) => kind === 'news').map(({ id }) => id))];
    const details = ids.map((articleId) => getArticleContent(client, { articleId }));
    articles = (await Promise.all(details)).map(mustHave);
    discussed = mustHave(await getArticleContent(client, { articleId: discussedId }));
  });

  it('getConfig', async () => {
    const config = mustHave(await getConfig(client));
    expect(config.siteId).toBe('1');
    expect(config.appName).toEqual(text);
  });

  it('getConfig of an app that does not exist is a failure', async () => {
    const settings = { ...client.settings, appId: '987654' };
    const other = createClient({ settings, device: () => '', now: Date.now });
    const answer = await getConfig(other);
    expect(answer).toMatchObject(
      curVersions === 0
        ? { ok: false, error: { kind: 'empty' } }
        : { ok: false, error: { kind: 'status', status: -1 } },
    );
  });

  it('serverTime', async () => {
    const time = mustHave(await serverTime(client));
    expect(Math.abs(time - Date.now())).toBeLessThan(60_000);
  });

  it('getColumns and getColumn', async () => {
    expect(columns.length).toBeGreaterThan(0);
    for (const column of columns) expect(column).toMatchObject({ id: text, name: text });
    const [first] = columns;
    const one = mustHave(await getColumn(client, { columnId: first?.id ?? '' }));
    expect(one).toMatchObject({ id: first?.id, name: first?.name });
  });

  it('getColumns below a column without children is an empty list', async () => {
    expect(mustHave(await getColumns(client, { parentColumnId: '987654' }))).toEqual([]);
  });

  it('getArticles', async () => {
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect(item).toMatchObject({ id: text, title: text, publishedAt: expect.any(Number) });
    }
  });

  it('getArticles, past the end', async () => {
    const columnId = columns[0]?.id ?? '';
    const page = mustHave(await getArticles(client, { columnId, page: 500 }));
    expect(page).toEqual(NO_PAGE);
  });

  it('getArticleContent', () => {
    expect(articles.length).toBeGreaterThan(0);
    const listed = new Map(items.map((item) => [item.id, item]));
    for (const article of articles) {
      expect(article).toMatchObject({ siteId: '1', published: true, title: text, content: text });
      expect(article.publishedAt).toBe(listed.get(article.id)?.publishedAt);
    }
  });

  it('getArticleContent of an article that does not exist', async () => {
    expect(await getArticleContent(client, { articleId: '987654321' })).toMatchObject({
      ok: false,
      error: { kind: 'empty', call: 'getArticleContent' },
    });
  });

  it('getArticleContent in preview and as poster', async () => {
    const articleId = discussed.id;
    for (const flags of [{ preview: true }, { poster: true, userId: '1' }]) {
      const article = mustHave(await getArticleContent(client, { articleId, flags }));
      expect(article).toMatchObject({ id: articleId, title: discussed.title });
    }
  });

  it('getPaperArticle that does not exist', async () => {
    const flags = { digital: true };
    const answer = await getArticleContent(client, { articleId: '987654321', flags });
    expect(answer).toMatchObject({ ok: false, error: { call: 'getPaperArticle' } });
    expect(['empty', 'status']).toContain(answer.ok ? '' : answer.error.kind);
  });

  it('getArticleCounts', async () => {
    const counts = mustHave(await getArticleCounts(client, { articleId: discussed.id }));
    expect(counts.comments).toBe(THREADS + 1);
    expect(counts.clicks).toBeGreaterThanOrEqual(discussed.counts.clicks);
  });

  it('getArticleCounts of an article that does not exist', async () => {
    expect(await getArticleCounts(client, { articleId: '987654321' })).toMatchObject({
      ok: false,
      error: { kind: 'empty', message: '找不到相关稿件' },
    });
  });

  it('getRelArticles', async () => {
    const page = mustHave(await getRelArticles(client, { articleId: discussed.id }));
    expect(page.list.length).toBeGreaterThan(0);
    for (const item of page.list) expect(item).toMatchObject({ id: text, title: text });
  });

  it('getRelArticles has more pages where editors chose none, and no article twice', async () => {
    const first = mustHave(await getRelArticles(client, { articleId: '350' }));
    const second = mustHave(await getRelArticles(client, { articleId: '350', page: 1 }));
    expect(first.hasMore).toBe(true);
    expect(second.list.length).toBeGreaterThan(0);
    const ids = [...first.list, ...second.list].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // Editors chose five for this one.
    expect(mustHave(await getRelArticles(client, { articleId: '345' })).hasMore).toBe(false);
  });

  it('articleHot', async () => {
    const hot = mustHave(await articleHot(client, { type: 3 }));
    expect(hot.length).toBeGreaterThan(0);
    for (const item of hot) expect(item).toMatchObject({ id: text, title: text });
  });

  it.each([
    ['recommendList', recommendList],
    ['getRecommendArticles', getRecommendArticles],
  ])('%s', async (_name, ask) => {
    const page = mustHave(await ask(client, { articleId: discussed.id, count: 4 }));
    expect(page.list.length).toBeGreaterThan(0);
    expect(page.list.length).toBeLessThanOrEqual(4);
    for (const item of page.list) expect(item).toMatchObject({ id: text, title: text });
  });

  it('authorInfo', async () => {
    const [reporter] = REPORTERS;
    const counts = mustHave(await authorInfo(client, { id: String(reporter?.id) }));
    expect(counts.followerCount).toBe(reporter?.followers);
  });

  it('discussView, page by page to its end', async () => {
    const seen: string[] = [];
    let total = 0;
    for (let page = 0, more = true; more && page < 50; page += 1) {
      const one = mustHave(await discussView(client, { id: discussed.id, page }));
      for (const comment of one.comments) {
        expect(comment).toMatchObject({ id: text, createdAt: expect.any(Number) });
        seen.push(comment.id);
      }
      total = one.totalCount;
      more = one.hasMore;
    }
    expect(seen).toHaveLength(THREADS);
    expect(new Set(seen).size).toBe(THREADS);
    expect(total).toBe(THREADS + 1);
  });

  it('discussHot', async () => {
    const hot = mustHave(await discussHot(client, { id: discussed.id, count: 2 }));
    expect(hot).toHaveLength(2);
    expect(hot[0]).toMatchObject({ text: `comment ${THREADS - 1}`, praises: THREADS - 1 });
  });

  it('discussReply', async () => {
    const { comments } = mustHave(await discussView(client, { id: discussed.id }));
    const parent = comments.find(({ replyCount }) => replyCount > 0);
    const replies = mustHave(await discussReply(client, { id: parent?.id ?? '' }));
    expect(replies.comments).toMatchObject([{ text: 'reply', parentId: parent?.id }]);
  });

  it('discussCount', async () => {
    const count = mustHave(await discussCount(client, { id: discussed.id }));
    expect(count).toBe(THREADS + 1);
  });

  it('comments of an unknown article are an empty list', async () => {
    const page = mustHave(await discussView(client, { id: '987654321' }));
    expect(page).toEqual({ comments: [], totalCount: 0, hasMore: false, root: null });
  });

  it('getArticleAdvs', async () => {
    const ads = await Promise.all(
      columns.map(({ id }) => getArticleAdvs(client, { columnId: id })),
    );
    const slots = ads
      .flatMap((answer) => Object.values(mustHave(answer)))
      .filter((slot) => slot !== null);
    expect(slots.length).toBeGreaterThan(0);
    for (const slot of slots) expect(slot.ads[0]).toMatchObject({ id: text, image: text });
  });

  it('getAdv, getColAdvs and getEventAdvs return a slot', async () => {
    for (const answer of [
      await getAdv(client),
      await getColAdvs(client, { columnId: columns[0]?.id ?? '' }),
      await getEventAdvs(client, { aid: discussed.id }),
    ]) {
      expect(mustHave(answer)).toHaveProperty('slot');
    }
  });
});

describe('the origin, either form', () => {
  const articleId = () => ({ articleId: discussedId });
  const id = () => ({ id: discussedId });
  it.each<[string, (client: Client) => Promise<Result<unknown, ApiError>>]>([
    ['getConfig', (client) => getConfig(client)],
    ['getColumns', (client) => getColumns(client)],
    ['getArticleContent', (client) => getArticleContent(client, articleId())],
    ['getArticleCounts', (client) => getArticleCounts(client, articleId())],
    ['getRelArticles', (client) => getRelArticles(client, articleId())],
    ['recommendList', (client) => recommendList(client, { ...articleId(), count: 5 })],
    ['articleHot', (client) => articleHot(client)],
    ['discussView', (client) => discussView(client, id())],
    ['discussHot', (client) => discussHot(client, id())],
    ['getAdv', (client) => getAdv(client)],
  ])('%s has the same content bare and wrapped', async (_, ask) => {
    const [bare, wrapped] = [await ask(openClient(0)), await ask(openClient(1))];
    expect(bare).toEqual(wrapped);
    expect(bare.ok).toBe(true);
  });

  it('allows the headers of a write for pages of another host', async () => {
    const answer = await fetch(`${origin.url}/app_if/vote`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://share.example.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'fid,source',
      },
    });
    expect(answer.ok).toBe(true);
    const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase();
    expect(allowed.split(/\s*,\s*/)).toEqual(expect.arrayContaining(['fid', 'source']));
    expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThan(0);
  });
});
