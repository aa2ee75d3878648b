import type { ActionMessageKey } from '../../i18n/translate.ts';
import type { LegalKind } from '../../model/about/legal.ts';

/** Message keys of the names of the legal texts. */
export const LEGAL_MESSAGE_KEYS: Readonly<Record<LegalKind, ActionMessageKey>> = {
  terms: 'about.terms',
  privacy: 'about.privacy',
  cancel: 'about.cancel',
};
