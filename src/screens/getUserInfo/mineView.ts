import type { MineTranslate } from '../../i18n/translate.ts';
import type { TimeSettings } from '../../model/site/siteTypes.ts';

/** What the parts of the page are rendered with. */
export interface MineView {
  /** Prefix of links. */
  readonly base: string;
  /** Epoch ms. */
  readonly now: number;
  readonly times: TimeSettings;
  /** The images of the site that pages share where an article has none. */
  readonly logos: readonly string[];
  readonly t: MineTranslate;
}
