import { describe, expect, it } from 'vitest';
import { getArticleAdvs } from '../../../src/api/calls/ads.ts';
import { getArticleContent } from '../../../src/api/calls/article.ts';
import { getAdv, getColAdvs } from '../../../src/api/calls/bookedAds.ts';
import { getArticles, getColumn, getColumns } from '../../../src/api/calls/columns.ts';
import {
  discussCount,
  discussHot,
  discussReply,
  discussView,
} from '../../../src/api/calls/comments.ts';
import { getConfig } from '../../../src/api/calls/config.ts';
import {
  articleHot,
  authorInfo,
  getRecommendArticles,
  getRelArticles,
  recommendList,
} from '../../../src/api/calls/content.ts';
import { getArticleCounts } from '../../../src/api/calls/counts.ts';
import { getEventAdvs } from '../../../src/api/calls/eventAds.ts';
import { read } from '../../../src/api/calls/read.ts';
import {
  auth,
  authInfo,
  getAnonymousToken,
  refreshAccessToken,
} from '../../../src/api/calls/session.ts';
import { getSiteFacts } from '../../../src/api/calls/siteFacts.ts';
import { decideArticleCall } from '../../../src/api/calls/startCalls.ts';
import { bigData, recordDevice, serverTime } from '../../../src/api/calls/visit.ts';
import { type Client, createClient } from '../../../src/api/client.ts';
import type { Result } from '../../../src/model/result.ts';
import { testSettings } from './settings.ts';

/** A client whose server always sends the same answer; `asked` are the requested addresses. */
function clientWith(payload: unknown) {
  const asked: URL[] = [];
  const forms: URLSearchParams[] = [];
  const at: typeof fetch = async (url, init) => {
    asked.push(new URL(String(url)));
    forms.push(init?.body instanceof URLSearchParams ? init.body : new URLSearchParams());
    return new Response(JSON.stringify({ status: 0, message: 'success', data: payload }));
  };
  const settings = testSettings();
  return {
    asked,
    forms,
    client: createClient({ settings, device: () => 'dev-1', now: () => 1, fetch: at }),
  };
}

type Ask = (client: Client) => Promise<Result<unknown, unknown>>;

const API = 'https://api.example.test:4443/app_if/';
const ADS = 'http://ads.example.test:8966/adv-appif-server/';

describe('calls: requests', () => {
  it.each<[string, Ask, string, Record<string, string>]>([
    ['getConfig', (c) => getConfig(c), `${API}getConfig`, { appID: '3' }],
    ['serverTime', (c) => serverTime(c), `${API}serverTime`, {}],
    [
      'getColumns',
      (c) => getColumns(c),
      `${API}getColumns`,
      { parentColumnId: '0', version: '0', columnType: '-1' },
    ],
    [
      'getColumns of a column',
      (c) => getColumns(c, { parentColumnId: '5' }),
      `${API}getColumns`,
      { parentColumnId: '5' },
    ],
    ['getColumn', (c) => getColumn(c, { columnId: '5' }), `${API}getColumn`, { columnId: '5' }],
    [
      'getArticles',
      (c) => getArticles(c, { columnId: '5' }),
      `${API}getArticles`,
      { columnId: '5', page: '0', lastFileId: '0', version: '0' },
    ],
    [
      'getArticles, next page',
      (c) => getArticles(c, { columnId: '5', page: 2, lastFileId: '77' }),
      `${API}getArticles`,
      { page: '2', lastFileId: '77' },
    ],
    [
      'getArticleCounts',
      (c) => getArticleCounts(c, { articleId: '9' }),
      `${API}getArticleCounts`,
      { articleId: '9' },
    ],
    [
      'getRelArticles',
      (c) => getRelArticles(c, { articleId: '9' }),
      `${API}getRelArticles`,
      { articleId: '9', page: '0' },
    ],
    ['articleHot', (c) => articleHot(c, { type: 3 }), `${API}articleHot`, { type: '3' }],
    [
      'recommendList',
      (c) => recommendList(c, { articleId: '9', count: 6 }),
      `${API}recommendList`,
      { articleId: '9', start: '0', count: '6' },
    ],
    [
      'getRecommendArticles',
      (c) => getRecommendArticles(c, { articleId: '9', count: 6, columnName: '头条', userId: '8' }),
      'https://nis.example.test/nis/getRecommendArticles',
      {
        aid: '9',
        appid: '3',
        dev: 'dev-1',
        bid: '7',
        separator: '~',
        cname: '头条',
        start: '0',
        count: '6',
        uid: '8',
      },
    ],
    ['authorInfo', (c) => authorInfo(c, { id: '4' }), `${API}authorInfo`, { id: '4' }],
    [
      'discussView',
      (c) => discussView(c, { id: '9' }),
      `${API}discussView`,
      { id: '9', source: '0', page: '0', lastFileId: '0' },
    ],
    [
      'discussView of a paper article',
      (c) => discussView(c, { id: '9', source: 3, page: 1, lastFileId: '5' }),
      `${API}discussView`,
      { source: '3', page: '1', lastFileId: '5' },
    ],
    [
      'discussReply',
      (c) => discussReply(c, { id: '12' }),
      `${API}discussReply`,
      { id: '12', source: '0', page: '0' },
    ],
    [
      'discussHot',
      (c) => discussHot(c, { id: '9', count: 3 }),
      `${API}discussHot`,
      { id: '9', source: '0', count: '3' },
    ],
    [
      'discussCount',
      (c) => discussCount(c, { id: '9' }),
      `${API}discussCount`,
      { id: '9', source: '0' },
    ],
    [
      'getArticleAdvs',
      (c) => getArticleAdvs(c, { columnId: '5', visitor: 'xy1' }),
      `${ADS}getArticleAdvs`,
      { columnID: '5', visitor: 'xy1', device: 'dev-1', articleType: '1' },
    ],
    ['getAdv', (c) => getAdv(c), `${ADS}getAdv`, {}],
    [
      'getColAdvs',
      (c) => getColAdvs(c, { columnId: '5' }),
      `${ADS}getColAdvs`,
      { columnID: '5', device: 'dev-1' },
    ],
    ['getEventAdvs', (c) => getEventAdvs(c, { aid: '6' }), `${ADS}getEventAdvs`, { aid: '6' }],
    [
      'getAnonymousToken',
      (c) => getAnonymousToken(c),
      `${API}getAnonymousToken`,
      { device: 'dev-1' },
    ],
    [
      'refreshAccessToken',
      (c) => refreshAccessToken(c, { refreshToken: 'rt' }),
      `${API}refreshAccessToken`,
      { device: 'dev-1', refreshToken: 'rt' },
    ],
    ['authinfo', (c) => authInfo(c), `${API}authinfo`, { device: 'dev-1' }],
    [
      'bigData',
      (c) => bigData(c, { articleId: '9', userOtherId: 'xy1' }),
      'https://nis.example.test/nis/bigData',
      { aid: '9', appid: '3', dev: 'dev-1', bid: '7', uid: 'xy1' },
    ],
  ])('%s', async (_, ask, address, params) => {
    const { client, asked } = clientWith({});
    await ask(client);
    expect(asked).toHaveLength(1);
    expect(`${asked[0]?.origin}${asked[0]?.pathname}`).toBe(address);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      siteID: '7',
      ...params,
    });
  });

  it.each<[string, Ask, Record<string, string>]>([
    ['auth', (c) => auth(c, { nonce: 'n', sign: 's' }), { device: 'dev-1', nonce: 'n', sign: 's' }],
    [
      'recordDevice',
      (c) => recordDevice(c, { userOtherId: 'xy1', shared: false, deviceInfo: 'Browser/1' }),
      {
        type: '20',
        eventType: '12',
        userOtherID: 'xy1',
        channel: '1',
        appVersion: '1.0',
        appID: '3',
        siteID: '7',
        device: 'dev-1',
        userID: '0',
        deviceInfo: 'Browser/1',
      },
    ],
    [
      'recordDevice',
      (c) => recordDevice(c, { userOtherId: 'xy1', shared: true, deviceInfo: '' }),
      { channel: '3' },
    ],
  ])('%s, as a form', async (name, ask, params) => {
    const { client, asked, forms } = clientWith({});
    await ask(client);
    expect(String(asked[0])).toBe(`${API}${name}`);
    expect(Object.fromEntries(forms[0] ?? [])).toMatchObject(params);
  });

  it('sends no user id to the recommendations without a login', async () => {
    const { client, asked } = clientWith({});
    await getRecommendArticles(client, { articleId: '9', count: 6 });
    expect(asked[0]?.searchParams.has('uid')).toBe(false);
  });

  it.each<[string, Ask]>([
    ['articles without a column', (c) => getArticleAdvs(c, { columnId: '' })],
    ['no column', (c) => getColAdvs(c, { columnId: '' })],
    ['no event', (c) => getEventAdvs(c, { aid: '' })],
  ])('sends nothing for the ads of %s', async (_, ask) => {
    const { client, asked } = clientWith({});
    expect(await ask(client)).toMatchObject({ ok: true });
    expect(asked).toEqual([]);
  });
});

describe('getConfig', () => {
  it.each([
    ['a deployment', {}, 2],
    ['a deployment that counts calendar days', { calendarTimes: true as const }, 0],
  ])('has the rule of times of %s', async (_, settings, style) => {
    const { client } = clientWith({});
    const other = { ...client, settings: { ...client.settings, ...settings } };
    const config = { ok: true, value: { times: { listStyle: style, contentStyle: style } } };
    expect(await getConfig(other)).toMatchObject(config);
    expect(await getSiteFacts(other, () => null)).toMatchObject({
      value: { config: config.value },
    });
  });
});

describe('decideArticleCall', () => {
  const common = { articleId: '9', colID: '5', columnId: '5', page: 0 };
  const poster = { ...common, id: '9', userID: '8', isPoster: true };
  const paper = { id: '9', isDigital: true };
  it.each([
    ['a reader', {}, '/base_url/getArticleContent', common],
    ['a preview', { preview: true }, '/base_url/getArticleContentUnrelease', common],
    ['a poster', { poster: true, userId: '8' }, '/base_url/myArticleContent', poster],
    [
      'a poster in preview',
      { poster: true, preview: true, userId: '8' },
      '/base_url/myArticleContent',
      poster,
    ],
    ['the newspaper', { digital: true }, '/base_url/getPaperArticle', paper],
    [
      'the newspaper in preview',
      { digital: true, preview: true },
      '/base_url/paperArticlePreview',
      paper,
    ],
    [
      'the newspaper before a poster',
      { digital: true, poster: true },
      '/base_url/getPaperArticle',
      paper,
    ],
  ])('%s', (_, flags, path, params) => {
    const call = decideArticleCall({ articleId: '9', columnId: '5', flags });
    expect(call.path).toBe(path);
    expect(call.params).toMatchObject(params);
  });

  it('passes on the reader and the requested state', async () => {
    const { client, asked } = clientWith('empty');
    await getArticleContent(client, {
      articleId: '9',
      flags: { poster: true, userId: '8', appId: '12', showStatusType: 2, innerEditor: '1' },
    });
    const params = Object.fromEntries(asked[0]?.searchParams ?? []);
    expect(params).toMatchObject({
      userID: '8',
      appID: '12',
      showStatusType: '2',
      innerEditor: '1',
      isPoster: 'true',
    });
    expect(params).not.toHaveProperty('colID');
  });

  it('uses the app id of the settings when the page has none', async () => {
    const { client, asked } = clientWith('empty');
    await getArticleContent(client, { articleId: '9', flags: { appId: '' } });
    expect(asked[0]?.searchParams.get('appID')).toBe('3');
  });
});

/** Content of a column's page beside its articles. */
const NOTHING_BESIDE = { modules: [], topModule: null, live: [], ads: [], hasMore: false };

describe('calls: answers', () => {
  const item = (fileId: number, more = {}) => ({
    fileId,
    title: `t${fileId}`,
    articleType: 0,
    ...more,
  });
  const slot = { ads: [expect.objectContaining({ id: '1' })], fixed: true, closable: true };
  const adv = { advID: 1, title: 'a', resourceUrl: 'https://img.example.test/a.jpg' };

  it.each<[string, Ask, unknown, unknown]>([
    [
      'an article',
      (c) => getArticleContent(c, { articleId: '9' }),
      { fileId: '9', title: 'x', content: '<p>y</p>', siteID: 7 },
      expect.objectContaining({ id: '9', title: 'x', siteId: '7' }),
    ],
    [
      'counts as numbers and text',
      (c) => getArticleCounts(c, { articleId: '9' }),
      { fileId: 9, countClick: '205', countPraise: 22, countShare: '0', countDiscuss: 6 },
      { clicks: 205, praises: 22, shares: 0, comments: 6 },
    ],
    [
      'columns of both lists, once',
      (c) => getColumns(c),
      {
        columns: [{ columnID: 1, columnName: 'a' }, { columnId: '2' }],
        topColumns: [{ columnID: 1 }],
      },
      [expect.objectContaining({ id: '1', name: 'a' }), expect.objectContaining({ id: '2' })],
    ],
    [
      'a column',
      (c) => getColumn(c, { columnId: '1' }),
      { columnID: 1, columnName: 'a' },
      expect.objectContaining({ id: '1', name: 'a' }),
    ],
    [
      'a column inside an object',
      (c) => getColumn(c, { columnId: '1' }),
      { column: { columnID: 1, columnName: 'a' } },
      expect.objectContaining({ id: '1' }),
    ],
    [
      'a carousel that repeats in the list',
      (c) => getArticles(c, { columnId: '5' }),
      { carousel: [item(1), item(1)], list: [item(2), item(1), item(3), null] },
      {
        carousel: [expect.objectContaining({ id: '1' })],
        list: [expect.objectContaining({ id: '2' }), expect.objectContaining({ id: '3' })],
        ...NOTHING_BESIDE,
      },
    ],
    [
      'modules of the types that are shown, with their items',
      (c) => getArticles(c, { columnId: '5' }),
      {
        list: [item(1)],
        modules: [
          { type: 0, charactor: [item(1), item(2)] },
          { type: '8', charactor: [item(2), item(3)] },
          { type: 5, charactor: [{ xyID: 4, fileId: 4 }] },
          { type: 10, charactor: null },
          { charactor: [item(6)] },
          null,
        ],
      },
      {
        carousel: [],
        list: [expect.objectContaining({ id: '1' })],
        ...NOTHING_BESIDE,
        modules: [
          ['articles', ['1', '2']],
          ['flash', ['2', '3']],
          ['specials', []],
        ].map(([kind, ids]) =>
          expect.objectContaining({
            kind,
            items: Array.from(ids ?? [], (id) => expect.objectContaining({ id })),
          }),
        ),
      },
    ],
    [
      'an empty column',
      (c) => getArticles(c, { columnId: '5' }),
      { carousel: [], list: [], modules: [], adv: [] },
      { carousel: [], list: [], ...NOTHING_BESIDE },
    ],
    [
      'related articles, opened by relId',
      (c) => getRelArticles(c, { articleId: '9' }),
      { related: [{ relId: 3, fileId: 9, title: 'x' }], hasMore: 'true' },
      { list: [expect.objectContaining({ id: '3' })], hasMore: true },
    ],
    [
      'the hot list',
      (c) => articleHot(c),
      { list: [item(1), {}, item(2)] },
      [expect.objectContaining({ id: '1' }), expect.objectContaining({ id: '2' })],
    ],
    [
      'recommendations',
      (c) => recommendList(c, { articleId: '9', count: 2 }),
      { list: [item(1)], hasMore: 'false' },
      { list: [expect.objectContaining({ id: '1' })], hasMore: false },
    ],
    [
      'recommendations as a bare array',
      (c) => getRecommendArticles(c, { articleId: '9', count: 2 }),
      [item(1)],
      { list: [expect.objectContaining({ id: '1' })], hasMore: true },
    ],
    [
      'counts of a reporter',
      (c) => authorInfo(c, { id: '4' }),
      { articleCount: '12', fansCount: 3 },
      { articleCount: 12, followerCount: 3 },
    ],
    [
      'comments',
      (c) => discussView(c, { id: '9' }),
      { list: [{ id: 1, content: 'x' }], totalCount: '5', hasMore: true },
      {
        comments: [expect.objectContaining({ id: '1', text: 'x' })],
        totalCount: 5,
        hasMore: true,
        root: null,
      },
    ],
    [
      'hot comments',
      (c) => discussHot(c, { id: '9' }),
      { list: [{ id: 1, content: 'x' }] },
      [expect.objectContaining({ id: '1' })],
    ],
    ['a count of comments', (c) => discussCount(c, { id: '9' }), '55', 55],
    [
      'a count of comments in an object',
      (c) => discussCount(c, { id: '9' }),
      { countDiscuss: 4 },
      4,
    ],
    [
      'ads around an article',
      (c) => getArticleAdvs(c, { columnId: '5' }),
      { articleTop: { advs: [adv], advStyle: '1' } },
      { top: slot, bottom: null, video: null, photos: null },
    ],
    ['ads of a place', (c) => getAdv(c), { advs: [adv], advStyle: 1 }, { slot }],
    [
      'ads of a column as a bare array',
      (c) => getColAdvs(c, { columnId: '5' }),
      [adv],
      { slot: { ...slot, fixed: false } },
    ],
    [
      'ads of an event',
      (c) => getEventAdvs(c, { aid: '6' }),
      { adv: [adv] },
      { slot: { ...slot, fixed: false } },
    ],
    ['no ads', (c) => getAdv(c), { adv: [] }, { slot: null }],
    ["the server's clock", (c) => serverTime(c), '1726641653000', 1726641653000],
    [
      "the server's clock in an object",
      (c) => serverTime(c),
      { time: 1726641653000 },
      1726641653000,
    ],
  ])('%s', async (_, ask, payload, value) => {
    expect(await ask(clientWith(payload).client)).toEqual({ ok: true, value });
  });

  it.each<[string, Ask, unknown, unknown]>([
    ['an anonymous token', (c) => getAnonymousToken(c), { token: 'tk' }, 'tk'],
    ['a token without an object', (c) => getAnonymousToken(c), 'tk', 'tk'],
    [
      'fresh tokens',
      (c) => refreshAccessToken(c, { refreshToken: 'old' }),
      { token: 't', accessToken: 'a', refreshToken: 'r' },
      { token: 't', accessToken: 'a', refreshToken: 'r' },
    ],
    ['a nonce', (c) => authInfo(c), { nonce: 'n' }, 'n'],
    [
      'a signature',
      (c) => auth(c, { nonce: 'n', sign: 's' }),
      { authToken: 'a', appSecret: 's', authTime: '1726641653000' },
      { authToken: 'a', appSecret: 's' },
    ],
    [
      'the record of a device',
      (c) => recordDevice(c, { userOtherId: '', shared: false, deviceInfo: '' }),
      { value: 'true' },
      true,
    ],
  ])('%s', async (_, ask, payload, value) => {
    expect(await ask(clientWith(payload).client)).toEqual({ ok: true, value });
  });

  it.each<[string, Ask, unknown]>([
    ['no token', (c) => getAnonymousToken(c), {}],
    ['a token that is an object', (c) => getAnonymousToken(c), { token: { a: 1 } }],
    ['a token that breaks a header', (c) => getAnonymousToken(c), { token: 'a\nb' }],
    ['a list', (c) => getAnonymousToken(c), []],
    ['no access token', (c) => refreshAccessToken(c, { refreshToken: 'x' }), { token: 't' }],
    ['no nonce', (c) => authInfo(c), { nonce: '' }],
    ['no secret', (c) => auth(c, { nonce: 'n', sign: 's' }), { authToken: 'a' }],
  ])('fails as malformed for an answer with %s', async (_, ask, payload) => {
    expect(await ask(clientWith(payload).client)).toMatchObject({
      ok: false,
      error: { kind: 'malformed' },
    });
  });

  it('reports that a full page of a column may have a next one', async () => {
    const list = Array.from({ length: 20 }, (_, index) => item(index + 1));
    const answer = await getArticles(clientWith({ list }).client, { columnId: '5' });
    expect(answer).toMatchObject({ value: { hasMore: true } });
  });

  it.each<[string, Ask, unknown]>([
    ['the word empty', (c) => getArticleContent(c, { articleId: '9' }), 'empty'],
    ['an empty article', (c) => getArticleContent(c, { articleId: '9' }), {}],
    [
      'a paper article that is none',
      (c) => getArticleContent(c, { articleId: '9', flags: { digital: true } }),
      { success: false },
    ],
    [
      'counts of nothing',
      (c) => getArticleCounts(c, { articleId: '9' }),
      { success: false, errorInfo: '找不到相关稿件', results: [] },
    ],
    ['a column without id', (c) => getColumn(c, { columnId: '5' }), {}],
    ['a time without a value', (c) => serverTime(c), {}],
  ])('fails as empty for %s', async (_, ask, payload) => {
    expect(await ask(clientWith(payload).client)).toMatchObject({
      ok: false,
      error: { kind: 'empty' },
    });
  });

  it('returns a failure when a normaliser throws', async () => {
    const answer = await read(clientWith({}).client, { path: '/base_url/x' }, () => {
      throw new Error('unthought of');
    });
    expect(answer).toEqual({
      ok: false,
      error: { kind: 'malformed', message: 'Error: unthought of', call: 'x' },
    });
  });
});

describe('calls: hostile payloads', () => {
  const asks: [string, Ask][] = [
    ['getConfig', (c) => getConfig(c)],
    ['getColumns', (c) => getColumns(c)],
    ['getColumn', (c) => getColumn(c, { columnId: '1' })],
    ['getArticles', (c) => getArticles(c, { columnId: '1' })],
    ['getArticleContent', (c) => getArticleContent(c, { articleId: '1' })],
    ['getArticleCounts', (c) => getArticleCounts(c, { articleId: '1' })],
    ['getRelArticles', (c) => getRelArticles(c, { articleId: '1' })],
    ['articleHot', (c) => articleHot(c)],
    ['discussView', (c) => discussView(c, { id: '1' })],
    ['discussCount', (c) => discussCount(c, { id: '1' })],
    ['getArticleAdvs', (c) => getArticleAdvs(c, { columnId: '1' })],
  ];
  const payloads = [
    0,
    true,
    'text',
    '<b>',
    [],
    [null, 1, [[]]],
    { list: 'x', columns: 3, related: {}, title: {}, fileId: [] },
  ];

  it.each(asks)('%s never rejects and never answers `malformed`', async (_, ask) => {
    for (const payload of payloads) {
      const answer = await ask(clientWith(payload).client);
      if (!answer.ok) expect(answer.error).toMatchObject({ kind: 'empty' });
    }
  });
});
