import type { PaperData } from '../../model/paper/normalisePaper.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import type { Settings } from '../../settings.ts';

/** The data that `bake` renders a page of the newspaper from. */
export interface PaperPageData {
  readonly route: 'paperSharePage';
  readonly paper: PaperData;
  /** The days of the edition's month that have an edition; the page fetches them when absent. */
  readonly days?: readonly string[];
  readonly config: SiteConfig;
  readonly settings: Settings;
}
