import { startTransition, useEffect, useState } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { decidePageLocale } from '../services/loadMessages.ts';

/**
 * Returns the page's language during hydration, the reader's language afterwards. Text that differs
 * from the baked one would make React discard the server's nodes and the reader's input.
 */
export function useReaderLocale(baked: Locale): Locale {
  const [locale, setLocale] = useState(baked);
  useEffect(() => startTransition(() => setLocale(decidePageLocale(baked))), [baked]);
  return locale;
}
