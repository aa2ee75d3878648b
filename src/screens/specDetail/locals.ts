import type { SpecialData } from '../../model/column/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { Settings } from '../../settings.ts';

/** What `bake` renders the page of a special from. */
export interface SpecialLocals {
  readonly route: 'specDetail';
  /** The id of the special's article; '' where its address names the column alone. */
  readonly id: string;
  readonly special: SpecialData;
  readonly config: SiteConfig;
  readonly settings: Settings;
}
