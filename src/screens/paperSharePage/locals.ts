import type { PaperData } from '../../model/paper/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { Settings } from '../../settings.ts';

/** The data that `bake` renders a page of the newspaper from. */
export interface PaperLocals {
  readonly route: 'paperSharePage';
  readonly paper: PaperData;
  /** The days of the edition's month that have an edition; the page fetches them when absent. */
  readonly days?: readonly string[];
  readonly config: SiteConfig;
  readonly settings: Settings;
}
