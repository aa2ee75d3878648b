import { decideLivePrefix } from '../../model/article/live.ts';
import type { Article } from '../../model/article/types.ts';
import { formatJsonLd } from '../../model/jsonLd.ts';
import { formatCards, type PageFacts } from '../../model/metadata.ts';
import { formatPageTitle } from '../../model/pageTitle.ts';
import { formatDescription } from '../../model/text.ts';
import { toChinaIso } from '../../model/time.ts';
import { ownArticleLink } from '../../routes.ts';
import type { ArticleView } from './view.ts';

/** What unfurls when the link is shared, and what search engines read. */
export function articleMetadata({
  article,
  config,
  settings,
  lang,
  t,
  body,
}: ArticleView): PageFacts {
  const heading = article.share?.title || article.title || article.listTitle;
  const live = decideLivePrefix(article.live, heading, t);
  const prefix = live ? t('live.prefix', { state: t(live) }) : '';
  const title = formatPageTitle(prefix + heading, config.article.maxTitleLength);
  const description = formatDescription(
    article.share?.description || article.abstract || article.content,
  );
  // What leads outside and has a text as well is read here, as a plain article.
  const kind = article.kind === 'link' ? 'news' : article.kind;
  const canonical = settings.siteUrl + ownArticleLink({ ...article, kind }, settings.siteBase);
  const image =
    article.share?.image ||
    article.shareImage ||
    body.pictures[0]?.url ||
    config.appShareLogo ||
    config.appLogo;
  const published = article.publishedAt === null ? '' : toChinaIso(article.publishedAt);
  const { siteName } = config;
  const told = { type: 'article', siteName, title: heading, description, canonical, image, lang };
  return {
    title,
    description,
    canonical,
    cards: formatCards(told, [
      ['article:published_time', published],
      ['article:section', article.columnName],
    ]),
    jsonLd: formatJsonLd({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: heading,
      ...(description && { description }),
      ...(published && { datePublished: published, dateModified: published }),
      ...(image && { image: [image] }),
      ...(article.columnName && { articleSection: article.columnName }),
      ...(article.wordCount > 0 && { wordCount: article.wordCount }),
      ...(article.tags.length > 0 && { keywords: article.tags.map((tag) => tag.name).join(',') }),
      inLanguage: lang,
      author: authorsOf(article, siteName),
      publisher: {
        '@type': 'NewsMediaOrganization',
        name: siteName,
        ...(config.appLogo && { logo: { '@type': 'ImageObject', url: config.appLogo } }),
      },
      mainEntityOfPage: canonical,
    }),
  };
}

function authorsOf(article: Article, siteName: string) {
  const byline = article.credits.find(({ role }) => role === 'author' || role === 'reporter');
  const names = byline?.names.split(/[\s,，、;；]+/).filter(Boolean) ?? [];
  if (names.length > 0) return names.map((name) => ({ '@type': 'Person', name }));
  return [{ '@type': 'Organization', name: article.source || siteName }];
}
