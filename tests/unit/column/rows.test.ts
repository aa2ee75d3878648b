import { describe, expect, it } from 'vitest';
import { arrangeRows, formatRowKey } from '../../../src/model/column/feedRows.ts';
import { parseColumnPage } from '../../../src/model/column/normaliseColumn.ts';
import { item, module, picture } from './wires.ts';

const ad = (advID: number, adOrder: number) => ({ advID, imgUrl: picture(`ad${advID}`), adOrder });
const rowsOf = (wire: object) => arrangeRows(parseColumnPage(wire));
const keysOf = (wire: object) => rowsOf(wire).map(formatRowKey);

describe('arrangeRows', () => {
  it.each<[string, object, string[]]>([
    ['nothing', {}, []],
    ['articles alone', { list: [item(1), item(2)] }, ['1', '2']],
    [
      'a module before the row that it names',
      { list: [item(1), item(2)], modules: [module(5, { position: 1 })] },
      ['1', 'module-5-1', '2'],
    ],
    [
      'several modules at one place, in their order, and then the ads of it',
      {
        list: [item(1), item(2)],
        modules: [module(6, { position: 1 }), module(5, { position: '1' })],
        adv: [ad(9, 2)],
      },
      ['1', 'module-6-1', 'module-5-1', 'ad-9-1', '2'],
    ],
    [
      'what stands beyond the end, last',
      { list: [item(1)], modules: [module(5, { position: 1 }), module(6, { position: 1e9 })] },
      ['1', 'module-5-1', 'module-6-1000000000'],
    ],
    ['modules without any article', { modules: [module(5, { position: 3 })] }, ['module-5-3']],
    [
      'the first place of ads is 1',
      { list: [item(1)], adv: [ad(9, 1), ad(8, 0)] },
      ['ad-9-0', 'ad-8-0', '1'],
    ],
    [
      'no module without items',
      { list: [item(1)], modules: [module(5, { charactor: [] })] },
      ['1'],
    ],
    [
      'one that was sent twice, once',
      { list: [item(1)], modules: [module(5), module(5)], adv: [ad(9, 2), ad(9, 2)] },
      ['module-5-0', '1', 'ad-9-1'],
    ],
    [
      'modules without an id, told apart by what they are',
      {
        modules: [module(0, { moduleID: '', name: '甲' }), module(0, { moduleID: '', name: '乙' })],
      },
      ['module-articles-甲-0', 'module-articles-乙-0'],
    ],
    [
      'places that are none, at the start',
      { list: [item(1)], modules: [module(5, { position: -2147483648 })] },
      ['module-5-0', '1'],
    ],
  ])('%s', (_, wire, keys) => expect(keysOf(wire)).toEqual(keys));
});

describe('parseColumnPage', () => {
  it('leaves out of the list what the carousel shows, and every repeat', () => {
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
  ] as const)('a module of type %j shows %s', (type, kind) =>
    expect(parseColumnPage({ modules: [module(1, { type })] }).modules).toMatchObject([
      { id: '1', kind, items: [{ id: '100' }] },
    ]),
  );

  it('reads leaders and columns as what they are, and keeps no item without a name', () => {
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

  it('a special never stands among its own articles', () => {
    const related = [item(2), item(1), item(2)];
    const { modules } = parseColumnPage({
      modules: [module(1, { type: 10, charactor: [item(1, { related })] })],
    });
    expect(modules).toMatchObject([{ items: [{ id: '1', related: [{ id: '2' }] }] }]);
  });

  it('titles lose their tags and zero-width blanks', () => {
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
  ])('after a page of %i there is more: %s', (n, more) =>
    expect(
      parseColumnPage({ list: Array.from({ length: n }, (_, i) => item(i + 1)) }).hasMore,
    ).toBe(more),
  );

  it.each([null, 'empty', [], 7, { list: {}, modules: 'x', adv: [[]], topModule: [] }])(
    '%j holds nothing',
    (wire) => {
      const page = parseColumnPage(wire);
      expect(page).toMatchObject({ carousel: [], list: [], modules: [], live: [], ads: [] });
      expect(page.topModule).toBeNull();
    },
  );
});
