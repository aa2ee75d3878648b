import { castBasket, chooseOption } from '../../stores/bigVote/cast.ts';
import type { Act } from '../acts.ts';
import { showCasts } from './castShown.ts';

/** Votes for the candidate that the button names, or for all chosen candidates if it names none. */
export const act: Act = async ({ dataset }, settings) => {
  const { vote, option, number, name = '', once } = dataset;
  if (!vote) return;
  showCasts(settings);
  if (option) {
    const candidate = { id: option, number: Number(number) || 0, name };
    await chooseOption(settings, vote, candidate, once !== undefined);
  } else await castBasket(settings, vote);
};
