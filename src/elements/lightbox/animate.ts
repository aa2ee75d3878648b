/** Duration of all animations. */
const MOTION_MS = 220;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A running animation; `finish` jumps to its end. */
export interface Motion {
  readonly finish: () => void;
}

/**
 * Animates the style changes of `change`, then calls `done`; without an animation if the reader
 * prefers reduced motion.
 */
export function animate(
  elements: readonly HTMLElement[],
  change: () => void,
  done: () => void,
): Motion {
  if (prefersReducedMotion()) {
    change();
    done();
    return { finish() {} };
  }
  // Forces a layout of the start styles; without it the transition has no start.
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
