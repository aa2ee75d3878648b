import type { ActTranslate } from '../../i18n/translate.ts';
import type { CountSettings, TimeSettings } from '../../model/site/types.ts';

/** What every row and module of a list is shown with. */
export interface FeedView {
  /** Prefix of links. */
  readonly base: string;
  readonly times: TimeSettings;
  /** What rows tell: the column's own choice, else the site's. */
  readonly counts: CountSettings;
  /** The moment that relative times are told from; null in baked pages, which tell dates. */
  readonly now: number | null;
  readonly t: ActTranslate;
}

/** One below the heading that a list stands under. */
export type RowHeading = 'h2' | 'h3';
