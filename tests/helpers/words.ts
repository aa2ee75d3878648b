import { bo } from '../../src/i18n/act/bo.ts';
import { cn } from '../../src/i18n/act/cn.ts';
import { de } from '../../src/i18n/act/de.ts';
import { en } from '../../src/i18n/act/en.ts';
import { fr } from '../../src/i18n/act/fr.ts';

/** Messages of the `act` group by language, as tests look for them on the page. */
export const act = { cn, en, de, fr, bo };
