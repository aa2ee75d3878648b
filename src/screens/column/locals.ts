import type { ColumnData, HomeData } from '../../model/column/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { Settings } from '../../settings.ts';

interface SiteLocals {
  readonly config: SiteConfig;
  readonly settings: Settings;
}

/** What the baker hands to the front page in `locals.home`. */
export interface HomeLocals extends SiteLocals {
  readonly route: 'home';
  readonly home: HomeData;
}

/** The screens that show one column. */
export type ColumnRoute = 'columnDetail' | 'columnShare' | 'hotPointTimeAxis';

/** What the baker hands to the page of a column in `locals.column`. */
export interface ColumnLocals extends SiteLocals {
  readonly route: ColumnRoute;
  readonly data: ColumnData;
}
