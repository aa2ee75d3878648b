import type { ActionTranslate } from '../../i18n/translate.ts';
import type { CountSettings, TimeSettings } from '../../model/site/siteTypes.ts';

/** Settings with which every row and module of a list is rendered. */
export interface FeedView {
  /** Prefix of links. */
  readonly base: string;
  readonly times: TimeSettings;
  /** Counts that rows show: the column's setting, else the site's. */
  readonly counts: CountSettings;
  /** Epoch ms for relative times; null in baked pages, which contain dates. */
  readonly now: number | null;
  readonly t: ActionTranslate;
}

/** One level below the heading above a list. */
export type RowHeading = 'h2' | 'h3';
