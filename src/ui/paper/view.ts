import type { ActTranslate } from '../../i18n/translate.ts';
import type { PaperData } from '../../model/paper/types.ts';

/** All that the screen of the newspaper shows; baked pages and templates hand in the same. */
export interface PaperView {
  readonly data: PaperData;
  /** Whether the rows of the page are here: it may have just been turned. */
  readonly rows: 'ready' | 'loading' | 'failed';
  /** Prefix of links. */
  readonly base: string;
  readonly t: ActTranslate;
}
