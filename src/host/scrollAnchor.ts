/** A scroll position in a list: a row and its distance from the top of the window. */
export interface ScrollAnchor {
  readonly id: string;
  /** CSS pixels. */
  readonly offset: number;
}

/** Number of frames in which the layout settles after scrolling. */
const SETTLING_FRAMES = 12;

const isOnScreen = (element: Element) => element.getBoundingClientRect().bottom > 0;

/**
 * Returns the first visible row; null at the top of the page. The parts are measured before their
 * rows, so that rows out of view need no layout.
 */
export function readScrollAnchor(parts: readonly Element[]): ScrollAnchor | null {
  if (scrollY <= 0) return null;
  for (const part of parts) {
    if (!isOnScreen(part)) continue;
    const rows = Array.from(part.querySelectorAll<HTMLElement>('[data-article]'));
    const row = rows.find(isOnScreen);
    if (row?.dataset.article) {
      return { id: row.dataset.article, offset: row.getBoundingClientRect().top };
    }
  }
  return null;
}

/**
 * Scrolls the row to its saved offset, and corrects the position while the rows above get their
 * height. Returns false when the row does not exist any more.
 */
export function scrollToAnchor(list: Element, { id, offset }: ScrollAnchor): boolean {
  const row = list.querySelector(`[data-article="${CSS.escape(id)}"]`);
  if (!row) return false;
  let frames = 0;
  let expected: number | undefined;
  const settle = () => {
    // The reader is scrolling.
    if (expected !== undefined && Math.abs(scrollY - expected) > 2) return;
    const by = row.getBoundingClientRect().top - offset;
    if (Math.abs(by) >= 1) scrollBy(0, by);
    expected = scrollY;
    frames += 1;
    if (frames < SETTLING_FRAMES) requestAnimationFrame(settle);
  };
  settle();
  return true;
}
