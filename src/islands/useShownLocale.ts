import { startTransition, useEffect, useState } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { decidePageLocale } from '../stores/language.ts';

/**
 * The language of the page while it hydrates, the reader's own from then on: text that
 * differs from the baked one would make React throw away what the reader did in it.
 */
export function useShownLocale(baked: Locale): Locale {
  const [locale, setLocale] = useState(baked);
  useEffect(() => startTransition(() => setLocale(decidePageLocale(baked))), [baked]);
  return locale;
}
