import { describe, expect, it } from 'vitest';
import type { AdSlot } from '../../../src/model/ads/normaliseAds.ts';
import type { ColumnData } from '../../../src/model/column/columnTypes.ts';
import { arrangeFirstRows, arrangeRows, formatRowKey } from '../../../src/model/column/feedRows.ts';
import { keepPeriod } from '../../../src/model/column/hotPeriod.ts';
import { parseColumnPage } from '../../../src/model/column/normaliseColumn.ts';
import { spaceAds } from '../../../src/model/column/spaceAds.ts';
import { item, module, picture } from './wires.ts';

const ad = (advID: number, adOrder: number) => ({ advID, imgUrl: picture(`ad${advID}`), adOrder });
const rowsOf = (wire: object) => arrangeRows(parseColumnPage(wire));
const keysOf = (wire: object) => rowsOf(wire).map(formatRowKey);

const ids = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`);
const items = (first: number, last: number) => ids(first, last).map((id) => item(Number(id)));

describe('arrangeRows', () => {
  it.each<[string, object, string[]]>([
    ['returns no rows for an empty page', {}, []],
    ['returns a page of articles only unchanged', { list: [item(1), item(2)] }, ['1', '2']],
    [
      'places a module before the row at its position',
      { list: [item(1), item(2)], modules: [module(5, { position: 1 })] },
      ['1', 'module-5-1', '2'],
    ],
    [
      'orders modules of the same position as sent, followed by the ads',
      {
        list: [item(1), item(2)],
        modules: [module(6, { position: 1 }), module(5, { position: '1' })],
        adv: [ad(9, 2)],
      },
      ['1', 'module-6-1', 'module-5-1', 'ad-9-1', '2'],
    ],
    [
      'places modules whose position exceeds the list at the end',
      { list: [item(1)], modules: [module(5, { position: 1 }), module(6, { position: 1e9 })] },
      ['1', 'module-5-1', 'module-6-1000000000'],
    ],
    ['keeps modules without articles', { modules: [module(5, { position: 3 })] }, ['module-5-3']],
    [
      'counts ad positions from 1',
      { list: [item(1)], adv: [ad(9, 1), ad(8, 0)] },
      ['ad-9-0', 'ad-8-0', '1'],
    ],
    [
      'omits a module without items',
      { list: [item(1)], modules: [module(5, { charactor: [] })] },
      ['1'],
    ],
    [
      'returns a repeated module or ad once',
      { list: [item(1)], modules: [module(5), module(5)], adv: [ad(9, 2), ad(9, 2)] },
      ['module-5-0', '1', 'ad-9-1'],
    ],
    [
      'distinguishes modules without an id by kind and name',
      {
        modules: [module(0, { moduleID: '', name: '甲' }), module(0, { moduleID: '', name: '乙' })],
      },
      ['module-articles-甲-0', 'module-articles-乙-0'],
    ],
    [
      'places a module with an invalid position at the start',
      { list: [item(1)], modules: [module(5, { position: -2147483648 })] },
      ['module-5-0', '1'],
    ],
  ])('%s', (_, wire, keys) => expect(keysOf(wire)).toEqual(keys));
});

describe('spaceAds', () => {
  it.each<[string, object, string[]]>([
    [
      'places the same ad again after a screen of rows',
      { list: items(1, 14), adv: [ad(9, 1), ad(9, 3), ad(8, 4)] },
      ['ad-9-0', '1', '2', '3', 'ad-8-3', ...ids(4, 9), 'ad-9-2', ...ids(10, 14)],
    ],
    [
      'places the same ad once in a list that is shorter than a screen',
      { list: items(1, 3), adv: [ad(9, 1), ad(8, 2), ad(9, 3)] },
      ['ad-9-0', '1', 'ad-8-1', '2', '3'],
    ],
  ])('%s', (_, wire, keys) => expect(spaceAds(rowsOf(wire)).map(formatRowKey)).toEqual(keys));

  it('places the ad of the column a screen of rows after the same one in the list', () => {
    const slot = { ads: [{ image: picture('ad9') }] } as unknown as AdSlot;
    const rows = [...rowsOf({ adv: [ad(9, 1)] }), { kind: 'slot', slot } as const];
    const more = rowsOf({ list: items(1, 12) });
    expect(spaceAds([...rows, ...more]).map(formatRowKey)).toEqual([
      'ad-9-0',
      ...ids(1, 10),
      'slot-',
      ...ids(11, 12),
    ]);
  });
});

describe('arrangeFirstRows', () => {
  const AD = { ads: [{ id: '1' }] } as unknown as ColumnData['ad'];
  const firstKeysOf = (wire: object, ad: ColumnData['ad'] = null) => {
    const data = { column: { id: '12' }, children: [], page: parseColumnPage(wire), ad };
    return arrangeFirstRows(data as unknown as ColumnData).map(formatRowKey);
  };
  const items = (...ids: number[]) => ids.map((id) => item(id));

  it.each<[string, object, string[]]>([
    [
      'places broadcasts, then the ad, after four headlines',
      { list: items(1, 2, 3, 4, 5), liveArticles: items(9) },
      ['1', '2', '3', '4', 'live-', 'slot-', '5'],
    ],
    [
      'places them at the end of a short list',
      { list: items(1), liveArticles: items(9) },
      ['1', 'live-', 'slot-'],
    ],
    [
      'removes a story from a module when it is in the carousel, the list or the broadcasts',
      {
        carousel: items(1),
        list: items(2),
        liveArticles: items(3),
        modules: [
          module(5, { charactor: items(1, 2, 3) }),
          module(6, { type: 10, charactor: items(3) }),
        ],
      },
      ['2', 'live-', 'slot-'],
    ],
    [
      'removes a story of the top module from the list, and keeps the positions of modules',
      {
        topModule: module(4, { charactor: items(2) }),
        list: items(1, 2, 3),
        modules: [module(5, { position: 2, charactor: items(2, 7) })],
      },
      ['1', 'module-5-2', '3', 'slot-'],
    ],
    [
      'removes broadcasts that are rows of the list',
      { list: items(1, 2), liveArticles: items(2, 3) },
      ['1', '2', 'live-', 'slot-'],
    ],
    [
      'has no broadcasts when all are rows',
      { list: items(1), liveArticles: items(1) },
      ['1', 'slot-'],
    ],
    [
      'removes a story from a later module',
      { modules: [module(5, { charactor: items(7) }), module(6, { charactor: items(7) })] },
      ['module-5-0', 'slot-'],
    ],
    [
      'keeps flash news and messages of the editors whole',
      {
        list: items(1),
        modules: [
          module(5, { type: 8, charactor: items(1) }),
          module(6, { type: 11, charactor: items(1) }),
        ],
      },
      ['module-5-0', 'module-6-0', '1', 'slot-'],
    ],
  ])('%s', (_, wire, keys) => expect(firstKeysOf(wire, AD)).toEqual(keys));

  it('has no row for a column without broadcasts and without an ad', () =>
    expect(firstKeysOf({ list: items(1) })).toEqual(['1']));
});

describe('keepPeriod', () => {
  const HOUR_MS = 3_600_000;
  const NEWEST = Date.UTC(2026, 10, 20);
  const aged = (...hours: (number | null)[]) =>
    hours.map((each) => ({ publishedAt: each === null ? null : NEWEST - each * HOUR_MS, each }));

  it.each([
    ['24 hours', 0, [0, 24]],
    ['48 hours', 1, [0, 24, 25]],
    ['3 days', 2, [0, 24, 25, 72]],
    ['7 days', 3, [0, 24, 25, 72, 168]],
  ] as const)('keeps the articles of %s before the newest', (_, period, kept) =>
    expect(keepPeriod(aged(0, 24, 25, 72, 168, 169), period).map(({ each }) => each)).toEqual(kept),
  );

  it('keeps articles without a date', () =>
    expect(keepPeriod(aged(null, 0, 500), 0).map(({ each }) => each)).toEqual([null, 0]));

  it('does not end with an article that is dated far ahead', () => {
    const rows = [{ publishedAt: Date.now() + 1000 * 24 * HOUR_MS, each: 'ahead' }, ...aged(0, 25)];
    expect(keepPeriod(rows, 0).map(({ each }) => each)).toEqual(['ahead', 0]);
  });

  it('returns an empty list unchanged', () => expect(keepPeriod([], 0)).toEqual([]));
});

describe('parseColumnPage', () => {
  it('removes carousel articles and duplicates from the list', () => {
    const { carousel, list } = parseColumnPage({
      carousel: [item(1), item(2), item(1)],
      list: [item(2), item(3), item(3), item(1), item(4)],
    });
    expect(carousel.map(({ id }) => id)).toEqual(['1', '2']);
    expect(list.map(({ id }) => id)).toEqual(['3', '4']);
  });

  it.each([1, 2, 3, 4, 5, 6, 12, 99, -1, '0x0', null, undefined, 'news'])(
    'drops modules of type %j',
    (type) => expect(parseColumnPage({ modules: [module(1, { type })] }).modules).toEqual([]),
  );

  it.each([
    [0, 'articles'],
    ['8', 'flash'],
    [10, 'specials'],
    [11, 'floating'],
  ] as const)('reads a module of type %j as %s', (type, kind) =>
    expect(parseColumnPage({ modules: [module(1, { type })] }).modules).toMatchObject([
      { id: '1', kind, items: [{ id: '100' }] },
    ]),
  );

  it('reads leaders and columns and drops items without a name', () => {
    const { modules } = parseColumnPage({
      modules: [
        {
          type: 7,
          moduleID: 1,
          charactor: [
            { id: 301, cmiName: '林知远', duty: '省长', url: picture('lin'), columnID: 0 },
            { id: 302 },
            null,
          ],
        },
        { type: 9, moduleID: 2, charactor: [{ columnID: 14, columnName: '经济' }, {}] },
      ],
    });
    expect(modules).toMatchObject([
      { kind: 'leaders', items: [{ id: '301', name: '林知远', columnId: '' }] },
      { kind: 'columns', items: [{ id: '14', name: '经济' }] },
    ]);
  });

  it('excludes a special from its own related articles', () => {
    const related = [item(2), item(1), item(2)];
    const { modules } = parseColumnPage({
      modules: [module(1, { type: 10, charactor: [item(1, { related })] })],
    });
    expect(modules).toMatchObject([{ items: [{ id: '1', related: [{ id: '2' }] }] }]);
  });

  it('removes tags and zero-width spaces from titles', () => {
    const { list } = parseColumnPage({
      list: [
        item(1, { title: '<b>临望</b>\u200b铁路&nbsp;通车<br>' }),
        item(2, { title: '<img src=x onerror=alert(1)>', textTitle: '\ufeff备用' }),
        item(3, { title: '3<5 &lt;b&gt;' }),
      ],
    });
    expect(list.map(({ title }) => title)).toEqual(['临望铁路\u00a0通车', '备用', '3<5 <b>']);
  });

  it.each([
    [0, false],
    [19, false],
    [20, true],
    [40, true],
  ])('for a page of %i articles, hasMore is %s', (n, more) =>
    expect(
      parseColumnPage({ list: Array.from({ length: n }, (_, i) => item(i + 1)) }).hasMore,
    ).toBe(more),
  );

  it.each([null, 'empty', [], 7, { list: {}, modules: 'x', adv: [[]], topModule: [] }])(
    'returns an empty page for %j',
    (wire) => {
      const page = parseColumnPage(wire);
      expect(page).toMatchObject({ carousel: [], list: [], modules: [], live: [], ads: [] });
      expect(page.topModule).toBeNull();
    },
  );
});
