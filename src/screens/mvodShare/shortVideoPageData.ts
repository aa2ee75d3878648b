import type { ShortVideoPage, VideoAround } from '../../model/mvod/normaliseMvod.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import type { Settings } from '../../settings.ts';

/** The screens of a short video: the shared page and the vertical feed. */
export type ShortVideoRoute = 'mvodShare' | 'minVideoDetail';

/** The data that `bake` renders the page of a short video from. */
export interface ShortVideoPageData {
  readonly route: ShortVideoRoute;
  readonly page: ShortVideoPage;
  readonly around: VideoAround;
  readonly config: SiteConfig;
  readonly settings: Settings;
}
