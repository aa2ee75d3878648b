import { describe, expect, it } from 'vitest';
import { parseShareObject } from '../../../src/model/share/shareObject.ts';
import {
  createArticleMark,
  createShareCard,
  decideShareObject,
} from '../../../src/model/share/shareRules.ts';
import type { ShareParams } from '../../../src/model/share/shareTypes.ts';
import { parseSiteConfig } from '../../../src/model/site/normaliseSite.ts';

const AROUND = { siteUrl: 'https://news.test', siteBase: '/display', now: 1700000000000 };
const PAGE = 'https://news.test/display/newsDetail/12/345.html';
const PARAMS: ShareParams = {
  title: '穿过十七条河的铁路',
  imgUrl: 'https://img.test/a.jpg',
  desc: '一段摘要',
  articleId: '345',
  objectType: 0,
  forbidShare: false,
  pageUrl: PAGE,
  customUrl: '',
  routerUrl: '',
};
const cardOf = (params: Partial<ShareParams>) => createShareCard({ ...PARAMS, ...params }, AROUND);
const urlOf = (params: Partial<ShareParams>) => cardOf(params)?.url;
const SHARED = 'isShare=true&xyt=1700000000000';

describe('objectType', () => {
  const account = (id: string) => ({ account: { id, name: '', icon: '' } });
  it.each([
    ['an article', '', false, 0],
    ['an article of an account', '3', false, 10],
    ['an account ID of 0', '0', false, 0],
    ['an account ID below 0', '-1', false, 0],
    ['a newspaper article', '', true, 7],
    ['a newspaper article of an account', '3', true, 7],
  ])('%s', (_, id, digital, type) => expect(decideShareObject(account(id), digital)).toBe(type));

  it.each([
    [undefined, 0],
    ['', 0],
    ['7', 7],
    ['10', 10],
    ['18', 18],
    ['3', 0],
    ['x', 0],
  ])('is read from the page mark %s', (text, type) => expect(parseShareObject(text)).toBe(type));

  it('is in the mark of a page with the id and whether sharing is closed', () =>
    expect(
      createArticleMark(
        { id: '345', kind: 'news', ...account('3'), shareClosed: true, share: null },
        false,
      ),
    ).toEqual({
      id: '345',
      object: 10,
      shareClosed: true,
    }));

  it('is in the mark of a page with the address that the editors share instead', () => {
    const share = { title: '', description: '', image: '', url: 'https://h5.example.test/' };
    const article = { id: '345', kind: 'news', shareClosed: false, share } as const;
    expect(createArticleMark({ ...article, ...account('0') }, false).customUrl).toBe(share.url);
  });
});

describe('the shared address', () => {
  it.each<[string, Partial<ShareParams>, string | undefined]>([
    ['has the share flag and the time', {}, `${PAGE}?${SHARED}`],
    [
      'keeps its query, without an earlier stamp',
      { pageUrl: `${PAGE}?lang=en&isShare=1&xyt=5#text` },
      `${PAGE}?lang=en&${SHARED}#text`,
    ],
    ['of a newspaper article opens as one', { objectType: 7 }, `${PAGE}?szb=1&${SHARED}`],
    [
      'is a custom one of this site',
      { customUrl: 'https://news.test/special.html' },
      `https://news.test/special.html?${SHARED}`,
    ],
    [
      'is a custom path',
      { customUrl: '/special.html' },
      `https://news.test/special.html?${SHARED}`,
    ],
    [
      'of another site stays as it is',
      { customUrl: 'https://other.test/a?sign=1' },
      'https://other.test/a?sign=1',
    ],
    [
      'is a path of the router',
      { routerUrl: '/activityDetail/7.html' },
      `https://news.test/display/activityDetail/7.html?${SHARED}`,
    ],
    [
      'is a custom one before one of the router',
      { customUrl: 'https://other.test/', routerUrl: '/a.html' },
      'https://other.test/',
    ],
    [
      'of the router never leaves the site',
      { routerUrl: '//evil.test/a.html' },
      `https://news.test/display/evil.test/a.html?${SHARED}`,
    ],
    [
      'is its own where a custom one is script',
      { customUrl: 'javascript:alert(1)' },
      `${PAGE}?${SHARED}`,
    ],
    [
      'is its own where a custom one is mail',
      { customUrl: 'mailto:a@b.test' },
      `${PAGE}?${SHARED}`,
    ],
    ['is none where there is none', { pageUrl: 'data:text/html,a' }, undefined],
  ])('%s', (_, params, url) => expect(urlOf(params)).toBe(url));
});

describe('a card', () => {
  it('contains all fields that a host shares', () =>
    expect(cardOf({})).toEqual({
      title: '穿过十七条河的铁路',
      description: '一段摘要',
      imageUrl: 'https://img.test/a.jpg',
      url: `${PAGE}?${SHARED}`,
      articleId: '345',
      objectType: 0,
    }));

  it('is null when sharing is closed', () => expect(cardOf({ forbidShare: true })).toBeNull());

  it.each([
    ['江上的风\n\n 吹来', '江上的风 吹来'],
    ['江'.repeat(120), '江'.repeat(100)],
    [`${'江'.repeat(99)}𠮷𠮷`, `${'江'.repeat(99)}𠮷`],
    ['a &amp; b <c>', 'a &amp; b <c>'],
  ])('has the description of %j', (desc, text) => expect(cardOf({ desc })?.description).toBe(text));

  it.each([
    ['  一\n二 ', '一 二'],
    ['<b>标题</b> &amp;', '<b>标题</b> &amp;'],
  ])('has the title %j as text', (title, text) => expect(cardOf({ title })?.title).toBe(text));

  it.each([
    ['图片存储;xy/1.jpg', ''],
    ['javascript:alert(1)', ''],
    ['', ''],
    ['/media/a.jpg', 'https://news.test/media/a.jpg'],
  ])('has the image of %j', (imgUrl, url) => expect(cardOf({ imgUrl })?.imageUrl).toBe(url));
});

describe('swipe share', () => {
  it.each([
    [{ siteConfig: { swipeShare: { open: 1 } } }, true],
    [{ swipeShare: { open: '1' } }, true],
    [{ siteConfig: { swipeShare: { open: 0 } } }, false],
    [{}, false],
  ])('of %j is %s', (wire, open) => expect(parseSiteConfig(wire).swipeShare).toBe(open));
});
