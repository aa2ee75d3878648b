import type { PaperData } from '../../model/paper/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { Settings } from '../../settings.ts';

/** What the baker hands to a page of the newspaper in `locals.paper`. */
export interface PaperLocals {
  readonly route: 'paperSharePage';
  readonly paper: PaperData;
  /** The days of the edition's month that have one; the page asks when it was not told. */
  readonly days?: readonly string[];
  readonly config: SiteConfig;
  readonly settings: Settings;
}
