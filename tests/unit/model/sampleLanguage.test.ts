import { describe, expect, it } from 'vitest';
import { createAddresses } from '../../../scripts/origin/wire/addresses.ts';
import { formatDetail } from '../../../scripts/origin/wire/detail.ts';
import { FRENCH, GERMAN } from '../../../scripts/sample/articles/european.ts';
import { ARTICLES } from '../../../scripts/sample/articles.ts';
import { expandModel } from '../../../scripts/sample/generateArticle.ts';
import type { SampleArticle } from '../../../scripts/sample/types.ts';
import { parseHtml } from '../../../src/body/parse.node.ts';
import { renderBody } from '../../../src/body/pipeline.ts';
import { textOf } from '../../../src/body/tree.ts';
import { decideArticleLang } from '../../../src/model/article/language.ts';
import { parseArticle } from '../../../src/model/article/normaliseArticle.ts';
import { OPTIONS } from '../body/helpers.ts';

const ADDRESSES = createAddresses('http://localhost:4322', 'http://localhost:4321/news');
const NO_LISTS = {
  related: [],
  relatedHasMore: false,
  hot: [],
  latest: [],
  reporterArticles: new Map(),
};
const NO_COUNTS = { position: 0, clicks: 0, praises: 0, shares: 0, comments: 0 };

function readSample(model: SampleArticle) {
  const stored = { model: expandModel(model), publishedAt: 0, changedAt: 0, ...NO_COUNTS };
  const article = parseArticle(formatDetail(stored, NO_LISTS, ADDRESSES));
  if (!article) throw new Error(`article ${model.id} was not read`);
  return article;
}

const letters = (text: string, script: RegExp) => (text.match(script) ?? []).length;

/** The language by counting the letters of the parsed text. */
function expectedLang(model: SampleArticle): string {
  const { title, content } = readSample(model);
  const text = textOf(parseHtml(content)).trim() || title;
  const tibetan = letters(text, /\p{Script=Tibetan}/gu);
  const latin = letters(text, /\p{Script=Latin}/gu);
  if (tibetan > latin && tibetan > letters(text, /\p{Script=Han}/gu)) return 'bo';
  // All sample articles in Latin script are in English, except those of two lists.
  if (latin <= letters(text, /\p{Script=Han}/gu)) return 'zh-CN';
  if (GERMAN.some(({ id }) => id === model.id)) return 'de';
  return FRENCH.some(({ id }) => id === model.id) ? 'fr' : 'en';
}

describe('the sample articles', () => {
  it.each(ARTICLES.map((model) => [model.id, expectedLang(model), model] as const))(
    'declares article %i as %s',
    (_, lang, model) => {
      const article = readSample(model);
      expect(decideArticleLang(article, renderBody(article, OPTIONS, parseHtml))).toBe(lang);
    },
  );
});
