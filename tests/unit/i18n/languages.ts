import { LOCALES, type Locale } from '../../../src/i18n/locales.ts';
import type { cn as mine } from '../../../src/i18n/mine/cn.ts';
import type { cn as search } from '../../../src/i18n/search/cn.ts';
import type { BigVoteMessageKey, JoinMessageKey } from '../../../src/i18n/translate.ts';

type MessageKey = JoinMessageKey | BigVoteMessageKey | keyof typeof search | keyof typeof mine;

type AllMessages = Readonly<Record<MessageKey, string>>;

const FOLDERS = ['messages', 'actions', 'community', 'join', 'bigVote', 'search', 'mine'];

async function importAll(locale: Locale): Promise<AllMessages> {
  const files = await Promise.all(
    FOLDERS.map((folder) => import(`../../../src/i18n/${folder}/${locale}.ts`)),
  );
  return Object.assign({}, ...files.map((file) => file[locale]));
}

/** All messages of each language: of pages, actions, community, activities, votes, search and of the reader's own things. */
export const LANGUAGES = Object.fromEntries(
  await Promise.all(LOCALES.map(async (locale) => [locale, await importAll(locale)] as const)),
) as Readonly<Record<Locale, AllMessages>>;

/** The languages that are translated from Chinese. */
export const TRANSLATIONS = LOCALES.filter((locale) => locale !== 'cn').map(
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
