import { describe, expect, it } from 'vitest';
import { formatKeptTime } from '../../../src/host/offline/formatKeptTime.ts';
import {
  decodeKeptText,
  formatKeptPath,
  type KeptPage,
  listKeptPages,
  parseKeptImages,
  parseKeptTime,
  SAVED_IMAGES_MAX,
} from '../../../src/model/offline/keptPages.ts';
import { parseWorkerMessage } from '../../../src/worker/parseWorkerMessage.ts';

const BASE = '/news';

describe('the path under which a page is kept', () => {
  it.each([
    ['/news', '/news/home.html'],
    ['/news/', '/news/home.html'],
    ['/news/index', '/news/home.html'],
    ['/news/index.html', '/news/home.html'],
    ['/news/home.html', '/news/home.html'],
    ['/news/newsDetail/1/2.html', '/news/newsDetail/1/2.html'],
  ])('of %s is %s', (pathname, path) => expect(formatKeptPath(pathname, BASE)).toBe(path));

  it('of a site at the root of its host is below the root', () =>
    expect(formatKeptPath('/', '')).toBe('/home.html'));
});

describe('the time of a kept page', () => {
  it.each([
    ['1700000000000', 1_700_000_000_000],
    ['', null],
    [null, null],
    ['0', null],
    ['-5', null],
    ['1e30', null],
    ['9007199254740991', null],
    ['soon', null],
  ])('of %j is %j', (text, at) => expect(parseKeptTime(text)).toBe(at));
});

describe('headers of a kept page', () => {
  it('have titles in any language', () =>
    expect(decodeKeptText(encodeURIComponent('铁路 བོད'))).toBe('铁路 བོད'));

  it.each([['%'], ['%E9'], [null]])('with the text %j have no title', (text) =>
    expect(decodeKeptText(text)).toBe(''),
  );

  it.each([
    [encodeURIComponent('["https://a.test/1.jpg",7]'), ['https://a.test/1.jpg']],
    ['{}', []],
    ['%5B', []],
    [null, []],
  ])('with the images %j have %j', (text, images) => expect(parseKeptImages(text)).toEqual(images));
});

const page = (path: string, at: number, isSaved = false, title = path, by = ''): KeptPage => ({
  path,
  title,
  at,
  isSaved,
  by,
});

describe('the list of kept pages', () => {
  it('has each page once, favourites first and then the newest', () =>
    expect(
      listKeptPages([page('a', 1), page('b', 3), page('c', 2, true), page('b', 1, true)], '').map(
        ({ path, isSaved }) => [path, isSaved],
      ),
    ).toEqual([
      ['c', true],
      ['b', true],
      ['a', false],
    ]));

  it('leaves out pages without a title', () =>
    expect(listKeptPages([page('a', 1, false, '')], '')).toEqual([]));

  it.each([
    ['a reader without a login: what was kept without one', '', ['guest']],
    ['a member: the own pages too', 'ann', ['guest', 'ann']],
  ])('shows %s', (_, uid, paths) =>
    expect(
      listKeptPages(
        [page('ann', 1, false, 'A', 'ann'), page('guest', 2), page('bob', 3, true, 'B', 'bob')],
        uid,
      ).map(({ path }) => path),
    ).toEqual(paths),
  );

  it('keeps its order when the clock was put back: by the times that are stored', () =>
    expect(listKeptPages([page('old', 9), page('new', 2)], '').map(({ path }) => path)).toEqual([
      'old',
      'new',
    ]));
});

describe('a message to the worker', () => {
  it.each([
    [{ kind: 'read', path: '/news/a.html', title: 'A', assets: ['/news/_astro/a.js', 1] }],
    [{ kind: 'read', path: '/news/a.html', title: 'A', assets: ['/news/_astro/a.js'] }],
  ])('names a page that was read: %j', (data) =>
    expect(parseWorkerMessage(data, BASE)).toEqual({
      kind: 'read',
      path: '/news/a.html',
      title: 'A',
      assets: ['/news/_astro/a.js'],
      by: '',
    }),
  );

  it('names a favourite with a limited number of images', () => {
    const images = Array.from({ length: SAVED_IMAGES_MAX + 5 }, (_, i) => `https://a.test/${i}`);
    const message = parseWorkerMessage(
      { kind: 'save', path: '/news/a.html', images, by: 'ann' },
      BASE,
    );
    expect(message).toMatchObject({ kind: 'save', title: '', assets: [], by: 'ann' });
    expect(message?.kind === 'save' && message.images).toHaveLength(SAVED_IMAGES_MAX);
  });

  it.each([
    [null],
    ['read'],
    [{}],
    [{ kind: 'read' }],
    [{ kind: 'read', path: 7 }],
    [{ kind: 'read', path: '/other/a.html' }],
    [{ kind: 'read', path: '//evil.test/a.html' }],
    [{ kind: 'delete', path: '/news/a.html' }],
  ])('is ignored when it is %j', (data) => expect(parseWorkerMessage(data, BASE)).toBeNull());
});

describe('the time of a copy', () => {
  const AT = new Date(2026, 10, 26, 8, 5).getTime();
  it.each([
    ['this year', new Date(2026, 11, 31).getTime(), '11/26 08:05'],
    ['two years ahead', new Date(2028, 10, 26).getTime(), '2026/11/26 08:05'],
    ['two years back', new Date(2024, 10, 26).getTime(), '2026/11/26 08:05'],
  ])('names the year where the clock is in another: %s', (_, now, text) =>
    expect(formatKeptTime(AT, 'cn', now)).toBe(text),
  );
});
