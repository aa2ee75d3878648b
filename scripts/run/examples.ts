import type { EditionArticle } from '../edition/types.ts';

/** A page to look at first: what it is, and its address below the base. */
export type Example = readonly [what: string, address: string];

const TIBETAN = /[\u0f00-\u0fff]{20}/;

/** Pages of the edition worth opening, found by what they hold and not by id. */
export function listExamples(articles: readonly EditionArticle[]): Example[] {
  const shown = articles.filter(
    ({ kind = 'news', status = 1, withdrawn = false }) =>
      kind === 'news' && status === 1 && !withdrawn,
  );
  // Long, and few pictures.
  const text = largest(shown, (article) => wordsOf(article).length - 1000 * picturesOf(article));
  const pictures = largest(shown, picturesOf);
  const kinds: readonly (readonly [string, EditionArticle | undefined])[] = [
    ['text article', text],
    ['article with pictures', pictures],
    ['Tibetan article', shown.find((article) => TIBETAN.test(wordsOf(article)))],
    ['English article', shown.find(({ isEnglish }) => isEnglish)],
  ];
  const examples: Example[] = [];
  for (const [what, article] of kinds) {
    if (article) examples.push([what, `newsDetail/${article.column}/${article.id}.html`]);
  }
  if (text) {
    const address = `newsDetail.html?columnId=${text.column}&id=${text.id}`;
    examples.push(['text article, template', address]);
  }
  return examples;
}

const wordsOf = ({ title, body = [], content = '' }: EditionArticle): string =>
  [title, content, ...body.filter((block) => typeof block === 'string')].join('\n');

const picturesOf = ({ body = [] }: EditionArticle): number =>
  body.filter((block) => typeof block === 'object' && 'picture' in block).length;

function largest<T>(items: readonly T[], size: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (best, item) => (best !== undefined && size(best) >= size(item) ? best : item),
    undefined,
  );
}
