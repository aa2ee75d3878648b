import type { ActionTranslate } from '../../i18n/translate.ts';
import type { RowSettings } from '../../model/site/rowSettings.ts';

/** Settings with which every row and module of a list is rendered. */
export interface FeedView extends RowSettings {
  /** Prefix of links. */
  readonly base: string;
  /** Epoch ms for relative times; null in baked pages, which contain dates. */
  readonly now: number | null;
  readonly t: ActionTranslate;
}

/** One level below the heading above a list. */
export type RowHeading = 'h2' | 'h3';
