import { atom } from 'nanostores';

/**
 * Number of contributions that were sent from this page; its lists are loaded again when it
 * changes.
 */
export const $sentContributions = atom(0);

export const countSentContribution = (): void =>
  $sentContributions.set($sentContributions.get() + 1);
