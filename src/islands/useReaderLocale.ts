import { startTransition, useEffect, useState } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { decidePageLocale, loadActionMessages } from '../services/loadMessages.ts';

/**
 * Returns the page's language during hydration, the reader's language when its messages are
 * loaded. Text that differs from the baked one would make React discard the server's nodes and the
 * reader's input. Without the messages the page's language stays.
 */
export function useReaderLocale(baked: Locale): Locale {
  const [locale, setLocale] = useState(baked);
  useEffect(() => {
    const wanted = decidePageLocale(baked);
    loadActionMessages(wanted).then(
      () => startTransition(() => setLocale(wanted)),
      () => {},
    );
  }, [baked]);
  return locale;
}
