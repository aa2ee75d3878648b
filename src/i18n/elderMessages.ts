import type { Locale } from './locales.ts';

/** The button that leaves the elder version. Not with other messages: only that version loads it. */
export const ELDER_MESSAGES: Readonly<Record<Locale, string>> = {
  cn: '退出长辈版',
  en: 'Leave senior version',
  de: 'Seniorenansicht verlassen',
  fr: 'Quitter la version seniors',
  bo: 'རྒན་པའི་པར་གཞི་ནས་ཕྱིར་འཐོན།',
};
