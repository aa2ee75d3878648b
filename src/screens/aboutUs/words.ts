import type { ActKey } from '../../i18n/translate.ts';
import type { LegalKind } from '../../model/about/legal.ts';

/** Message keys of the names of the legal texts. */
export const LEGAL_WORDS: Readonly<Record<LegalKind, ActKey>> = {
  terms: 'about.terms',
  privacy: 'about.privacy',
  cancel: 'about.cancel',
};
