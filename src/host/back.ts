/** Marks the history entry that an open sheet stands on. */
const MARK = 'sheet';

/** What Back closes, the last first. */
const holds: (() => void)[] = [];
/** Steps back that this file takes itself. */
let ownSteps = 0;
let listening = false;
/** What waits for the last of them. */
const waiting: (() => void)[] = [];

/**
 * Lets the Back button close what is open instead of leaving the page. The function that
 * comes back takes the entry away again when it was closed in another way; that step back
 * is asynchronous, so do not navigate in the same task. With a `hash` the entry has an
 * address of its own, by which what is open can be opened again.
 */
export function holdBack(onBack: () => void, hash = ''): () => void {
  if (!listening) addEventListener('popstate', hear);
  listening = true;
  const isHere = hash !== '' && location.hash === hash;
  // A link led here: the page itself stands below, without the hash.
  if (isHere && !history.state?.[MARK]) replaceAddress(location.pathname + location.search);
  // After a reload, or going forward, the entry is there already.
  if (!isHere || location.hash !== hash) {
    history.pushState({ ...history.state, [MARK]: holds.length + 1 }, '', hash || undefined);
  }
  holds.push(onBack);
  return () => {
    const index = holds.indexOf(onBack);
    if (index < 0) return;
    holds.splice(index, 1);
    ownSteps += 1;
    history.back();
  };
}

/** Gives the entry that the page stands on another address. */
export const replaceAddress = (address: string): void =>
  history.replaceState(history.state, '', address);

/**
 * Runs something after the steps back that closed sheets take: with each the browser scrolls
 * to where the reader was when the sheet opened.
 */
export function afterSteps(run: () => void): void {
  if (ownSteps === 0) run();
  else waiting.push(run);
}

function hear(): void {
  if (ownSteps === 0) {
    holds.pop()?.();
    return;
  }
  ownSteps -= 1;
  if (ownSteps > 0) return;
  for (const run of waiting.splice(0)) requestAnimationFrame(run);
}
