import type { Locale } from '../settings.ts';
import { bo } from './messages/bo.ts';
import { cn } from './messages/cn.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { createTranslate, type Messages, type Translate } from './translate.ts';

/** Every language at once: for the renderer and for tests, never for a reader's browser. */
export const MESSAGES: Readonly<Record<Locale, Messages>> = { cn, en, de, fr, bo };

export const translateIn = (locale: Locale): Translate => createTranslate(MESSAGES[locale], locale);
