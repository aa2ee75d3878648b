import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ArticleKind } from '../../../src/model/article/articleTypes.ts';
import {
  articleLink,
  type LinkParams,
  linkTo,
  needsOwnScreen,
  ownArticleLink,
  type PageParams,
} from '../../../src/routes.ts';

const BASE = '/displayTemplate/news';

describe('linkTo', () => {
  it.each([
    [linkTo('home', {}, BASE), '/displayTemplate/news/home.html'],
    [linkTo('home', {}, ''), '/home.html'],
    [linkTo('newsDetail', { columnId: '12', id: '345' }, ''), '/newsDetail/12/345.html'],
    [linkTo('newsDetail', { id: '345' }, ''), '/newsDetail/345.html'],
    [linkTo('newsDetail', {}, ''), '/newsDetail.html'],
    [linkTo('newsDetail', { columnId: '12' }, ''), '/newsDetail.html?columnId=12'],
    [linkTo('newsDetail', { columnId: '', id: '345' }, ''), '/newsDetail/345.html'],
    [linkTo('newsDetail', { columnId: '12', id: '../1' }, ''), '/newsDetail.html?columnId=12'],
    [linkTo('paperSharePage', { time: '2024-09-16' }, ''), '/paperSharePage/2024-09-16.html'],
    [linkTo('paperSharePage', { paperId: '4' }, ''), '/paperSharePage.html?paperId=4'],
    [linkTo('hotPointTimeAxis', { id: '8' }, ''), '/timeline/8.html'],
    [
      linkTo('tagList', { tagId: '3' }, '', { tagName: '水利' }),
      '/tagList/3.html?tagName=%E6%B0%B4%E5%88%A9',
    ],
    [
      linkTo('newsDetail', { id: '3' }, '', { isShare: 'true', from: undefined }),
      '/newsDetail/3.html?isShare=true',
    ],
    [
      linkTo('invitedToDownload', { id: '5', code: 'a/b' }, ''),
      '/invitedToDownload/5.html?code=a%2Fb',
    ],
  ])('%s', (link, expected) => {
    expect(link).toBe(expected);
  });

  it('does not let a query replace a parameter', () => {
    expect(linkTo('newsDetail', { columnId: '12' }, '', { columnId: '9' })).toBe(
      '/newsDetail.html?columnId=12',
    );
  });

  it('has the parameter types of the path', () => {
    expectTypeOf<LinkParams<'liveDetail'>['id']>().toEqualTypeOf<string>();
    expectTypeOf<LinkParams<'liveDetail'>['linkID']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<PageParams<'liveDetail'>['id']>().toEqualTypeOf<string | undefined>();
    // @ts-expect-error the id of a live broadcast is required
    linkTo('liveDetail', {}, '');
    // @ts-expect-error there is no such parameter
    linkTo('newsDetail', { linkID: '4' }, '');
  });
});

describe('articleLink', () => {
  const item = { id: '345', columnId: '12', kind: 'news', linkId: '7', url: '' } as const;
  const outside = 'https://elsewhere.example.test/a';

  it('opens news in newsDetail', () => {
    expect(articleLink(item, BASE)).toBe(`${BASE}/newsDetail/12/345.html`);
  });

  it.each<ArticleKind>(['link', 'h5'])('opens the outside address of a %s', (kind) => {
    expect(articleLink({ ...item, kind, url: outside }, BASE)).toBe(outside);
  });

  it.each<ArticleKind>(['news', 'photos', 'video', 'special', 'live'])(
    'links %s to its own page even when an address is given',
    (kind) => {
      expect(articleLink({ ...item, kind, url: outside }, BASE)).toContain('345.html');
    },
  );

  it.each([
    ['photos', 'imageDetail', '/imageDetail/12/345.html'],
    ['video', 'videoDetail', '/videoDetail/12/345.html'],
    ['special', 'specDetail', '/specDetail/7/345.html'],
    ['live', 'liveDetail', '/liveDetail/7/345.html'],
  ] as const)('opens %s in %s', (kind, _, path) => {
    expect(articleLink({ ...item, kind }, '')).toBe(path);
  });

  it.each<ArticleKind>(['link', 'h5'])('opens a %s without an address as an article', (kind) => {
    expect(articleLink({ ...item, kind }, '')).toBe('/newsDetail/12/345.html');
    expect(ownArticleLink({ ...item, kind: 'link' }, '')).toBe('/linkDetail/345.html');
  });

  it('omits an unknown column', () => {
    expect(articleLink({ ...item, columnId: '' }, '')).toBe('/newsDetail/345.html');
  });

  it('keeps query flags', () => {
    expect(linkTo('newsDetail', { id: '3' }, '', { szb: '1' })).toBe('/newsDetail/3.html?szb=1');
  });
});

describe('needsOwnScreen', () => {
  it.each([
    ['newsDetail', 'special', true],
    ['newsDetail', 'live', true],
    ['imageDetail', 'live', true],
    ['videoDetail', 'special', true],
    ['newsDetail', 'news', false],
    ['newsDetail', 'photos', false],
    ['newsDetail', 'video', false],
    ['newsDetail', 'link', false],
    ['newsDetail', 'h5', false],
    ['liveDetail', 'live', false],
    ['liveDetail', 'special', false],
    ['onlineStudy', 'live', false],
  ] as const)('of %s for %s is %s', (route, kind, needs) => {
    expect(needsOwnScreen(route, kind)).toBe(needs);
  });
});
