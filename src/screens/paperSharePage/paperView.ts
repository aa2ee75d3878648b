import type { ActionTranslate } from '../../i18n/translate.ts';
import type { PaperData } from '../../model/paper/normalisePaper.ts';

/** Data of the newspaper's screen, in baked pages and templates alike. */
export interface PaperView {
  readonly data: PaperData;
  /** Whether the articles of the page are loaded; after a page change they are requested. */
  readonly rows: 'ready' | 'loading' | 'failed';
  /** Prefix of links. */
  readonly base: string;
  readonly t: ActionTranslate;
}
