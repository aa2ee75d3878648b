import type { ReadingData, ReadingRoute } from '../../model/reading/readingTypes.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import type { Settings } from '../../settings.ts';

/** The data that `bake` renders the noscript content of a template page from. */
export type ReadingPageData = {
  readonly [R in ReadingRoute]: {
    readonly route: R;
    readonly reading: ReadingData[R];
    readonly config: SiteConfig;
    readonly settings: Settings;
  };
}[ReadingRoute];
