import { decideEditedAt, splitNames } from '../../model/article/metadata.ts';
import type { Article } from '../../model/article/normaliseArticle.ts';
import { originalImage } from '../../model/cardImage.ts';
import { formatJsonLd } from '../../model/jsonLd.ts';
import { type Card, type CardFacts, formatCards, type PageFacts } from '../../model/metadata.ts';
import { formatSiteIso } from '../../model/time.ts';
import type { ArticleView } from './articleView.ts';
import { describeArticle } from './describeArticle.ts';

/** In pixels. Smaller numbers on the wire are parts of a ratio, such as 16 and 9. */
const MIN_IMAGE_SIDE_PX = 100;

/** Returns the share cards and the structured data of an article. */
export function createArticleMetadata(view: ArticleView): PageFacts {
  const { article, config, lang } = view;
  const { title, facts } = describeArticle(view);
  const { title: heading, description, canonical, image, siteName } = facts;
  const published = formatTime(article.publishedAt);
  const edited = formatTime(decideEditedAt(article, Date.now()));
  const keywords = new Set([...article.tags.map(({ name }) => name), ...article.keywords]);
  return {
    title,
    description,
    canonical,
    cards: formatCards({ ...facts, ...describeImage(view, image) }, [
      ['article:published_time', published],
      ['article:modified_time', edited],
      ['article:section', article.columnName],
      ...article.tags.map(({ name }): Card => ['article:tag', name]),
    ]),
    jsonLd: formatJsonLd({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: heading,
      ...(description && { description }),
      ...(published && { datePublished: published, dateModified: edited || published }),
      ...(image && { image: [image] }),
      ...(article.columnName && { articleSection: article.columnName }),
      ...(keywords.size > 0 && { keywords: [...keywords].join(',') }),
      inLanguage: lang,
      author: createAuthors(article, siteName),
      publisher: {
        '@type': 'NewsMediaOrganization',
        name: siteName,
        ...(config.appLogo && { logo: config.appLogo }),
      },
      url: canonical,
    }),
  };
}

const formatTime = (at: number | null): string => (at === null ? '' : formatSiteIso(at));

/** Returns alt text and size of the image when it is one of the article's images. */
function describeImage(
  { article, body }: ArticleView,
  image: string,
): Pick<CardFacts, 'imageAlt' | 'imageSize'> {
  const found = [...article.pictures, ...body.pictures].find(
    ({ url }) => originalImage(url) === image,
  );
  if (!found) return {};
  const { caption: imageAlt, width, height } = found;
  const isSize = Math.min(width, height) >= MIN_IMAGE_SIDE_PX;
  return { imageAlt, ...(isSize && { imageSize: { width, height } }) };
}

function createAuthors(article: Article, siteName: string) {
  const bylines = article.credits.filter(({ role }) => role === 'author' || role === 'reporter');
  const people = new Set(bylines.flatMap(({ names }) => splitNames(names)));
  if (people.size > 0) return Array.from(people, (name) => ({ '@type': 'Person', name }));
  return [{ '@type': 'Organization', name: article.source || siteName }];
}
