import { describe, expect, it } from 'vitest';
import { parseArticleAds } from '../../../src/model/ads/normalise.ts';
import { parseListItem, parseRelatedItem } from '../../../src/model/article/listItem.ts';
import { parseArticle } from '../../../src/model/article/normalise.ts';
import { parseComment, parseCommentPage } from '../../../src/model/comment/normalise.ts';
import { parseColumn, parseColumns } from '../../../src/model/site/column.ts';
import { parseSiteConfig } from '../../../src/model/site/normalise.ts';
import { readCorpus } from './corpora.ts';

/** Reads that were made of an object, at any depth, so that no field has to be listed here. */
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

/** The wrong values again inside the shapes that the readers look into. */
const NESTED = WRONG.flatMap((value) => [
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
  const shape = (value: unknown) =>
    JSON.stringify(Object.entries(value ?? {}).map(([k, v]) => [k, typeof v]));

  it('never throws on the whole answer', () => {
    for (const value of [...WRONG, ...NESTED]) expect(() => parse(value)).not.toThrow();
  });

  it('never throws on any field, and keeps the types of its result', () => {
    const keys = recordKeys(parse, SEED);
    expect(keys.length).toBeGreaterThan(1);
    for (const articleType of [0, 1, 2, 4, 6]) {
      for (const key of keys) {
        for (const value of [...WRONG, ...NESTED]) {
          const result = parse({ ...SEED, articleType, [key]: value });
          if (result === null) continue;
          const nulls = /"(\w+)","(object|number)"/g;
          expect(shape(result).replace(nulls, '$1')).toBe(shape(parse(SEED)).replace(nulls, '$1'));
          expect(JSON.stringify(result)).not.toMatch(/javascript:(?!.*"url":"javascript)/);
        }
      }
    }
  });
});

const naughty = readCorpus('naughty-strings.json');

describe('naughty strings (../shared/corpora)', () => {
  it.skipIf(naughty === null)('never break a normaliser, and survive as text', () => {
    const strings: readonly string[] = JSON.parse(naughty ?? '[]');
    for (const text of strings) {
      const kept = text.replace(/[\u200b\u2060\ufeff]/g, '').trim();
      expect(parseComment({ id: 1, content: text, userName: text })).toMatchObject({
        text: kept,
        userName: kept,
      });
      expect(
        parseArticle({ fileId: 1, attAbstract: text, source: text, reporter: text }),
      ).toMatchObject({ abstract: kept, source: kept });
      expect(() =>
        parseListItem({ fileId: 1, title: text, tag: text, publishtime: text, url: text }),
      ).not.toThrow();
    }
  });
});
