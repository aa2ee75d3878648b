/** Marks the history entry that an open sheet stands on. */
const MARK = 'sheet';

/** What Back closes, the last first. */
const holds: (() => void)[] = [];
/** Steps back that this file takes itself. */
let ownSteps = 0;
let listening = false;

/**
 * Lets the Back button close what is open instead of leaving the page. The function that
 * comes back takes the entry away again when it was closed in another way; that step back
 * is asynchronous, so do not navigate in the same task.
 */
export function holdBack(onBack: () => void): () => void {
  if (!listening) addEventListener('popstate', hear);
  listening = true;
  history.pushState({ ...history.state, [MARK]: holds.length + 1 }, '');
  holds.push(onBack);
  return () => {
    const index = holds.indexOf(onBack);
    if (index < 0) return;
    holds.splice(index, 1);
    ownSteps += 1;
    history.back();
  };
}

function hear(): void {
  if (ownSteps > 0) ownSteps -= 1;
  else holds.pop()?.();
}
