import { LANG_OF } from '../i18n/translate.ts';
import type { ListItem } from '../model/article/types.ts';
import type { PageFacts } from '../model/column/facts.ts';
import { listMetadata } from '../model/column/metadata.ts';
import type { ColumnPage, SpecialData } from '../model/column/types.ts';
import { nameSpecial, pictureSpecial } from '../model/special/parts.ts';
import { articleLink, linkTo, ownArticleLink } from '../routes.ts';
import type { DocumentSite } from './columnDocument.ts';

/** What unfurls when a special is shared, and what search engines read. */
export function describeSpecial(special: SpecialData, site: DocumentSite): PageFacts {
  const { settings, config, locale } = site;
  const { siteUrl, siteBase } = settings;
  const { article, column, page, parts } = special;
  const items = [page, ...parts.map((part) => part.page)].flatMap(itemsOf);
  const path = article
    ? ownArticleLink({ ...article, kind: 'special' }, siteBase)
    : linkTo('specDetail', { linkID: column.id }, siteBase);
  return listMetadata(
    {
      name: article?.share?.title || nameSpecial(special),
      description:
        article?.share?.description ||
        article?.abstract ||
        column.description ||
        article?.content ||
        '',
      pictures: [
        article?.share?.image ?? '',
        article?.shareImage ?? '',
        pictureSpecial(special),
        ...items.map(({ shareImage }) => shareImage),
      ],
      items: items.map((item) => ({ title: item.title, link: articleLink(item, siteBase) })),
    },
    {
      canonical: siteUrl + path,
      siteUrl,
      siteName: config.siteName,
      siteImages: [config.appShareLogo, config.appLogo],
      maxTitleLength: config.article.maxTitleLength,
      lang: LANG_OF[locale],
    },
  );
}

const itemsOf = ({ carousel, list }: ColumnPage): readonly ListItem[] => [...carousel, ...list];
