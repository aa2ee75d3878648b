import type { Locale } from '../i18n/locales.ts';
import { LANG_OF, type MessageKey, type Translate } from '../i18n/translate.ts';

/** Translates the messages of a baked page; the article keeps its language. */
export function translatePage(t: Translate, locale: Locale): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-t], [data-tl]')) {
    const { t: words, tl: name, tv } = element.dataset;
    const values = tv ? JSON.parse(tv) : undefined;
    if (words) {
      element.textContent = t(words as MessageKey, values);
      element.lang = LANG_OF[locale];
    }
    if (name) element.setAttribute('aria-label', t(name as MessageKey, values));
  }
}
