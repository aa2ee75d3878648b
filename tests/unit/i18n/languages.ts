import { bo as boAct } from '../../../src/i18n/act/bo.ts';
import { cn as cnAct } from '../../../src/i18n/act/cn.ts';
import { de as deAct } from '../../../src/i18n/act/de.ts';
import { en as enAct } from '../../../src/i18n/act/en.ts';
import { fr as frAct } from '../../../src/i18n/act/fr.ts';
import { bo as boJoin } from '../../../src/i18n/join/bo.ts';
import { cn as cnJoin } from '../../../src/i18n/join/cn.ts';
import { de as deJoin } from '../../../src/i18n/join/de.ts';
import { en as enJoin } from '../../../src/i18n/join/en.ts';
import { fr as frJoin } from '../../../src/i18n/join/fr.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { bo } from '../../../src/i18n/messages/bo.ts';
import { cn } from '../../../src/i18n/messages/cn.ts';
import { de } from '../../../src/i18n/messages/de.ts';
import { en } from '../../../src/i18n/messages/en.ts';
import { fr } from '../../../src/i18n/messages/fr.ts';
import { bo as boPeople } from '../../../src/i18n/people/bo.ts';
import { cn as cnPeople } from '../../../src/i18n/people/cn.ts';
import { de as dePeople } from '../../../src/i18n/people/de.ts';
import { en as enPeople } from '../../../src/i18n/people/en.ts';
import { fr as frPeople } from '../../../src/i18n/people/fr.ts';
import type { JoinKey } from '../../../src/i18n/translate.ts';

type AllMessages = Readonly<Record<JoinKey, string>>;

/** What a page shows and what a reader does. */
export const LANGUAGES: Readonly<Record<Locale, AllMessages>> = {
  cn: { ...cn, ...cnAct, ...cnPeople, ...cnJoin },
  en: { ...en, ...enAct, ...enPeople, ...enJoin },
  de: { ...de, ...deAct, ...dePeople, ...deJoin },
  fr: { ...fr, ...frAct, ...frPeople, ...frJoin },
  bo: { ...bo, ...boAct, ...boPeople, ...boJoin },
};

/** The four that are written after the Chinese. */
export const TRANSLATIONS = (['en', 'de', 'fr', 'bo'] as const).map(
  (locale) => [locale, LANGUAGES[locale]] as const,
);

export const entriesOf = (messages: AllMessages) => Object.entries(messages) as [JoinKey, string][];

export const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

/** Entries that break a rule, as lines to read in a failure. */
export const breaking = (messages: AllMessages, breaks: (text: string, key: JoinKey) => boolean) =>
  entriesOf(messages)
    .filter(([key, text]) => breaks(text, key))
    .map(([key, text]) => `${key}: ${text}`);
