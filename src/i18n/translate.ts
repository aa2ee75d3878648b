import type { cn as actCn } from './actions/cn.ts';
import type { cn as bigVoteCn } from './bigVote/cn.ts';
import type { cn as peopleCn } from './community/cn.ts';
import type { cn as joinCn } from './join/cn.ts';
import type { Locale } from './locales.ts';
import type { cn } from './messages/cn.ts';
import type { cn as mineCn } from './mine/cn.ts';
import type { cn as searchCn } from './search/cn.ts';

/** The Chinese file defines the keys; the other four languages have the same. */
export type MessageKey = keyof typeof cn;
export type Messages = Readonly<Record<MessageKey, string>>;
/** Messages that a page shows only after an action of the reader; loaded then. */
export type ActionMessages = Readonly<Record<keyof typeof actCn, string>>;
export type ActionMessageKey = MessageKey | keyof typeof actCn;
export type MessageValues = Readonly<Record<string, string | number>>;
export interface Translate<K extends string = MessageKey> {
  (key: K, values?: MessageValues): string;
  /** The language of the messages (BCP 47). */
  readonly lang: string;
}
/** All messages, including those of the page. */
export type ActionTranslate = Translate<ActionMessageKey>;
/** Messages of community pages; other pages do not load them. */
export type CommunityMessages = Readonly<Record<keyof typeof peopleCn, string>>;
export type CommunityMessageKey = ActionMessageKey | keyof typeof peopleCn;
/** These and all others; assignable to `ActionTranslate`. */
export type CommunityTranslate = Translate<CommunityMessageKey>;
/** Messages of pages where readers take part: activities, invitations, vouchers, points. */
export type JoinMessages = Readonly<Record<keyof typeof joinCn, string>>;
export type JoinMessageKey = CommunityMessageKey | keyof typeof joinCn;
/** These and all others; assignable to `CommunityTranslate`. */
export type JoinTranslate = Translate<JoinMessageKey>;

/** Messages of votes with candidates. */
export type BigVoteMessages = Readonly<Record<keyof typeof bigVoteCn, string>>;
export type BigVoteMessageKey = CommunityMessageKey | keyof typeof bigVoteCn;
/** These and all of community pages; assignable to `CommunityTranslate`. */
export type BigVoteTranslate = Translate<BigVoteMessageKey>;

/** Messages of the search page. */
export type SearchMessages = Readonly<Record<keyof typeof searchCn, string>>;
export type SearchMessageKey = ActionMessageKey | keyof typeof searchCn;
/** These with those of pages and actions; assignable to `ActionTranslate`. */
export type SearchTranslate = Translate<SearchMessageKey>;

/** Messages of the page of the reader's own things. */
export type MineMessages = Readonly<Record<keyof typeof mineCn, string>>;
export type MineMessageKey = ActionMessageKey | keyof typeof mineCn;
/** These with those of pages and actions; assignable to `ActionTranslate`. */
export type MineTranslate = Translate<MineMessageKey>;

/** The `lang` of an interface language (BCP 47). */
export const LANG_OF: Readonly<Record<Locale, string>> = {
  cn: 'zh-CN',
  en: 'en',
  de: 'de',
  fr: 'fr',
  bo: 'bo',
};

/**
 * Returns a function from keys to messages. `{n}` is a placeholder; of a message `one|many` it
 * returns the first form for one (French: for zero too), else the second.
 */
export function createTranslate<K extends string>(
  messages: Readonly<Record<K, string>>,
  locale: Locale,
): Translate<K> {
  const translate = (key: K, values: MessageValues = {}) => {
    const forms = messages[key].split('|');
    const n = Number(values.n);
    const one = n === 1 || (locale === 'fr' && n === 0);
    const form = (one ? forms[0] : forms[forms.length - 1]) ?? key;
    return form.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  };
  translate.lang = LANG_OF[locale];
  return translate;
}

/** Returns the host-set language, else the stored one, else Chinese (product 1.2). */
export function decideLocale(
  hostSet: string | null,
  stored: string | null,
  locales: readonly Locale[],
  fallback: Locale,
): Locale {
  const known = (name: string | null): name is Locale =>
    name !== null && (locales as readonly string[]).includes(name);
  if (known(hostSet)) return hostSet;
  return known(stored) ? stored : fallback;
}
