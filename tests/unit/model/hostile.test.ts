import { describe, expect, it } from 'vitest';
import { parseActivityItem } from '../../../src/model/activity/normaliseActivity.ts';
import { parseArticleAds } from '../../../src/model/ads/normaliseAds.ts';
import { parseListItem, parseRelatedItem } from '../../../src/model/article/listItem.ts';
import { parseArticle } from '../../../src/model/article/normaliseArticle.ts';
import { parseColumnPage } from '../../../src/model/column/normaliseColumn.ts';
import { parseComment, parseCommentPage } from '../../../src/model/comment/normaliseComment.ts';
import { parseColumn, parseColumns } from '../../../src/model/site/column.ts';
import { parseSiteConfig } from '../../../src/model/site/normaliseSite.ts';
import { parseLine, parseWriting } from '../../../src/model/text.ts';
import { needsCorpus, readCorpusEntries } from '../../helpers/corpora.ts';
import { findUnsafeAddresses } from '../../helpers/unsafeAddresses.ts';

/** Records the field accesses on an object at any depth, so that no field has to be listed here. */
function recordKeys(parse: (wire: unknown) => unknown, seed: Readonly<Record<string, unknown>>) {
  const keys = new Set<string>();
  parse(
    new Proxy(seed, {
      get(target, key) {
        if (typeof key === 'string') keys.add(key);
        return Reflect.get(target, key);
      },
      ownKeys: (target) => Reflect.ownKeys(target),
    }),
  );
  return [...keys].filter((key) => !key.endsWith(' '));
}

const WRONG: readonly unknown[] = [
  0,
  1,
  -1,
  -2147483648,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e300,
  true,
  false,
  null,
  undefined,
  '',
  ' ',
  'text',
  '[',
  '{',
  '[[[[1]]]]',
  '{"a":{"b":[]}}',
  '__proto__',
  'javascript:alert(1)',
  '<!--IMAGEARRAY#0-->',
  [],
  [null],
  [[]],
  [1, 'a', {}],
  [[[[{}]]]],
  {},
  { length: 3 },
  { list: [{ list: null }] },
  { toString: 'not a function', valueOf: 1, name: {} },
  JSON.parse('{"__proto__":{"id":1},"id":{}}'),
];

/** Values inside the shapes that the parsers accept. */
const nest = (values: readonly unknown[]): readonly unknown[] =>
  values.flatMap((value) => [
    [value],
    { list: value, videos: value, advs: value },
    [{ imagearray: value, videoarray: value, audioarray: value, questions: [value] }],
    [{ imagearray: [{ imageUrl: value, ref: value, imageStyle: value, summary: value }] }],
    [{ id: value, name: value, fileId: value, relId: value, relUrl: value, articleType: 3 }],
    {
      vote: {
        id: 1,
        questions: [{ qid: value, qname: value, options: [{ oid: value, pic: value }] }],
      },
    },
    { vote: value, pic: value, video: [value], file: [{ attUrl: value }] },
    { mapping: value, picUrl: value },
    { videos: [{ status: value, playbackUrls: value }] },
  ]);

const NESTED = nest(WRONG);
/** One value of each type that parsers tell apart. */
const TYPICAL = [-1, true, null, 'javascript:alert(1)', [null], { list: [{ list: null }] }];

const SEED = { id: 1, fileId: 1, columnId: 1, title: 't', articleType: 6 };

describe.each([
  ['parseArticle', parseArticle],
  ['parseListItem', parseListItem],
  ['parseRelatedItem', parseRelatedItem],
  ['parseComment', parseComment],
  ['parseCommentPage', parseCommentPage],
  ['parseSiteConfig', parseSiteConfig],
  ['parseColumn', parseColumn],
  ['parseColumns', parseColumns],
  ['parseArticleAds', parseArticleAds],
] as const)('%s with wrong types', (_, parse) => {
  /** Types of the fields; null where a timestamp, a number or a part may be absent. */
  const shape = (value: unknown) =>
    Object.entries(value ?? {})
      .map(([key, inner]) => `${key} ${typeof inner}`.replace(/ (object|number)$/, ' part'))
      .join();

  it('never throws on the whole answer', () => {
    for (const value of [...WRONG, ...NESTED]) expect(() => parse(value)).not.toThrow();
  });

  /** Tries values in every field; those that are nested with one type of article only. */
  function tryFields(nested: readonly unknown[]): void {
    const keys = recordKeys(parse, SEED);
    expect(keys.length).toBeGreaterThan(1);
    const expected = shape(parse(SEED));
    const wrong: unknown[] = [];
    for (const articleType of keys.includes('articleType') ? [0, 1, 2, 4, 6] : [0]) {
      const values = articleType === 0 ? [...WRONG, ...nested] : WRONG;
      for (const key of keys) {
        for (const value of values) {
          const result = parse({ ...SEED, articleType, [key]: value });
          if (result === null) continue;
          const unsafe = findUnsafeAddresses(result);
          if (shape(result) !== expected) wrong.push([key, value, shape(result)]);
          if (unsafe.length > 0) wrong.push([key, value, unsafe]);
        }
      }
    }
    expect(wrong).toEqual([]);
  }

  it('never throws on any field, and keeps the types of its result', () =>
    tryFields(nest(TYPICAL)));

  it('never throws on any field with any nested value', { tags: ['sweep'] }, () =>
    tryFields(NESTED),
  );
});

const PICTURE = 'https://img.example.test/a.jpg';

const FULL_ANSWERS: readonly (readonly [string, (wire: unknown) => unknown, unknown])[] = [
  [
    'an article',
    parseArticle,
    {
      fileId: '1',
      title: 't',
      articleType: 6,
      images: [
        { imagearray: [{ ref: 'r', imageUrl: PICTURE, imageStyle: ' width="1"', summary: 's' }] },
      ],
      videos: [{ videoarray: [{ videoUrl: PICTURE, imageUrl: PICTURE, duration: '1' }] }],
      audios: [{ audioarray: [{ audioUrl: PICTURE, title: 't', audioTitleType: 1 }] }],
      widgets: {
        vote: {
          id: 1,
          endDate: '',
          questions: [{ qid: 1, qtype: 1, options: [{ oid: 1, oname: 'o', pic: '' }] }],
        },
        file: [{ attUrl: PICTURE, attContent: 'c' }],
      },
      tags: [{ id: 1, name: 'n' }],
      reporters: [{ id: 1, name: 'n', url: PICTURE }],
      youngReporters: [{ name: 'n', cardNumber: 1 }],
      layoutPicture: { picUrl: PICTURE, width: 1, height: 1 },
      layoutMapping: {
        mapping: [
          {
            points: [
              [1, 2],
              [3, 4],
              [5, 6],
            ],
            articleId: 1,
          },
        ],
      },
      related: [{ relId: 1, relUrl: '39', articleType: 3, title: 't' }],
      hotArticles: [{ fileId: 1, title: 't', pic_list_title: [PICTURE] }],
      liveStatus: 1,
      config: { videos: [{ status: '1', playbackUrls: [PICTURE] }] },
    },
  ],
  [
    'a configuration',
    parseSiteConfig,
    {
      siteID: 1,
      padColor: '#fff',
      listTimeFormatStyle: 1,
      listTimeFormatRule: 'MM-DD',
      verticalVideoRatio: '9:16',
      _p_wap: { paperUrl: PICTURE },
      siteConfig: {
        app: { appName: 'a' },
        general: { showBackTop: 1 },
        xyApi: { imageSuffixPath: '/p' },
        article: { fontSize: 1, tagStyle: 1, audioTitle: 'a', titleType: 1, openTag: 1 },
        reward: { rewardType: 1 },
        discuss: {
          auditType: '1',
          showPic: true,
          defaultHint: 'h',
          defaultIcon: PICTURE,
          countNew: '1',
        },
        selfMedia: { smName: 's', showStatement: 1, statement: 's' },
        globalCount: { showPubTime: 1 },
        customRecommend: { showRecommended: 1 },
        _rd_WeChat: { maxTitleLength: 9 },
      },
    },
  ],
  [
    'comments',
    parseCommentPage,
    {
      totalCount: 1,
      hasMore: true,
      list: [
        {
          id: 1,
          userIcon: PICTURE,
          created: '2024-10-28 10:53:30.0',
          info: { parentUser: 'p' },
          attachments: [{ type: 1, url: PICTURE }],
          topDiscuss: { list: [{ id: 2 }], hasMore: false },
        },
      ],
    },
  ],
  [
    'columns',
    parseColumns,
    { columns: [{ columnId: 1, columnStyle: '101', linkUrl: PICTURE }], topColumns: [] },
  ],
  [
    "a column's page",
    parseColumnPage,
    {
      carousel: [{ fileId: 1, title: 't' }],
      list: [{ fileId: 2, title: 't', url: PICTURE }],
      modules: [
        {
          type: 0,
          moduleID: 1,
          position: '1',
          targetColumn: { id: 5 },
          charactor: [{ fileId: 3 }],
        },
        { type: 7, moduleID: 2, charactor: [{ id: 1, cmiName: 'n', url: PICTURE, columnID: 7 }] },
        { type: 9, moduleID: 3, charactor: [{ columnId: 1, columnName: 'n', linkUrl: PICTURE }] },
        { type: 10, moduleID: 4, charactor: [{ fileId: 5, related: [{ fileId: 6 }] }] },
      ],
      topModule: { type: 0, cmDisplayStyle: 2, charactor: [{ fileId: 7 }] },
      liveArticles: [{ fileId: 8, articleType: 6, liveStatus: 1 }],
      adv: [{ advID: 1, imgUrl: PICTURE, contentUrl: PICTURE, adOrder: 2 }],
    },
  ],
  [
    'an activity',
    parseActivityItem,
    {
      fileId: '1',
      title: 't',
      imageUrl: PICTURE,
      startTime: '2026-11-20 10:00:00',
      linkUrl: PICTURE,
    },
  ],
  [
    'ads',
    parseArticleAds,
    {
      articleTop: {
        advs: [{ advID: 1, resourceUrl: PICTURE, linkUrl: PICTURE, width: 1, height: 1 }],
        advStyle: 1,
      },
    },
  ],
];

/** Returns copies of a value with one part replaced, at any depth. */
function* replaceEachPart(value: unknown, replacement: unknown): Generator<unknown> {
  yield replacement;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    for (const part of replaceEachPart(inner, replacement)) {
      yield Array.isArray(value)
        ? value.map((element, index) => (String(index) === key ? part : element))
        : { ...value, [key]: part };
    }
  }
}

describe.each(FULL_ANSWERS)('%s with one wrong part', (_, parse, answer) => {
  it('never throws and returns no unsafe address', () => {
    const unsafe: unknown[] = [];
    let tried = 0;
    for (const wrong of WRONG) {
      for (const wire of replaceEachPart(answer, wrong)) {
        const found = findUnsafeAddresses(parse(wire));
        if (found.length > 0) unsafe.push([wrong, found]);
        tried += 1;
      }
    }
    expect(unsafe).toEqual([]);
    expect(tried).toBeGreaterThan(WRONG.length);
  });
});

describe('naughty strings', needsCorpus('naughty-strings.json'), () => {
  it('do not throw in a normaliser and are kept as text', () => {
    for (const text of readCorpusEntries<string>('naughty-strings.json')) {
      expect(parseComment({ id: 1, content: text, userName: text })).toMatchObject({
        text: parseWriting(text),
        userName: parseLine(text),
      });
      expect(
        parseArticle({ fileId: 1, attAbstract: text, source: text, reporter: text }),
      ).toMatchObject({ abstract: parseLine(text), source: parseLine(text) });
      expect(() =>
        parseListItem({ fileId: 1, title: text, tag: text, publishtime: text, url: text }),
      ).not.toThrow();
    }
  });
});
