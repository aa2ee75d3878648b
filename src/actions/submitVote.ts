import { loadBigVoteMessages } from '../services/loadBigVoteMessages.ts';
import { readPageLocale } from '../services/loadMessages.ts';
import { chooseOption, submitBallot } from '../state/bigVote/submitBallot.ts';
import type { Action } from './action.ts';
import { showBallots } from './showBallots.ts';

/** Votes for the candidate that the button names, or for all chosen candidates if it names none. */
export const action: Action = async ({ dataset }, settings) => {
  const { vote, option, number, name = '', once } = dataset;
  if (!vote) return;
  showBallots(settings);
  // A choice that no bar can show would be lost; this way the tap is given up with a message.
  await loadBigVoteMessages(readPageLocale());
  if (option) {
    const candidate = { id: option, number: Number(number) || 0, name };
    await chooseOption(settings, vote, candidate, once !== undefined);
  } else await submitBallot(settings, vote);
};
