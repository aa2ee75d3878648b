import type { cn as actCn } from './act/cn.ts';
import type { cn as joinCn } from './join/cn.ts';
import type { Locale } from './locales.ts';
import type { cn } from './messages/cn.ts';
import type { cn as peopleCn } from './people/cn.ts';

/** Chinese is written first; the other four hold the same keys. */
export type MessageKey = keyof typeof cn;
export type Messages = Readonly<Record<MessageKey, string>>;
/** Words that a page shows only once a reader does something; they come when that happens. */
export type ActMessages = Readonly<Record<keyof typeof actCn, string>>;
export type ActKey = MessageKey | keyof typeof actCn;
export type MessageValues = Readonly<Record<string, string | number>>;
export interface Translate<K extends string = MessageKey> {
  (key: K, values?: MessageValues): string;
  /** The language of the words (BCP 47). */
  readonly lang: string;
}
/** All words, those of the page included. */
export type ActTranslate = Translate<ActKey>;
/** Words of pages about people, which other pages do without. */
export type PeopleMessages = Readonly<Record<keyof typeof peopleCn, string>>;
export type PeopleKey = ActKey | keyof typeof peopleCn;
/** Those and all others: fits wherever an `ActTranslate` is asked for. */
export type PeopleTranslate = Translate<PeopleKey>;
/** Words of pages where readers take part: activities, votes, invitations, points. */
export type JoinMessages = Readonly<Record<keyof typeof joinCn, string>>;
export type JoinKey = PeopleKey | keyof typeof joinCn;
/** Those and all others: fits wherever a `PeopleTranslate` is asked for. */
export type JoinTranslate = Translate<JoinKey>;

/** The `lang` of an interface language (BCP 47). */
export const LANG_OF: Readonly<Record<Locale, string>> = {
  cn: 'zh-CN',
  en: 'en',
  de: 'de',
  fr: 'fr',
  bo: 'bo',
};

/**
 * Words for keys. `{n}` stands for a value; a message `one|many` takes the first
 * form for one (French: for zero too), else the second.
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

/** The default is the host-set language, else the stored one, else Chinese (product 1.2). */
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
