import type { Act } from '../acts.ts';

/** The tabs of an island that does not wake in this time stay as they are. */
const WAIT_MS = 15_000;

/**
 * A tab of a list that sleeps (islands/people/PeopleTabs.tsx): this same gesture wakes the
 * island, and the tap happens again when the tab is React's.
 */
export const act: Act = (button) =>
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
    // It may have woken while this file was on its way.
    replay();
  });
