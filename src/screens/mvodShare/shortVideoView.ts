import type { ActionTranslate } from '../../i18n/translate.ts';
import type { ShortVideoPage, VideoAround } from '../../model/mvod/normaliseMvod.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import type { Settings } from '../../settings.ts';

/** The data that the pages of a short video render, in baked pages and template pages alike. */
export interface ShortVideoView {
  readonly page: ShortVideoPage;
  readonly around: VideoAround;
  readonly config: SiteConfig;
  /** Pattern of the addresses of comments; '' where only the app has them. */
  readonly comments: string;
  /** Prefix of links. */
  readonly base: string;
  /** URL of the front page. */
  readonly home: string;
  /** Timestamp that relative times are computed from; null in baked pages, which show dates. */
  readonly now: number | null;
  readonly t: ActionTranslate;
}

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
