import '../elements/AdSlotElement.ts';
import { readSettings } from '../host/settings.ts';
import type { Locale } from '../i18n/locales.ts';
import type { ActionTranslate } from '../i18n/translate.ts';
import { decidePageLocale, loadActionMessages, loadMessages } from '../services/loadMessages.ts';
import type { BehaviourPage } from './behaviour.ts';
import { BEHAVIOURS, MESSAGE_BEHAVIOURS } from './behaviours.ts';
import { startEach } from './startEach.ts';

/** What islands and layouts pass in: behaviours import neither. */
export interface BehaviourParts {
  /** The language that a template shows its content in; absent on baked pages. */
  readonly contentLocale?: Locale | undefined;
  readonly mountSheets: () => Promise<void>;
  /** Loads the messages of the page; those of actions when absent. */
  readonly loadAllMessages?: (locale: Locale) => Promise<ActionTranslate>;
}

/**
 * Starts all behaviours of the page, once, when its content is shown. In baked pages the build
 * delays it until the page has loaded (scripts/build/finishPage.ts), so that no behaviour
 * competes with the first paint; templates call it when their content is loaded.
 */
export async function startBehaviours({
  contentLocale,
  mountSheets,
  loadAllMessages = loadActionMessages,
}: BehaviourParts): Promise<void> {
  const { dataset } = document.documentElement;
  const locale = contentLocale ?? decidePageLocale(dataset.locale as Locale);
  const page: BehaviourPage = {
    settings: readSettings(),
    dataset,
    locale,
    isTranslated: !contentLocale && locale !== dataset.locale,
    isTemplate: contentLocale !== undefined,
    mountSheets,
  };
  startEach(BEHAVIOURS, page, undefined);
  // Only a translation of the whole page needs all messages.
  const needsAll = page.isTranslated && dataset.words !== undefined;
  startEach(MESSAGE_BEHAVIOURS, page, await (needsAll ? loadAllMessages : loadMessages)(locale));
}
