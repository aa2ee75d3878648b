import type { Locale } from '../i18n/locales.ts';
import type { Settings } from '../settings.ts';

/** The page for which behaviours start. */
export interface BehaviourPage {
  readonly settings: Settings;
  /** Of the document element: what the page was rendered with. */
  readonly dataset: DOMStringMap;
  /** The language that the reader sees. */
  readonly locale: Locale;
  /** The baked content is in another language than the reader's: its labels are translated. */
  readonly isTranslated: boolean;
  /** The page is a template, which has loaded its content itself. */
  readonly isTemplate: boolean;
  /** Renders the sheets; called when the first one opens. */
  readonly mountSheets: () => Promise<void>;
}

/**
 * Something small that a page does after its text is shown, independent of all others. `T` is the
 * translator for those that show messages.
 */
export interface Behaviour<T = undefined> {
  /** Named on the console when it fails. */
  readonly name: string;
  /** Returns whether the page has it; without it every page has. */
  readonly when?: (page: BehaviourPage) => boolean;
  /** May throw or reject: no other behaviour depends on it. */
  readonly start: (page: BehaviourPage, t: T) => unknown;
}
