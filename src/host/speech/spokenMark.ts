import { setHighlight } from '../highlight.ts';

/** Name of the highlight in audio.css. */
const MARK = 'spoken';
/** CSS pixels that the bars above and below the text cover. */
const TOP_PX = 56;
const FOOT_PX = 170;
/** How long the page is not scrolled after the reader has scrolled it, in ms. */
const FOLLOW_PAUSE_MS = 6_000;

/** Returns what marks the sentence that is read; engines without highlights only scroll. */
export function createSpokenMark() {
  let scrolledAt = Number.NEGATIVE_INFINITY;
  const handleGesture = () => {
    scrolledAt = Date.now();
  };
  const gestures = ['wheel', 'touchmove', 'keydown'] as const;
  for (const gesture of gestures) addEventListener(gesture, handleGesture, { passive: true });
  return {
    /** Marks a range and keeps it in view, unless the reader has just scrolled; null removes the mark. */
    show(range: Range | null) {
      setHighlight(MARK, range ? [range] : []);
      if (range && Date.now() - scrolledAt > FOLLOW_PAUSE_MS) keepInView(range);
    },
    destroy() {
      setHighlight(MARK, []);
      for (const gesture of gestures) removeEventListener(gesture, handleGesture);
    },
  };
}

/** Scrolls a range to the upper third of the window when it is not between the bars. */
export function keepInView(range: Range): void {
  const { top, bottom, height } = range.getBoundingClientRect();
  // It has no box while it is folded away.
  if (height === 0 || (top >= TOP_PX && bottom <= innerHeight - FOOT_PX)) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: top - innerHeight / 3, behavior: still ? 'auto' : 'smooth' });
}
