import { ownArticleLink } from '../../src/routes.ts';
import type { SampleArticle } from '../sample/types.ts';

/** An example page: its description, and its address below the base. */
export type Example = readonly [what: string, address: string];

const TIBETAN = /[\u0f00-\u0fff]{20}/;

/** Lists example pages of the sample content, found by their content and not by id. */
export function listExamples(articles: readonly SampleArticle[]): Example[] {
  const published = articles.filter(
    ({ status = 1, withdrawn = false }) => status === 1 && !withdrawn,
  );
  const newsArticles = published.filter(({ kind = 'news' }) => kind === 'news');
  // Long, with few images.
  const text = largest(
    newsArticles,
    (article) => textOf(article).length - 1000 * countImages(article),
  );
  const pictures = largest(newsArticles, countImages);
  const kinds: readonly (readonly [string, SampleArticle | undefined])[] = [
    ['text article', text],
    ['article with pictures', pictures],
    ['Tibetan article', newsArticles.find((article) => TIBETAN.test(textOf(article)))],
    ['English article', newsArticles.find(({ isEnglish }) => isEnglish)],
    ['photo set', published.find(({ kind }) => kind === 'photos')],
    ['film', published.find(({ kind }) => kind === 'video')],
    ['broadcast', published.find(({ live }) => live?.status === 1)],
    ['special', published.find(({ specialColumn }) => specialColumn !== undefined)],
  ];
  const examples: Example[] = [];
  for (const [what, article] of kinds)
    if (article) examples.push([what, formatSampleAddress(article)]);
  if (text) {
    const address = `newsDetail.html?columnId=${text.column}&id=${text.id}`;
    examples.push(
      ['text article, template', address],
      ['column', `columnDetail/${text.column}.html`],
    );
  }
  return examples;
}

/** Returns the address of a sample article, below the base. */
export const formatSampleAddress = ({
  id,
  column,
  kind = 'news',
  live,
  specialColumn,
}: Pick<SampleArticle, 'id' | 'column' | 'kind' | 'live' | 'specialColumn'>): string => {
  const linkId = String(live?.linkId ?? specialColumn ?? '');
  const ids = { id: String(id), columnId: String(column), linkId };
  return ownArticleLink({ ...ids, kind }, '').slice(1);
};

const textOf = ({ title, body = [], content = '' }: SampleArticle): string =>
  [title, content, ...body.filter((block) => typeof block === 'string')].join('\n');

const countImages = ({ body = [] }: SampleArticle): number =>
  body.filter((block) => typeof block === 'object' && 'picture' in block).length;

function largest<T>(items: readonly T[], size: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (best, item) => (best !== undefined && size(best) >= size(item) ? best : item),
    undefined,
  );
}
