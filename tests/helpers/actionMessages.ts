import { bo } from '../../src/i18n/actions/bo.ts';
import { cn } from '../../src/i18n/actions/cn.ts';
import { de } from '../../src/i18n/actions/de.ts';
import { en } from '../../src/i18n/actions/en.ts';
import { fr } from '../../src/i18n/actions/fr.ts';

/** Messages of the `act` group by language, as tests look for them on the page. */
export const actionMessages = { cn, en, de, fr, bo };
