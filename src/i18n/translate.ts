import type { Locale } from './locales.ts';
import type { cn } from './messages/cn.ts';

/** Chinese is written first; the other four hold the same keys. */
export type MessageKey = keyof typeof cn;
export type Messages = Readonly<Record<MessageKey, string>>;
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

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
export function createTranslate(messages: Messages, locale: Locale): Translate {
  return (key, values = {}) => {
    const forms = messages[key].split('|');
    const n = Number(values.n);
    const one = n === 1 || (locale === 'fr' && n === 0);
    const form = (one ? forms[0] : forms[forms.length - 1]) ?? key;
    return form.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

/** The default is the host-set language, else the stored one, else Chinese (spec section 1). */
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
