import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrigin } from '../../scripts/origin/server.ts';
import { getAdv, getArticleAdvs, getColAdvs, getEventAdvs } from '../../src/api/calls/ads.ts';
import { getArticles, getColumn, getColumns } from '../../src/api/calls/columns.ts';
import {
  discussCount,
  discussHot,
  discussReply,
  discussView,
  discussViewFlat,
} from '../../src/api/calls/comments.ts';
import { getConfig, serverTime } from '../../src/api/calls/config.ts';
import {
  articleHot,
  authorInfo,
  getArticleContent,
  getArticleCounts,
  getRecommendArticles,
  getRelArticles,
  recommendList,
} from '../../src/api/calls/content.ts';
import { type Client, createClient } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import type { Article, ListItem } from '../../src/model/article/types.ts';
import type { Result } from '../../src/model/result.ts';
import type { Column } from '../../src/model/site/types.ts';
import { parseSettings } from '../../src/settings.ts';

/**
 * Every content, comment and ad call against the embedded origin, in both wire
 * forms. Nothing here knows the sample edition: what to ask for is found by asking.
 */

let origin: { url: string; stop: () => Promise<void> };
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'broadsheet-contract-'));
  origin = await startOrigin({ port: 0, dataDir });
}, 60_000);

afterAll(async () => {
  await origin?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

function openClient(curVersions: number, siteUrl = 'https://share.example.test'): Client {
  const parsed = parseSettings({
    SITE_URL: siteUrl,
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

  beforeAll(async () => {
    client = openClient(curVersions);
    columns = mustHave(await getColumns(client));
    const pages = await Promise.all(columns.map(({ id }) => getArticles(client, { columnId: id })));
    items = pages.flatMap((page) => [...mustHave(page).carousel, ...mustHave(page).list]);
    const ids = [...new Set(items.filter(({ kind }) => kind === 'news').map(({ id }) => id))];
    const details = ids.map((articleId) => getArticleContent(client, { articleId }));
    articles = (await Promise.all(details)).map(mustHave);
  }, 30_000);

  /** An open article with comments; a test that needs one fails when the edition has none. */
  function discussed(): Article {
    const found = articles.find(
      ({ counts, discussClosed }) => counts.comments > 0 && !discussClosed,
    );
    if (!found) throw new Error('the sample edition has no article with comments');
    return found;
  }

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
    expect(page).toEqual({ carousel: [], list: [], hasMore: false });
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
    const articleId = discussed().id;
    for (const flags of [{ preview: true }, { poster: true, userId: '1' }]) {
      const article = mustHave(await getArticleContent(client, { articleId, flags }));
      expect(article).toMatchObject({ id: articleId, title: discussed().title });
    }
  });

  it('getPaperArticle that does not exist', async () => {
    const flags = { digital: true };
    const answer = await getArticleContent(client, { articleId: '987654321', flags });
    expect(answer).toMatchObject({ ok: false, error: { call: 'getPaperArticle' } });
    expect(['empty', 'status']).toContain(answer.ok ? '' : answer.error.kind);
  });

  it('getArticleCounts', async () => {
    const counts = mustHave(await getArticleCounts(client, { articleId: discussed().id }));
    expect(counts.comments).toBe(discussed().counts.comments);
    expect(counts.clicks).toBeGreaterThanOrEqual(discussed().counts.clicks);
  });

  it('getArticleCounts of an article that does not exist', async () => {
    expect(await getArticleCounts(client, { articleId: '987654321' })).toMatchObject({
      ok: false,
      error: { kind: 'empty', message: '找不到相关稿件' },
    });
  });

  it('getRelArticles', async () => {
    const article = articles.find(({ related }) => related.length > 0);
    const page = mustHave(await getRelArticles(client, { articleId: article?.id ?? '' }));
    expect(page.list.length).toBeGreaterThan(0);
    for (const item of page.list) expect(item).toMatchObject({ id: text, title: text });
  });

  it('articleHot', async () => {
    const hot = mustHave(await articleHot(client, { type: 3 }));
    for (const item of hot) expect(item).toMatchObject({ id: text, title: text });
  });

  it.each([
    ['recommendList', recommendList],
    ['getRecommendArticles', getRecommendArticles],
  ])('%s', async (_name, ask) => {
    const page = mustHave(await ask(client, { articleId: discussed().id, count: 4 }));
    expect(page.list.length).toBeGreaterThan(0);
    expect(page.list.length).toBeLessThanOrEqual(4);
    for (const item of page.list) expect(item).toMatchObject({ id: text, title: text });
  });

  it('authorInfo', async () => {
    const [reporter] = articles.flatMap(({ reporters }) => reporters);
    const counts = mustHave(await authorInfo(client, { id: reporter?.id ?? '' }));
    expect(counts.articleCount).toBeGreaterThan(0);
    expect(counts.followerCount).toBeGreaterThan(0);
  });

  it('discussView, page by page to its end', async () => {
    const seen: string[] = [];
    let total = 0;
    for (let page = 0, more = true; more && page < 50; page += 1) {
      const one = mustHave(await discussView(client, { id: discussed().id, page }));
      for (const comment of one.comments) {
        expect(comment).toMatchObject({ id: text, createdAt: expect.any(Number) });
        seen.push(comment.id);
      }
      total = one.totalCount;
      more = one.hasMore;
    }
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen).size).toBe(seen.length);
    expect(total).toBeGreaterThanOrEqual(seen.length);
  });

  it('discussViewFlat', async () => {
    const page = mustHave(await discussViewFlat(client, { id: discussed().id }));
    expect(page.comments.length).toBeGreaterThan(0);
  });

  it('discussHot', async () => {
    const hot = mustHave(await discussHot(client, { id: discussed().id, count: 2 }));
    expect(hot.length).toBeLessThanOrEqual(2);
    for (const comment of hot) expect(comment).toMatchObject({ id: text });
  });

  it('discussReply', async () => {
    let asked = false;
    for (const { id } of articles) {
      const { comments } = mustHave(await discussView(client, { id }));
      const parent = comments.find(({ replyCount }) => replyCount > 0);
      if (!parent) continue;
      asked = true;
      const replies = mustHave(await discussReply(client, { id: parent.id }));
      expect(replies.comments.length).toBeGreaterThan(0);
      expect(replies.comments.map(({ parentId }) => parentId)).toContain(parent.id);
      break;
    }
    expect(asked).toBe(true);
  });

  it('discussCount', async () => {
    const count = mustHave(await discussCount(client, { id: discussed().id }));
    expect(count).toBe(discussed().counts.comments);
  });

  it('comments of an article that does not exist are none', async () => {
    const page = mustHave(await discussView(client, { id: '987654321' }));
    expect(page).toEqual({ comments: [], totalCount: 0, hasMore: false });
  });

  it('getArticleAdvs', async () => {
    const ads = await Promise.all(
      columns.map(({ id }) => getArticleAdvs(client, { columnId: id })),
    );
    const slots = ads.flatMap((answer) => Object.values(mustHave(answer))).filter(Boolean);
    expect(slots.length).toBeGreaterThan(0);
    for (const slot of slots) expect(slot.ads[0]).toMatchObject({ id: text, image: text });
  });

  it('getAdv, getColAdvs and getEventAdvs answer a place or none', async () => {
    for (const answer of [
      await getAdv(client),
      await getColAdvs(client, { columnId: columns[0]?.id ?? '' }),
      await getEventAdvs(client, { aid: discussed().id }),
    ]) {
      expect(mustHave(answer)).toHaveProperty('slot');
    }
  });
});

describe('the origin, either form', () => {
  it('says the same bare and wrapped', async () => {
    const [bare, wrapped] = [openClient(0), openClient(1)];
    const asks: ((client: Client) => Promise<Result<unknown, ApiError>>)[] = [
      (client) => getConfig(client),
      (client) => getColumns(client),
      (client) => getAdv(client),
    ];
    for (const ask of asks) expect(await ask(bare)).toEqual(await ask(wrapped));
  });

  it('lets pages of another host send the headers of a write', async () => {
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
