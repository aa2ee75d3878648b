/** Growing, shrinking, turning (design, Character). */
const MOTION_MS = 220;

const wantsNone = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A motion that runs; it can be brought to its end at once. */
export interface Motion {
  readonly finish: () => void;
}

/** Lets `change` happen to the elements over time, then runs `done`; at once where that is asked for. */
export function animate(
  elements: readonly HTMLElement[],
  change: () => void,
  done: () => void,
): Motion {
  if (wantsNone()) {
    change();
    done();
    return { finish() {} };
  }
  // The place where it begins has to be laid out, or it would begin at the end.
  for (const element of elements) {
    element.getBoundingClientRect();
    element.style.transition = `transform ${MOTION_MS}ms cubic-bezier(.2,.8,.2,1),opacity ${MOTION_MS}ms`;
  }
  change();
  let running = true;
  const finish = () => {
    if (!running) return;
    running = false;
    clearTimeout(timer);
    for (const element of elements) element.style.transition = '';
    done();
  };
  const timer = setTimeout(finish, MOTION_MS);
  return { finish };
}
