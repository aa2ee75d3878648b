import type { ColumnData, HomeData } from '../../model/column/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { Settings } from '../../settings.ts';

interface SiteLocals {
  readonly config: SiteConfig;
  readonly settings: Settings;
}

/** The data that `bake` renders the front page from. */
export interface HomeLocals extends SiteLocals {
  readonly route: 'home';
  readonly home: HomeData;
}

/** The screens that show one column. */
export type ColumnRoute = 'columnDetail' | 'columnShare' | 'hotPointTimeAxis';

/** The data that `bake` renders a column's page from. */
export interface ColumnLocals extends SiteLocals {
  readonly route: ColumnRoute;
  readonly data: ColumnData;
}
