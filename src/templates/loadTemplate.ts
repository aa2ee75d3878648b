import { readLocale } from '../host/locale.ts';
import { readSettings } from '../host/settings.ts';
import { type TemplateContent, takeTemplateContent } from '../host/templateContent.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Settings } from '../settings.ts';

/** What a template shows its content with. */
export interface LoadedTemplate<T> {
  readonly content: TemplateContent;
  readonly settings: Settings;
  readonly locale: Locale;
  readonly t: T;
}

/**
 * Loads the content of a template and the messages beside it. Rejects without the messages; what
 * `load` found is in its store. When that `isEnglish`, the page is, too (product 1.3).
 */
export async function loadTemplate<T>(
  load: (settings: Settings) => Promise<unknown>,
  loadMessages: (locale: Locale) => Promise<T>,
  isEnglish?: () => boolean | undefined,
): Promise<LoadedTemplate<T>> {
  const content = takeTemplateContent();
  const settings = readSettings();
  const locale = readLocale(settings.defaultLocale);
  const messages = loadMessages(locale);
  // Their failure is met when the content is there.
  messages.catch(() => {});
  await load(settings);
  return isEnglish?.()
    ? { content, settings, locale: 'en', t: await loadMessages('en') }
    : { content, settings, locale, t: await messages };
}
