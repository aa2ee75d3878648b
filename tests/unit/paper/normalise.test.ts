import { describe, expect, it } from 'vitest';
import {
  parseDates,
  parseEdition,
  parsePaperArticles,
  parsePapers,
} from '../../../src/model/paper/normalisePaper.ts';

const GARBAGE = [
  undefined,
  null,
  '',
  'empty',
  '<html>',
  0,
  -2147483648,
  Number.NaN,
  true,
  [],
  {},
  [[]],
  [null, 7, 'x', [], {}],
  { list: 'x' },
  { list: { a: 1 } },
  { papers: [null, {}, 'x'] },
  { layouts: [null, {}, 'x', [[]]] },
  { dates: [null, {}, 'x', { date: {} }] },
  { articles: [null, {}, 'x', { fileId: {} }] },
  JSON.parse('{"__proto__":{"id":1},"layouts":{"length":3}}'),
];

describe('malformed answers', () => {
  it.each(GARBAGE.map((value) => [value]))('%j is parsed without an error', (value) => {
    expect(parsePapers(value)).toEqual([]);
    expect(parseEdition(value)).toBeNull();
    expect(parseDates(value)).toEqual([]);
    expect(parsePaperArticles(value)).toEqual([]);
  });
});

describe('the papers of a site', () => {
  it('are parsed without duplicates, with a plain name and an icon', () => {
    const papers = [
      { id: 1, name: '霁川<b>日报</b>', code: 'jcrb', iconSmall: 'https://p.test/s.jpg' },
      { id: '2', name: '晚\u200b报', iconSmall: 'https://p.test/s', iconBig: '图片存储;xy/1.jpg' },
      { id: 1, name: '又一份' },
      { name: '没有号码' },
    ];
    const expected = [
      { id: '1', name: '霁川日报', icon: 'https://p.test/s.jpg' },
      { id: '2', name: '晚报', icon: '' },
    ];
    expect(parsePapers({ version: 0, papers })).toEqual(expected);
    expect(parsePapers(papers)).toEqual(expected);
  });
});

const page = (more: Readonly<Record<string, unknown>> = {}) => ({
  id: 12001,
  name: '01 要闻',
  width: '1000',
  height: 1420,
  picUrl: 'https://p.test/1.jpg',
  mapping: '30001:10%,5%;60%,5%;60%,40%',
  ...more,
});

const pagesOf = (layouts: readonly unknown[]) => parseEdition({ layouts })?.pages ?? [];
const areasOf = (mapping: unknown, more = {}) => pagesOf([page({ mapping, ...more })])[0]?.areas;

describe('an edition', () => {
  it('is parsed with all fields', () => {
    expect(
      parseEdition({
        paper: { id: 1, name: '霁川日报' },
        date: '20261120',
        layouts: [
          page({ thumbUrl: 'https://p.test/1-s.jpg', pdfUrl: 'https://p.test/1.pdf', url: 'x' }),
        ],
      }),
    ).toEqual({
      paper: { id: '1', name: '霁川日报', icon: '' },
      date: '2026-11-20',
      pages: [
        {
          id: '12001',
          name: '01 要闻',
          width: 1000,
          height: 1420,
          picture: 'https://p.test/1.jpg',
          thumbnail: 'https://p.test/1-s.jpg',
          pdf: 'https://p.test/1.pdf',
          areas: [
            {
              articleId: '30001',
              points: [
                [10, 5],
                [60, 5],
                [60, 40],
              ],
            },
          ],
        },
      ],
    });
  });

  it('has the image as thumbnail when none is given, and no PDF without an address', () => {
    expect(pagesOf([page({ thumbUrl: '', pdfUrl: null })])).toMatchObject([
      { thumbnail: 'https://p.test/1.jpg', pdf: '' },
    ]);
  });

  it('drops duplicates and pages without an image or a valid id', () => {
    const layouts = [
      page({ id: 1, picUrl: '' }),
      page({ id: 2, picUrl: '图片存储;xy/202611/1.jpg' }),
      page({ id: '' }),
      page({ id: '../3' }),
      page({ id: 4 }),
      page({ id: '4' }),
      page({ id: 5, picUrl: 'javascript:alert(1)' }),
    ];
    expect(pagesOf(layouts).map(({ id }) => id)).toEqual(['4']);
    expect(parseEdition({ date: '20261120', layouts: layouts.slice(0, 4) })).toBeNull();
  });

  it('has names and addresses without scripts', () => {
    const hostile = {
      name: '06 <img src=x onerror=alert(1)>敌\u200b意',
      thumbUrl: 'javascript:alert(1)',
      pdfUrl: 'data:text/html,<script>alert(1)</script>',
    };
    expect(pagesOf([page(hostile)])).toMatchObject([
      { name: '06 敌意', thumbnail: 'https://p.test/1.jpg', pdf: '' },
    ]);
  });
});

describe('hotspots', () => {
  const triangle = {
    articleId: '7',
    points: [
      [10, 5],
      [60, 5],
      [60, 40],
    ],
  };

  it.each([
    ['text in per cent', '7:10%,5%;60%,5%;60%,40%'],
    ['text in pixels', '7:100px,71px;600px,71px;600px,568px'],
    ['lines', '\n7=10%,5% 60%,5% 60%,40%\r\n'],
    ['JSON text', '[{"points":"10%,5%;60%,5%;60%,40%","articleId":7}]'],
    ['objects', [{ coords: '10,5,60,5,60,40', fileId: '7' }]],
    [
      'objects with pairs',
      [
        {
          area: [
            [10, 5],
            [60, 5],
            [60, 40],
          ],
          articleID: 7,
        },
      ],
    ],
    [
      'objects with points',
      [
        {
          points: [
            { x: 100, y: 71 },
            { x: 600, y: 71 },
            { x: 600, y: 568 },
          ],
          id: 7,
        },
      ],
    ],
    ['an object one level deeper', { mapping: '7:10%,5%;60%,5%;60%,40%' }],
  ])('are parsed from %s', (_, mapping) => expect(areasOf(mapping)).toEqual([triangle]));

  it('are parsed from two corners of a rectangle', () => {
    expect(areasOf('7:10%,5%;60%,40%')?.[0]?.points).toEqual([
      [10, 5],
      [60, 5],
      [60, 40],
      [10, 40],
    ]);
  });

  it.each([
    ['no article id', '10%,5%;60%,5%;60%,40%'],
    ['an invalid article id', [{ points: '10%,5%;60%,40%', articleId: '"><script>' }]],
    ['a path as article id', [{ points: '10%,5%;60%,40%', articleId: '../../evil' }]],
    ['half a point', '7:10%,5%;60%'],
    ['text', '7:oops'],
    ['too few points', '7:10%,5%'],
    ['no surface', '7:10%,5%;60%,5%;90%,5%'],
    ['a point right of the image', '7:110%,5%;160%,40%'],
    ['a point left of the image', '7:-30%,5%;60%,40%'],
    ['a point below the image in pixels', '7:100px,100px;200px,1800px'],
    ['infinite numbers', '7:Infinity,1;NaN,2;1e999,3'],
    [
      'too many points',
      `7:${Array.from({ length: 400 }, (_, i) => `${(i * 7) % 97}%,${(i * 13) % 89}%`).join(';')}`,
    ],
  ])('are dropped with %s', (_, mapping) => expect(areasOf(mapping)).toEqual([]));

  it('are dropped in pixels of an image of unknown size', () => {
    expect(areasOf('7:100px,71px;600px,568px', { width: 0, height: '' })).toEqual([]);
  });

  it('are kept without duplicates when others are malformed', () => {
    const mapping = [
      null,
      7,
      { points: 'oops', articleId: 1 },
      { points: '10%,5%;60%,5%;60%,40%', articleId: 7 },
      { points: '10%,5%;60%,5%;60%,40%', articleId: 7 },
      { points: '90%,90%;130%,130%', articleId: 8 },
    ];
    expect(areasOf(mapping)).toEqual([triangle]);
  });

  it('are at most 300', () => {
    const text = Array.from({ length: 5000 }, (_, i) => `${i}:1%,1%;20%,20%`).join('|');
    expect(areasOf(text)?.length).toBe(300);
  });
});

describe('days with an edition', () => {
  it('are valid dates, newest first, without duplicates', () => {
    const dates = [
      { date: '20261118' },
      { date: '20261120' },
      { date: '2026-11-19 00:00:00.0' },
      '20261118',
      { date: '20261131' },
      { date: 'x' },
      null,
    ];
    const days = ['2026-11-20', '2026-11-19', '2026-11-18'];
    expect(parseDates({ dates })).toEqual(days);
    expect(parseDates(dates)).toEqual(days);
  });
});

describe('the articles of a page', () => {
  it.each([
    ['an object', (articles: unknown) => ({ version: 1, articles })],
    ['a bare array', (articles: unknown) => articles],
  ])('are parsed from %s', (_, wrap) => {
    const rows = wrap([
      {
        fileId: 30001,
        introTitle: '眉题',
        title: 'A<b>B</b> &amp; C',
        subtitle: '副题',
        author: ' 苏合 ',
      },
      { fileId: '30002', title: '', introTitle: '只有眉题', subTitle: '副' },
      { fileId: 30001, title: '又一次' },
      { title: '没有号码' },
      { fileId: 30003, title: ' \u200b ' },
    ]);
    expect(parsePaperArticles(rows)).toEqual([
      { id: '30001', introTitle: '眉题', title: 'AB & C', subtitle: '副题', author: '苏合' },
      { id: '30002', introTitle: '', title: '只有眉题', subtitle: '副', author: '' },
    ]);
  });
});
