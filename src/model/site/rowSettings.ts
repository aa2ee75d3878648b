import type { CountSettings, SiteConfig, TimeSettings } from './siteTypes.ts';

/** Settings of a site with which rows of lists are rendered. */
export interface RowSettings {
  readonly times: TimeSettings;
  /** Counts that rows show: the column's setting, else the site's. */
  readonly counts: CountSettings;
  /** The site's own name, which rows do not repeat as their source; '' for none. */
  readonly ownName: string;
}

/** Returns the settings of rows; `counts` are those of a column, if it has any. */
export const pickRowSettings = (
  config: Pick<SiteConfig, 'times' | 'counts' | 'siteName'>,
  counts: CountSettings | null = null,
): RowSettings => ({
  times: config.times,
  counts: counts ?? config.counts,
  ownName: config.siteName,
});
