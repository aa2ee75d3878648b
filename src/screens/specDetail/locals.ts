import type { SpecialData } from '../../model/column/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { Settings } from '../../settings.ts';

/** The data that `bake` renders the page of a special from. */
export interface SpecialLocals {
  readonly route: 'specDetail';
  /** Id of the special's article; '' when the path names only the column. */
  readonly id: string;
  readonly special: SpecialData;
  readonly config: SiteConfig;
  readonly settings: Settings;
}
