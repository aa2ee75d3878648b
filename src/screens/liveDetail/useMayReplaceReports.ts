import { useEffect, useState } from 'react';

/** Players in the reports that play or are about to. */
const RUNNING = ['loading', 'playing', 'reconnecting']
  .map((state) => `media-player[data-state=${state}]`)
  .concat('[data-act=play][aria-busy=true]')
  .map((player) => `#reports ${player}`)
  .join();

/** The events of a video after which it no longer plays; they do not bubble. */
const ENDS = ['pause', 'ended', 'error'];

/**
 * Returns whether the reports of a baked page may be replaced by loaded ones (`isLoaded`): not while
 * a video plays that the reader has started in one of them, because replacing its player stops it.
 * Stays true once it is.
 */
export function useMayReplaceReports(isLoaded: boolean): boolean {
  const [may, setMay] = useState(false);
  useEffect(() => {
    if (!isLoaded || may) return;
    const check = () => {
      if (!document.querySelector(RUNNING)) setMay(true);
    };
    // After the player has changed its state.
    const checkSoon = () => setTimeout(check);
    check();
    for (const name of ENDS) document.addEventListener(name, checkSoon, true);
    return () => {
      for (const name of ENDS) document.removeEventListener(name, checkSoon, true);
    };
  }, [isLoaded, may]);
  return may;
}
