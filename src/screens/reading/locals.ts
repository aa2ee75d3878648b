import type { ReadingData, ReadingRoute } from '../../model/reading/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { Settings } from '../../settings.ts';

/** The data that `bake` renders the noscript content of a template page from. */
export type ReadingLocals = {
  readonly [R in ReadingRoute]: {
    readonly route: R;
    readonly reading: ReadingData[R];
    readonly config: SiteConfig;
    readonly settings: Settings;
  };
}[ReadingRoute];
