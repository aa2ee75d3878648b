import { setPaperMetadata } from '../../host/document/setPaperMetadata.ts';
import type { Locale } from '../../i18n/locales.ts';
import { LANG_OF } from '../../i18n/translate.ts';
import type { Article } from '../../model/article/normaliseArticle.ts';
import { cutCharacters } from '../../model/cutCharacters.ts';
import { dropHidden } from '../../model/dropHidden.ts';
import { formatJsonLd } from '../../model/jsonLd.ts';
import { type Card, formatCards, type PageFacts } from '../../model/metadata.ts';
import type { PaperData } from '../../model/paper/normalisePaper.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { cutDescription, formatDescription } from '../../model/text.ts';
import { linkTo } from '../../routes.ts';
import type { Settings } from '../../settings.ts';

export interface PaperMetadataSite {
  readonly settings: Settings;
  readonly config: Pick<
    SiteConfig,
    'siteName' | 'appShareLogo' | 'appLogo' | 'imageSuffixPath' | 'article' | 'verticalVideoRatio'
  >;
  readonly locale: Locale;
}

/** How many characters of the headlines of a page are used as its description. */
const DESCRIPTION_CHARACTERS = 100;

/**
 * Returns `《霁川日报》 2026年11月20日 01版：要闻`, the usual form of a citation of the paper in Chinese; in
 * other languages name, date and page without Chinese words.
 */
export function formatPaperTitle(
  { paper, date, pages, pageId }: PaperData,
  locale: Locale,
): string {
  const [year, month, day] = date.split('-').map(Number);
  const name = pages.find(({ id }) => id === pageId)?.name ?? '';
  if (locale !== 'cn') return [paper.name, date, name].filter(Boolean).join(' ');
  const [, number, section = ''] = /^([A-Z]?\d{1,3})\s*版?[\s:：]*(.*)$/i.exec(name) ?? [];
  const pageName = number ? `${number}版${section && `：${section}`}` : name;
  return [paper.name && `《${paper.name}》`, date && `${year}年${month}月${day}日`, pageName]
    .filter(Boolean)
    .join(' ');
}

/** Returns the metadata of a page of the newspaper for sharing and for search engines. */
export function describePaper(
  data: PaperData,
  { settings, config, locale }: PaperMetadataSite,
): PageFacts {
  const { paper, date, pages, pageId, articles } = data;
  const title = formatPaperTitle(data, locale);
  const description = cutCharacters(
    articles.map((article) => article.title).join('；'),
    DESCRIPTION_CHARACTERS,
  );
  const params = { time: date, paperId: paper.id, layout: pageId };
  const canonical = settings.siteUrl + linkTo('paperSharePage', params, settings.siteBase);
  // The image is always that of the front page, by which readers recognise the paper.
  const [front] = pages;
  const image = formatAbsoluteUrl(
    front?.picture || config.appShareLogo || config.appLogo,
    settings,
  );
  const imageSize = front?.picture && front.width && front.height ? front : undefined;
  const { siteName } = config;
  const lang = LANG_OF[locale];
  const cardFacts = {
    type: 'article',
    siteName,
    title,
    description,
    canonical,
    image,
    lang,
    ...(imageSize && { imageSize }),
  };
  return {
    title,
    description,
    canonical,
    cards: formatCards(cardFacts, [['article:published_time', date]]),
    jsonLd: formatJsonLd({
      '@context': 'https://schema.org',
      '@type': 'PublicationIssue',
      name: title,
      datePublished: date,
      ...(image && { image }),
      inLanguage: lang,
      isPartOf: { '@type': 'Newspaper', name: paper.name || config.siteName },
      mainEntityOfPage: canonical,
    }),
  };
}

const formatAbsoluteUrl = (link: string, { siteUrl }: Settings): string =>
  link.startsWith('/') && !link.startsWith('//') ? siteUrl + link : link;

/** Applies the metadata of the open page to the document, or of the article that is open on it. */
export function updatePaperMetadata(
  data: PaperData,
  article: Article | null,
  site: PaperMetadataSite,
): void {
  const page = describePaper(data, site);
  if (!article) {
    setPaperMetadata({ ...page, id: data.pageId });
    return;
  }
  const canonical = `${page.canonical}?article=${encodeURIComponent(article.id)}`;
  const description =
    cutDescription(article.abstract) || formatDescription(dropHidden(article.content));
  const own: readonly Card[] = [
    ['og:title', article.title],
    ['og:description', description],
    ['og:url', canonical],
  ];
  const names = own.map(([name]) => name);
  setPaperMetadata({
    id: article.id,
    title: `${article.title} · ${page.title}`,
    description,
    canonical,
    cards: [...page.cards.filter(([name]) => !names.includes(name)), ...own],
  });
}
