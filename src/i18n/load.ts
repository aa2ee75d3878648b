import type { Locale } from './locales.ts';
import {
  type ActMessages,
  type ActTranslate,
  createTranslate,
  type Messages,
  type Translate,
} from './translate.ts';

/** Words of one language; only its own file travels. */
export const loadTranslate = async (locale: Locale): Promise<Translate> =>
  createTranslate(await loadMessages(locale), locale);

/** The same with the words of what a reader does. */
export async function loadActTranslate(locale: Locale): Promise<ActTranslate> {
  const [messages, act] = await Promise.all([loadMessages(locale), loadActMessages(locale)]);
  return createTranslate({ ...messages, ...act }, locale);
}

export async function loadMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'cn':
      return (await import('./messages/cn.ts')).cn;
    case 'en':
      return (await import('./messages/en.ts')).en;
    case 'de':
      return (await import('./messages/de.ts')).de;
    case 'fr':
      return (await import('./messages/fr.ts')).fr;
    case 'bo':
      return (await import('./messages/bo.ts')).bo;
  }
}

export async function loadActMessages(locale: Locale): Promise<ActMessages> {
  switch (locale) {
    case 'cn':
      return (await import('./act/cn.ts')).cn;
    case 'en':
      return (await import('./act/en.ts')).en;
    case 'de':
      return (await import('./act/de.ts')).de;
    case 'fr':
      return (await import('./act/fr.ts')).fr;
    case 'bo':
      return (await import('./act/bo.ts')).bo;
  }
}
