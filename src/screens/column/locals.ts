import type { ColumnData, HomeData } from '../../model/column/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { Settings } from '../../settings.ts';

interface SiteLocals {
  readonly config: SiteConfig;
  readonly settings: Settings;
}

/** What `bake` renders the front page from. */
export interface HomeLocals extends SiteLocals {
  readonly route: 'home';
  readonly home: HomeData;
}

/** The screens that show one column. */
export type ColumnRoute = 'columnDetail' | 'columnShare' | 'hotPointTimeAxis';

/** What `bake` renders the page of a column from. */
export interface ColumnLocals extends SiteLocals {
  readonly route: ColumnRoute;
  readonly data: ColumnData;
}
