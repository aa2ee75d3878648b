import { atom } from 'nanostores';

/** How many contributions were sent from this page: its lists are asked for again then. */
export const $sentContributions = atom(0);

export const countSentContribution = (): void =>
  $sentContributions.set($sentContributions.get() + 1);
