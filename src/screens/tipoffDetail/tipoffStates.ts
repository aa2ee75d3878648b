import type { CommunityMessageKey } from '../../i18n/translate.ts';
import type { Tipoff } from '../../model/community/communityTypes.ts';

/**
 * Message keys per state: its name, and a hint for the writer; null when the answer is shown
 * instead.
 */
export const TIPOFF_STATE_MESSAGE_KEYS: Readonly<
  Record<
    Tipoff['state'],
    { readonly name: CommunityMessageKey; readonly hint: CommunityMessageKey | null }
  >
> = {
  awaiting: { name: 'tipoff.awaiting', hint: 'tipoff.awaitingHint' },
  accepted: { name: 'tipoff.accepted', hint: 'tipoff.acceptedHint' },
  answered: { name: 'tipoff.answered', hint: null },
  refused: { name: 'tipoff.refused', hint: 'tipoff.refusedHint' },
};
