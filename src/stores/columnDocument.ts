import { showColumnDocument } from '../host/columnDocument.ts';
import type { Locale } from '../i18n/locales.ts';
import { LANG_OF } from '../i18n/translate.ts';
import type { ListItem } from '../model/article/types.ts';
import type { PageFacts } from '../model/column/facts.ts';
import { listMetadata } from '../model/column/metadata.ts';
import type { ColumnData, ColumnPage, HomeData } from '../model/column/types.ts';
import type { SiteConfig } from '../model/site/types.ts';
import { articleLink, linkTo } from '../routes.ts';
import type { Settings } from '../settings.ts';

export interface DocumentSite {
  readonly settings: Settings;
  readonly config: SiteConfig;
  readonly locale: Locale;
}

/** What unfurls when a column is shared; whichever of its pages, its own address is one. */
export function describeColumn({ column, page }: ColumnData, site: DocumentSite): PageFacts {
  const items = firstItems(page);
  const { siteName } = site.config;
  return describe(
    {
      name: column.name,
      description: column.description || `${column.name} - ${siteName}`,
      pictures: [column.topPicture, ...items.map(({ shareImage }) => shareImage), column.icon],
    },
    items,
    linkTo('columnDetail', { id: column.id }, site.settings.siteBase),
    site,
  );
}

/** The same of the front page. */
export function describeHome({ columns, first }: HomeData, site: DocumentSite): PageFacts {
  const items = firstItems(first.page);
  const { siteName, appShareLogo } = site.config;
  const names = columns.map(({ name }) => name).join('、');
  return describe(
    {
      name: '',
      description: `${siteName}：${names}`,
      pictures: [appShareLogo, ...items.map(({ shareImage }) => shareImage)],
    },
    items,
    linkTo('home', {}, site.settings.siteBase),
    site,
  );
}

/** Makes the document of a template that of its column. */
export const showColumn = (data: ColumnData, site: DocumentSite): void =>
  showColumnDocument({ ...describeColumn(data, site), id: data.column.id });

/** Makes the document of a template that of the front page. */
export const showHome = (home: HomeData, site: DocumentSite): void =>
  showColumnDocument({ ...describeHome(home, site), id: '' });

const firstItems = ({ carousel, list }: ColumnPage): readonly ListItem[] => [...carousel, ...list];

function describe(
  page: Pick<Parameters<typeof listMetadata>[0], 'name' | 'description' | 'pictures'>,
  items: readonly ListItem[],
  path: string,
  { settings, config, locale }: DocumentSite,
): PageFacts {
  const { siteUrl, siteBase } = settings;
  return listMetadata(
    {
      ...page,
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
