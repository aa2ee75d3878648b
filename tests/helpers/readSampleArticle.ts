import { createAddresses } from '../../scripts/origin/wire/addresses.ts';
import { formatDetail } from '../../scripts/origin/wire/detail.ts';
import { expandModel } from '../../scripts/sample/generateArticle.ts';
import type { SampleArticle } from '../../scripts/sample/types.ts';
import { type Article, parseArticle } from '../../src/model/article/normaliseArticle.ts';

const ADDRESSES = createAddresses('http://localhost:4322', 'http://localhost:4321/news');
const NO_LISTS = {
  related: [],
  relatedHasMore: false,
  hot: [],
  latest: [],
  reporterArticles: new Map(),
};
const NO_COUNTS = { position: 0, clicks: 0, praises: 0, shares: 0, comments: 0 };

/** Returns an article of the sample content as the product reads it from the embedded origin. */
export function readSampleArticle(model: SampleArticle): Article {
  const stored = { model: expandModel(model), publishedAt: 0, changedAt: 0, ...NO_COUNTS };
  const article = parseArticle(formatDetail(stored, NO_LISTS, ADDRESSES));
  if (!article) throw new Error(`article ${model.id} was not read`);
  return article;
}
