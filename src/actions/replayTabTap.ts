import { hydrateBaked } from '../elements/hydration/islandTaps.ts';
import { ISLAND } from '../host/islandMarkup.ts';
import type { Action } from './action.ts';

/** Handles a tap on a tab of an island that is not hydrated (islands/CommunityList.island.tsx). */
export const action: Action = async (button) => {
  const island = button.closest<HTMLElement>(ISLAND);
  if (!island) return;
  await hydrateBaked(island);
  button.click();
};
