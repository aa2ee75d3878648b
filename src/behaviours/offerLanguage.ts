import { Globe } from 'lucide';
import { createIcon } from '../elements/audio/domHelpers.ts';
import { showOffer } from '../elements/showOffer.ts';
import { readStored, writeStored } from '../host/storage.ts';
import * as STORAGE_KEYS from '../host/storageKeys.ts';
import { switchLocale } from '../host/switchLocale.ts';
import { LOCALE_NAMES } from '../i18n/localeNames.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';
import { LANG_OF } from '../i18n/translate.ts';
import { readEnvironment } from '../services/readEnvironment.ts';
import type { Settings } from '../settings.ts';

/**
 * Offers the browser's own language by its own name, until the reader takes it or closes the offer: both
 * count as the reader's choice. An app or a link that has set the language knows better.
 */
export async function offerLanguage(locale: Locale, settings: Settings): Promise<void> {
  if (readEnvironment(settings).kind !== 'browser') return;
  if (readStored(STORAGE_KEYS.locale) ?? readStored(STORAGE_KEYS.locale, 'session')) return;
  const offered = LOCALES.find((one) => isSameLanguage(LANG_OF[one], navigator.language));
  if (!offered || offered === locale) return;
  await showOffer({
    formatText: () => LOCALE_NAMES[offered],
    lang: LANG_OF[offered],
    icon: createIcon(Globe),
    onTake: () => switchLocale(offered),
    onClose: () => writeStored(STORAGE_KEYS.locale, locale),
  });
}

/** Whether two language tags name one language, in whatever script or region. */
const isSameLanguage = (one: string, other: string): boolean =>
  one.split('-')[0] === other.split('-')[0];
