import { describe, expect, it } from 'vitest';
import { FRENCH, GERMAN } from '../../../scripts/sample/articles/languages.ts';
import { ARTICLES } from '../../../scripts/sample/articles.ts';
import type { SampleArticle } from '../../../scripts/sample/types.ts';
import { parseHtml } from '../../../src/body/parse.node.ts';
import { renderBody } from '../../../src/body/pipeline.ts';
import { textOf } from '../../../src/body/tree.ts';
import { decideArticleLang } from '../../../src/model/article/language.ts';
import { readSampleArticle } from '../../helpers/readSampleArticle.ts';
import { OPTIONS } from '../body/helpers.ts';

const letters = (text: string, script: RegExp) => (text.match(script) ?? []).length;

/** The language by counting the letters of the parsed text. */
function expectedLang(model: SampleArticle): string {
  const { title, content } = readSampleArticle(model);
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
      const article = readSampleArticle(model);
      expect(decideArticleLang(article, renderBody(article, OPTIONS, parseHtml))).toBe(lang);
    },
  );
});
