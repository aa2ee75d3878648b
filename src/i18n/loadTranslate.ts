import type { Locale } from './locales.ts';
import { createTranslate, type MessageKey, type Translate } from './translate.ts';

/** A folder of messages: imports by file name. The file of a language exports them by its code. */
export type MessageFolder = Readonly<Record<string, () => Promise<unknown>>>;

const PAGE_MESSAGES: MessageFolder = import.meta.glob('./*.ts', { base: './messages' });

/** Loads the messages of one language: those of every page, and those of the given folders. */
export async function loadTranslate<K extends string = MessageKey>(
  locale: Locale,
  ...folders: readonly MessageFolder[]
): Promise<Translate<K>> {
  const files = await Promise.all(
    [PAGE_MESSAGES, ...folders].map((folder) => folder[`./${locale}.ts`]?.()),
  );
  const messages = files.map((file) => (file as Readonly<Record<Locale, object>>)[locale]);
  return createTranslate<K>(Object.assign({}, ...messages), locale);
}
