import type { PeopleKey } from '../../i18n/translate.ts';
import type { Tipoff } from '../../model/people/types.ts';

/**
 * Message keys per state: its name, and a hint for the writer; null when the answer is shown
 * instead.
 */
export const TIP_STATES: Readonly<
  Record<Tipoff['state'], { readonly name: PeopleKey; readonly hint: PeopleKey | null }>
> = {
  awaiting: { name: 'tipoff.awaiting', hint: 'tipoff.awaitingHint' },
  accepted: { name: 'tipoff.accepted', hint: 'tipoff.acceptedHint' },
  answered: { name: 'tipoff.answered', hint: null },
  refused: { name: 'tipoff.refused', hint: 'tipoff.refusedHint' },
};
