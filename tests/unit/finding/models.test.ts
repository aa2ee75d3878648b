import { describe, expect, it } from 'vitest';
import { parseAccounts, parseCategories } from '../../../src/model/account/normaliseAccount.ts';
import { parseColumnPage } from '../../../src/model/column/normaliseColumn.ts';
import { parseSpecialHead } from '../../../src/model/special/specialHead.ts';
import {
  decideSpecialTitle,
  isEmptyPage,
  limitPartRows,
} from '../../../src/model/special/specialParts.ts';
import { groupByDay, type TimelineEntry } from '../../../src/model/timeline.ts';

describe('accounts', () => {
  it.each<[string, unknown, string[]]>([
    ['a bare array', [{ catID: 1, catName: '政务', hasSub: 0 }], ['1 政务']],
    ['one under the key `cats`', { cats: [{ catID: '2', catName: '乡土' }] }, ['2 乡土']],
    [
      'duplicates once',
      [
        { catID: 1, catName: 'a' },
        { catID: '1', catName: 'b' },
      ],
      ['1 a'],
    ],
    ['no entries without a name or an id', [{ catID: 1 }, { catName: 'a' }, null, 'x', 7], []],
    ['null', null, []],
    ['a text', 'empty', []],
  ])('parses categories: %s', (_, wire, expected) => {
    const categories = parseCategories(wire).map((c) => `${c.id} ${c.name}`);
    expect(categories).toEqual(expected);
  });

  it.each<[string, object, boolean]>([
    ['without a status is shown', { xyID: 201, topic: '农技站' }, true],
    ['with status 2 is shown', { xyID: 201, topic: '农技站', xyStatus: 2, xyForbidden: 0 }, true],
    ['with status 1 is hidden', { xyID: 201, topic: '农技站', xyStatus: '1' }, false],
    ['with status 4 is hidden', { xyID: 201, topic: '农技站', xyStatus: 4 }, false],
    ['that is forbidden is hidden', { xyID: 201, topic: '农技站', xyForbidden: '1' }, false],
    ['without an id is hidden', { xyID: 0, topic: '农技站' }, false],
    ['with a negative id is hidden', { xyID: -3, topic: '农技站' }, false],
    ['without a name is hidden', { xyID: 201 }, false],
  ])('an account %s', (_, wire, isShown) => {
    const { accounts, sent } = parseAccounts({ xys: [wire] });
    expect(accounts).toHaveLength(isShown ? 1 : 0);
    // The end of the list depends on the number of sent rows, hidden ones included.
    expect(sent).toBe(1);
  });

  it('reads an icon only from a valid address', () => {
    const read = (icon: string) => parseAccounts([{ xyID: 1, topic: 'a', icon }]).accounts[0]?.icon;
    expect(read('https://img.example.test/a.png')).toBe('https://img.example.test/a.png');
    expect(read('javascript:alert(1)')).toBe('');
    expect(read('图片存储;a.png')).toBe('');
  });
});

describe('specials', () => {
  const item = (n: number) => ({ fileId: n, title: `t${n}` });
  const page = (carousel: number[], list: number[], more = {}) =>
    parseColumnPage({ carousel: carousel.map(item), list: list.map(item), ...more });

  it.each<[string, number[], number[], number, boolean]>([
    ['few articles', [], [1, 2, 3], 3, false],
    ['as many articles as the limit', [], [1, 2, 3, 4, 5], 5, false],
    ['more articles than the limit', [], [1, 2, 3, 4, 5, 6], 5, true],
    ['a carousel, whose articles are added to the list', [1, 2], [3, 4, 5, 6], 5, true],
    ['duplicate articles', [1, 2], [1, 2, 3], 3, false],
    ['no articles', [], [], 0, false],
  ])('limits the rows of a part with %s', (_, carousel, list, shown, hasMore) => {
    const cut = limitPartRows(page(carousel, list));
    expect(cut.page.list).toHaveLength(shown);
    expect(cut.page.carousel).toEqual([]);
    expect(cut.hasMore).toBe(hasMore);
  });

  it('has an empty page without rows and with modules without items', () => {
    expect(isEmptyPage(page([], []))).toBe(true);
    expect(isEmptyPage(page([], [], { modules: [{ type: 0, moduleID: 1, charactor: [] }] }))).toBe(
      true,
    );
    expect(isEmptyPage(page([1], []))).toBe(false);
    const modules = [{ type: 8, moduleID: 1, charactor: [item(1)] }];
    expect(isEmptyPage(page([], [], { modules }))).toBe(false);
  });

  it.each<[string, unknown, string | null]>([
    ['a head', { name: '铁路', abstract: '一条铁路', headPic: '/a.jpg', articleId: 402 }, '铁路'],
    ['a head without a name as null', { abstract: 'x' }, null],
    ['an empty response', {}, null],
    ['a text', 'empty', null],
  ])('parses %s', (_, wire, name) => expect(parseSpecialHead(wire)?.name ?? null).toBe(name));

  it('has the title of its article, else the name of its column', () => {
    const column = { name: '栏目' } as never;
    const bare = { column, page: page([], []), parts: [] };
    expect(decideSpecialTitle({ ...bare, article: null })).toBe('栏目');
    expect(
      decideSpecialTitle({ ...bare, article: { title: '稿件', listTitle: '' } as never }),
    ).toBe('稿件');
  });
});

describe('a timeline', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`);
  const entry = (id: string, moment: string | null): TimelineEntry => ({
    id,
    kind: 'news',
    title: id,
    abstract: '',
    picture: '',
    at: moment === null ? null : at(moment),
    href: '',
  });
  const entries = [
    entry('b', '2026-11-19T23:59:00'),
    entry('a', '2026-11-20T00:00:00'),
    entry('x', null),
    entry('c', '2026-11-19T08:00:00'),
    entry('d', '2025-11-19T08:00:00'),
  ];
  const read = (order: 'newest' | 'oldest') =>
    groupByDay(entries, order).map((d) => `${d.day}:${d.entries.map(({ id }) => id).join('')}`);

  it('is grouped by days in China, newest first', () =>
    expect(read('newest')).toEqual(['2026-11-20:a', '2026-11-19:bc', '2025-11-19:d', ':x']));

  it('is reversed, with entries without a timestamp still at the end', () =>
    expect(read('oldest')).toEqual(['2025-11-19:d', '2026-11-19:cb', '2026-11-20:a', ':x']));

  it('without entries is empty', () => expect(groupByDay([], 'newest')).toEqual([]));
});
