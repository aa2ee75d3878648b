/** Where a reader is in a list: a row, and how far below the window's edge it stands. */
export interface Anchor {
  readonly id: string;
  /** CSS pixels. */
  readonly offset: number;
}

/** A list that is laid out while it is scrolled to settles within so many frames. */
const SETTLING_FRAMES = 12;

const isOnScreen = (element: Element) => element.getBoundingClientRect().bottom > 0;

/**
 * The first row in view; null at the top of the page. Parts are looked at before their
 * rows: rows out of sight are not laid out for it.
 */
export function readAnchor(parts: readonly Element[]): Anchor | null {
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
 * Scrolls so that the row stands where it stood, and keeps it there while the rows above
 * get their height. False when it is not there any more.
 */
export function scrollToAnchor(list: Element, { id, offset }: Anchor): boolean {
  const row = list.querySelector(`[data-article="${CSS.escape(id)}"]`);
  if (!row) return false;
  let frames = 0;
  let expected: number | undefined;
  const settle = () => {
    // The reader has begun to scroll.
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
