import { setColumnMetadata } from '../../host/document/setColumnMetadata.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ListItem } from '../../model/article/articleTypes.ts';
import type { ColumnData, ColumnPage, HomeData } from '../../model/column/columnTypes.ts';
import type { PageFacts } from '../../model/metadata.ts';
import { linkTo } from '../../routes.ts';
import { type DocumentSite, describePage, listRowLinks } from './pageMetadata.ts';

/**
 * Returns the metadata for sharing a column. Its canonical address is always that of
 * `columnDetail`, on whichever route the column is shown.
 */
export function describeColumn({ column, page }: ColumnData, site: DocumentSite): PageFacts {
  const items = firstItems(page);
  const { siteName } = site.config;
  return describePage(
    {
      name: column.name,
      description: column.description || `${column.name} - ${siteName}`,
      pictures: [column.topPicture, ...items.map(({ shareImage }) => shareImage), column.icon],
      path: linkTo('columnDetail', { id: column.id }, site.settings.siteBase),
    },
    site,
    listRowLinks(items, site.settings.siteBase),
  );
}

/** How many columns the description of the front page names: it is one sentence. */
const NAMED_COLUMNS = 4;

/** Returns the metadata for sharing the front page. */
export function describeHome(
  { columns, first }: HomeData,
  site: DocumentSite,
  t: ActionTranslate,
): PageFacts {
  const items = firstItems(first.page);
  const { siteName, appShareLogo } = site.config;
  const names = columns.slice(0, NAMED_COLUMNS).map(({ name }) => name);
  const separator = /^(cn|bo)$/.test(site.locale) ? '、' : ', ';
  return describePage(
    {
      name: '',
      description: t('home.about', { site: siteName, columns: names.join(separator) }),
      pictures: [appShareLogo, ...items.map(({ shareImage }) => shareImage)],
      path: linkTo('home', {}, site.settings.siteBase),
    },
    site,
    listRowLinks(items, site.settings.siteBase),
  );
}

/** Applies the metadata of a column to the document of a template page. */
export const updateColumnMetadata = (data: ColumnData, site: DocumentSite): void =>
  setColumnMetadata({ ...describeColumn(data, site), id: data.column.id });

/** Applies the metadata of the front page to the document of a template page. */
export const updateHomeMetadata = (home: HomeData, site: DocumentSite, t: ActionTranslate): void =>
  setColumnMetadata({ ...describeHome(home, site, t), id: '' });

const firstItems = ({ carousel, list }: ColumnPage): readonly ListItem[] => [...carousel, ...list];
