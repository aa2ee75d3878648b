import type { Action } from './action.ts';

/** After this wait for the island to hydrate, the tap is dropped. */
const WAIT_MS = 15_000;

/**
 * Handles a tap on a tab of an island that is not hydrated (islands/CommunityList.island.tsx): the
 * same gesture hydrates the island, and the tap is repeated when React has removed `data-act`.
 */
export const action: Action = (button) =>
  new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const replay = () => {
      if (button.dataset.act !== undefined) return;
      end();
      button.click();
    };
    const observer = new MutationObserver(replay);
    observer.observe(button, { attributes: true, attributeFilter: ['data-act'] });
    const timer = setTimeout(end, WAIT_MS);
    // The island may have hydrated while this file was loading.
    replay();
  });
