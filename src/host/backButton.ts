/** Key in `history.state` of an entry that belongs to an open sheet. */
const MARK = 'sheet';

/** Functions that close what is open; Back calls the last one. */
const backHandlers: (() => void)[] = [];
/** Number of pending `history.back()` calls of this file. */
let ownSteps = 0;
let listening = false;
/** Functions that run in the task of the last pending `history.back()`. */
const waiting: (() => void)[] = [];

/**
 * Adds a history entry, so that the Back button closes what is open instead of leaving the page.
 * The returned function removes the entry when something else has closed it; `history.back()` is
 * asynchronous, so do not navigate in the same task. With `hash` the entry has an address of its
 * own, which opens the same thing again.
 */
export function captureBackButton(onBack: () => void, hash = ''): () => void {
  if (!listening) addEventListener('popstate', handlePopState);
  listening = true;
  const depth = backHandlers.push(onBack);
  const addEntry = () => {
    const isHere = hash !== '' && location.hash === hash;
    // The page was opened with the hash: the entry below gets the address without it.
    if (isHere && !history.state?.[MARK]) replaceAddress(location.pathname + location.search);
    // After a reload or Forward the entry exists already.
    if (!isHere || location.hash !== hash) {
      history.pushState({ ...history.state, [MARK]: depth }, '', hash || undefined);
    }
  };
  // A pending step would remove the new entry instead of the one that it is for.
  afterHistorySteps(addEntry);
  return () => {
    const index = backHandlers.indexOf(onBack);
    if (index < 0) return;
    backHandlers.splice(index, 1);
    const pending = waiting.indexOf(addEntry);
    if (pending >= 0) return void waiting.splice(pending, 1);
    ownSteps += 1;
    history.back();
  };
}

/** Adds a history entry with the address of the current one. */
export const addHistoryEntry = (): void => history.pushState(null, '');

/** Replaces the address of the current history entry. */
export const replaceAddress = (address: string): void =>
  history.replaceState(history.state, '', address);

/**
 * Runs `run` after all pending `history.back()` calls of closed sheets: with each call the browser
 * restores, before the next frame, the scroll position of the time when the sheet opened.
 */
export function afterHistorySteps(run: () => void): void {
  if (ownSteps === 0) run();
  else waiting.push(run);
}

function handlePopState(): void {
  if (ownSteps === 0) {
    backHandlers.pop()?.();
    return;
  }
  ownSteps -= 1;
  if (ownSteps > 0) return;
  for (const run of waiting.splice(0)) run();
}
