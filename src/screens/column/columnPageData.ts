import type { ColumnData, HomeData } from '../../model/column/columnTypes.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import type { Settings } from '../../settings.ts';

interface SitePageData {
  readonly config: SiteConfig;
  readonly settings: Settings;
}

/** The data that `bake` renders the front page from. */
export interface HomePageData extends SitePageData {
  readonly route: 'home';
  readonly home: HomeData;
}

/** The screens that show one column. */
export type ColumnRoute = 'columnDetail' | 'columnShare' | 'hotPointTimeAxis';

/** The data that `bake` renders a column's page from. */
export interface ColumnPageData extends SitePageData {
  readonly route: ColumnRoute;
  readonly data: ColumnData;
}
