import type { Locale } from '../../../src/i18n/locales.ts';
import { bo } from '../../../src/i18n/messages/bo.ts';
import { cn } from '../../../src/i18n/messages/cn.ts';
import { de } from '../../../src/i18n/messages/de.ts';
import { en } from '../../../src/i18n/messages/en.ts';
import { fr } from '../../../src/i18n/messages/fr.ts';
import type { MessageKey, Messages } from '../../../src/i18n/translate.ts';

export const LANGUAGES: Readonly<Record<Locale, Messages>> = { cn, en, de, fr, bo };

/** The four that are written after the Chinese. */
export const TRANSLATIONS = (['en', 'de', 'fr', 'bo'] as const).map(
  (locale) => [locale, LANGUAGES[locale]] as const,
);

export const entriesOf = (messages: Messages) => Object.entries(messages) as [MessageKey, string][];

export const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

/** Entries that break a rule, as lines to read in a failure. */
export const breaking = (messages: Messages, breaks: (text: string, key: MessageKey) => boolean) =>
  entriesOf(messages)
    .filter(([key, text]) => breaks(text, key))
    .map(([key, text]) => `${key}: ${text}`);
