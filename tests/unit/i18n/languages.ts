import { bo as boAct } from '../../../src/i18n/actions/bo.ts';
import { cn as cnAct } from '../../../src/i18n/actions/cn.ts';
import { de as deAct } from '../../../src/i18n/actions/de.ts';
import { en as enAct } from '../../../src/i18n/actions/en.ts';
import { fr as frAct } from '../../../src/i18n/actions/fr.ts';
import { bo as boPeople } from '../../../src/i18n/community/bo.ts';
import { cn as cnPeople } from '../../../src/i18n/community/cn.ts';
import { de as dePeople } from '../../../src/i18n/community/de.ts';
import { en as enPeople } from '../../../src/i18n/community/en.ts';
import { fr as frPeople } from '../../../src/i18n/community/fr.ts';
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
import { bo as boMine } from '../../../src/i18n/mine/bo.ts';
import { cn as cnMine } from '../../../src/i18n/mine/cn.ts';
import { de as deMine } from '../../../src/i18n/mine/de.ts';
import { en as enMine } from '../../../src/i18n/mine/en.ts';
import { fr as frMine } from '../../../src/i18n/mine/fr.ts';
import { bo as boSearch } from '../../../src/i18n/search/bo.ts';
import { cn as cnSearch } from '../../../src/i18n/search/cn.ts';
import { de as deSearch } from '../../../src/i18n/search/de.ts';
import { en as enSearch } from '../../../src/i18n/search/en.ts';
import { fr as frSearch } from '../../../src/i18n/search/fr.ts';
import type { JoinMessageKey } from '../../../src/i18n/translate.ts';

type MessageKey = JoinMessageKey | keyof typeof cnSearch | keyof typeof cnMine;

type AllMessages = Readonly<Record<MessageKey, string>>;

/** All messages of each language: of pages, actions, community, activities, search and of the reader's own things. */
export const LANGUAGES: Readonly<Record<Locale, AllMessages>> = {
  cn: { ...cn, ...cnAct, ...cnPeople, ...cnJoin, ...cnSearch, ...cnMine },
  en: { ...en, ...enAct, ...enPeople, ...enJoin, ...enSearch, ...enMine },
  de: { ...de, ...deAct, ...dePeople, ...deJoin, ...deSearch, ...deMine },
  fr: { ...fr, ...frAct, ...frPeople, ...frJoin, ...frSearch, ...frMine },
  bo: { ...bo, ...boAct, ...boPeople, ...boJoin, ...boSearch, ...boMine },
};

/** The four languages that are translated from Chinese. */
export const TRANSLATIONS = (['en', 'de', 'fr', 'bo'] as const).map(
  (locale) => [locale, LANGUAGES[locale]] as const,
);

export const entriesOf = (messages: AllMessages) =>
  Object.entries(messages) as [MessageKey, string][];

export const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

/** Returns the entries that break a rule, formatted for the failure output. */
export const breaking = (
  messages: AllMessages,
  breaks: (text: string, key: MessageKey) => boolean,
) =>
  entriesOf(messages)
    .filter(([key, text]) => breaks(text, key))
    .map(([key, text]) => `${key}: ${text}`);
