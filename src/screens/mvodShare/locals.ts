import type { ShortVideoPage, VideoAround } from '../../model/mvod/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { Settings } from '../../settings.ts';

/** The two screens of a short video: the one that is shared, and the vertical feed. */
export type VideoRoute = 'mvodShare' | 'minVideoDetail';

/** What `bake` renders the page of a short video from. */
export interface ShortVideoLocals {
  readonly route: VideoRoute;
  readonly page: ShortVideoPage;
  readonly around: VideoAround;
  readonly config: SiteConfig;
  readonly settings: Settings;
}
