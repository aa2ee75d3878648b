import { describe, expect, it } from 'vitest';
import {
  linkTo,
  matchPath,
  parsePageParams,
  ROUTE_NAMES,
  ROUTES,
  readPageParams,
} from '../../../src/routes.ts';

const BASE = '/displayTemplate/news';

describe('matchPath', () => {
  it.each<[string, string, string, Record<string, string>]>([
    ['the base itself', '', 'home', {}],
    ['the base with a slash', '/', 'home', {}],
    ['the alias', '/index.html', 'home', {}],
    ['home', '/home.html', 'home', {}],
    ['a template', '/newsDetail.html', 'newsDetail', {}],
    ['column and id', '/newsDetail/12/345.html', 'newsDetail', { columnId: '12', id: '345' }],
    ['the id alone', '/newsDetail/345.html', 'newsDetail', { id: '345' }],
    ['no ending', '/newsDetail/12/345', 'newsDetail', { columnId: '12', id: '345' }],
    ['a trailing slash', '/newsDetail/345.html/', 'newsDetail', { id: '345' }],
    ['double slashes', '//newsDetail//345.html', 'newsDetail', { id: '345' }],
    [
      'column 0, kept as text',
      '/newsDetail/0/345.html',
      'newsDetail',
      { columnId: '0', id: '345' },
    ],
    ['leading zeros, kept', '/newsDetail/00345.html', 'newsDetail', { id: '00345' }],
    ['an id of letters', '/newsDetail/a-b_C9.html', 'newsDetail', { id: 'a-b_C9' }],
    ['an id in escapes', '/newsDetail/%33%34%35.html', 'newsDetail', { id: '345' }],
    ['an id that is a path', '/newsDetail/12/..%2f345.html', 'newsDetail', { columnId: '12' }],
    ['an id that is markup', '/newsDetail/%3Csvg%3E.html', 'newsDetail', {}],
    ['broken escapes', '/newsDetail/12/%E4%B8.html', 'newsDetail', { columnId: '12' }],
    [
      'an id of 64 characters',
      `/newsDetail/${'7'.repeat(64)}.html`,
      'newsDetail',
      { id: '7'.repeat(64) },
    ],
    ['an id of 65 characters', `/newsDetail/${'7'.repeat(65)}.html`, 'newsDetail', {}],
    ['an empty id', '/newsDetail/.html', 'newsDetail', {}],
    ['the required parameter alone', '/liveDetail/9.html', 'liveDetail', { id: '9' }],
    ['source required, id not', '/commentAll/3.html', 'commentAll', { source: '3' }],
    ['both of commentAll', '/commentAll/9/3.html', 'commentAll', { id: '9', source: '3' }],
    ['a day', '/paperSharePage/2024-09-16.html', 'paperSharePage', { time: '2024-09-16' }],
    [
      'a day and its paper',
      '/paperSharePage/2024-09-16/4.html',
      'paperSharePage',
      { time: '2024-09-16', paperId: '4' },
    ],
    [
      'a day, paper and page',
      '/paperSharePage/2024-09-16/4/01.html',
      'paperSharePage',
      { time: '2024-09-16', paperId: '4', layout: '01' },
    ],
    [
      'text in escapes',
      '/invitedToDownload/5/%E9%82%80%E8%AF%B7.html',
      'invitedToDownload',
      { id: '5', code: '邀请' },
    ],
    [
      'control characters in text',
      '/invitedToDownload/5/a%0Ab.html',
      'invitedToDownload',
      { id: '5' },
    ],
    [
      'a file that is not named like its route',
      '/timeline/8.html',
      'hotPointTimeAxis',
      { id: '8' },
    ],
    ['a lower-case file', '/shareinvite.html', 'Shareinvite', {}],
    ['a capital first letter', '/LeaderViewList.html', 'LeaderViewList', {}],
  ])('%s: %s', (_, path, route, params) => {
    expect(matchPath(BASE + path, BASE)).toEqual({ route, params });
  });

  it.each([
    ['another base', '/elsewhere/news/home.html'],
    ['part of the base', '/displayTemplate'],
    ['a longer word than the base', '/displayTemplate/newspaper/home.html'],
    ['a path without the base', '/home.html'],
    ['an unknown file', `${BASE}/nothing.html`],
    ['wrong case', `${BASE}/newsdetail/345.html`],
    ["a route's name that is not its file", `${BASE}/hotPointTimeAxis/8.html`],
    ['the other case of a name', `${BASE}/Shareinvite.html`],
    ['too many parts', `${BASE}/newsDetail/1/2/3.html`],
    ['a part of a route without parameters', `${BASE}/login/1.html`],
    ['.html in the middle', `${BASE}/newsDetail.html/345.html`],
    ['parts after the alias', `${BASE}/index/1.html`],
    ['a property of all objects', `${BASE}/constructor.html`],
  ])('finds no route for %s: %s', (_, path) => {
    expect(matchPath(path, BASE)).toBeNull();
  });

  it('serves the root of a host as well as a base with dots', () => {
    const match = { route: 'newsDetail', params: { id: '345' } };
    expect(matchPath('/newsDetail/345.html', '')).toEqual(match);
    expect(matchPath('/', '')).toEqual({ route: 'home', params: {} });
    expect(matchPath('/v1.2/news/newsDetail/345.html', '/v1.2/news')).toEqual(match);
  });
});

describe('parsePageParams', () => {
  it.each([
    [
      'any base',
      '/app/template/displayTemplate/news/newsDetail/12/345.html',
      '',
      { columnId: '12', id: '345' },
    ],
    ['no base', '/newsDetail/345.html', '', { id: '345' }],
    [
      'a template file with a query',
      '/newsDetail.html',
      '?columnId=12&id=345',
      { columnId: '12', id: '345' },
    ],
    ['a file on a device', '/data/www/newsDetail.html', '?id=345', { id: '345' }],
    [
      'other spellings of a name',
      '/newsDetail.html',
      '?columnID=12&ID=345',
      { columnId: '12', id: '345' },
    ],
    [
      'the path before the query',
      '/newsDetail/345.html',
      '?id=9&columnId=12',
      { columnId: '12', id: '345' },
    ],
    ['the query where the path is bad', '/newsDetail/a%20b.html', '?id=345', { id: '345' }],
    ['the first of two', '/newsDetail.html', '?id=1&id=2', { id: '1' }],
    ['a hostile query', '/newsDetail.html', '?id=%22%3E%3Csvg&columnId=../..', {}],
    ['a page served under a foreign path', '/some/where/else.html', '?id=345', { id: '345' }],
    ['too many parts', '/newsDetail/1/2/3.html', '', {}],
    ['a query that names no parameter', '/newsDetail.html', '?__proto__=1&constructor=2', {}],
  ])('reads %s', (_, pathname, search, params) => {
    expect(parsePageParams('newsDetail', { pathname, search })).toEqual(params);
  });

  it('readPageParams reads the parameters of a given row without the table', () => {
    const location = { pathname: '/x/paperSharePage/2024-09-16.html', search: '?paperId=4' };
    const row = {
      path: '/paperSharePage/{time?}/{paperId?}/{layout?}.html',
      fill: 'left',
    } as const;
    expect(readPageParams(row, location)).toEqual({ time: '2024-09-16', paperId: '4' });
  });

  it('reads parameters that only the query may have, and none of them from the path', () => {
    const read = (pathname: string, search: string) =>
      parsePageParams('moreLive', { pathname, search });
    expect(read('/moreLive.html', '?columnid=15')).toEqual({ columnId: '15' });
    expect(read('/moreLive/15.html', '')).toEqual({});
  });
});

describe('a link and its page', () => {
  const values = ['12', 'a-b_9', '2024-09-16', undefined];
  it.each(ROUTE_NAMES)('%s: parses what linkTo wrote, with any value missing', (route) => {
    const names = ROUTES[route].path.match(/\w+(?=\??\})/g) ?? [];
    for (let i = 0; i < values.length ** names.length; i++) {
      const entries = names.map(
        (name, k) => [name, values[Math.floor(i / values.length ** k) % values.length]] as const,
      );
      const params = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
      const url = new URL(linkTo(route, params as never, BASE), 'https://news.example.test');
      expect(parsePageParams(route, url)).toEqual(params);
      expect(matchPath(url.pathname, BASE)?.route).toBe(route);
    }
  });

  it('keeps hostile text unchanged', () => {
    for (const code of ['a/b', '..', '.', 'x.html', '%2e', 'a&b=c', '中文 1', '"><svg>', '?#']) {
      const href = linkTo('invitedToDownload', { id: '5', code }, BASE);
      const url = new URL(href, 'https://news.example.test');
      expect(parsePageParams('invitedToDownload', url)).toEqual({ id: '5', code });
      expect(matchPath(url.pathname, BASE)?.route).toBe('invitedToDownload');
    }
  });
});
