/** Shorter ways are ignored: a thumb that rests moves the page a little (CSS pixels). */
const MIN_WAY_PX = 24;
/** So close to its top, a page is at its top (CSS pixels). */
const TOP_PX = 44;

/**
 * Marks the document with `data-way` "down" or "up" while the reader is on the way; at the top of the page
 * it has none. The bars above the text hide on the way down, and what leads away from the text is shown on
 * the way up. `from` is where the reader came from (CSS pixels).
 */
export function watchScrollWay(from: number): void {
  const root = document.documentElement;
  let last = from;
  let isPressed = false;
  const update = () => {
    // A bar that came under a pressed pointer would take the click. A finger that scrolls is no longer pressed.
    if (isPressed) return;
    // Beyond the top or the end a page bounces back by itself, which is no scroll of the reader's.
    const y = Math.min(scrollY, Math.max(0, root.scrollHeight - innerHeight));
    if (y <= TOP_PX) delete root.dataset.way;
    else if (Math.abs(y - last) < MIN_WAY_PX) return;
    else root.dataset.way = y > last ? 'down' : 'up';
    last = y;
  };
  addEventListener('scroll', update, { passive: true });
  addEventListener('pointerdown', () => {
    isPressed = true;
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(end, () => {
      // After the click.
      setTimeout(() => {
        isPressed = false;
        update();
      });
    });
  update();
}
