/**
 * Marks the document while the row of actions at the end of the text is in view, so that the bottom
 * bar does not repeat it. A template adds the row after the text.
 */
export function watchEndOfText(): void {
  const observer = new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute('data-ended', entry?.isIntersecting);
  });
  const observe = () => {
    const row = document.querySelector('[data-end]');
    if (!row) return;
    observer.observe(row);
    removeEventListener('scroll', observe);
  };
  addEventListener('scroll', observe, { passive: true });
  observe();
}
