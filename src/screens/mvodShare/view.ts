import type { ActTranslate } from '../../i18n/translate.ts';
import type { ShortVideoPage, VideoAround } from '../../model/mvod/types.ts';
import type { SiteConfig } from '../../model/site/types.ts';

/** All that the pages of a short video show; baked pages and templates hand in the same. */
export interface VideoView {
  readonly page: ShortVideoPage;
  readonly around: VideoAround;
  readonly config: SiteConfig;
  /** Prefix of links. */
  readonly base: string;
  /** Address of the front page. */
  readonly home: string;
  /** The moment that relative times are told from; null in baked pages, which tell dates. */
  readonly now: number | null;
  readonly t: ActTranslate;
}
