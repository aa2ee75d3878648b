import type { ShortVideoPage, VideoAround } from '../../model/mvod/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import type { Settings } from '../../settings.ts';

/** The screens of a short video: the shared page and the vertical feed. */
export type VideoRoute = 'mvodShare' | 'minVideoDetail';

/** The data that `bake` renders the page of a short video from. */
export interface ShortVideoLocals {
  readonly route: VideoRoute;
  readonly page: ShortVideoPage;
  readonly around: VideoAround;
  readonly config: SiteConfig;
  readonly settings: Settings;
}
