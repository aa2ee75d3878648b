import type { SpecialData } from '../../model/column/columnTypes.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import type { Settings } from '../../settings.ts';

/** The data that `bake` renders the page of a special from. */
export interface SpecialPageData {
  readonly route: 'specDetail';
  /** Id of the special's article; '' when the path names only the column. */
  readonly id: string;
  readonly special: SpecialData;
  readonly config: SiteConfig;
  readonly settings: Settings;
}
