import { formatCapped } from '../../model/article/counts.ts';

/** Updates a count everywhere on the page. */
export function showCount(name: string, count: number): void {
  for (const element of document.querySelectorAll(`[data-n=${name}]`)) {
    const shown = Number(element.textContent);
    const liked = element.closest('[aria-pressed=true]') !== null;
    // The server's count may not include the reader's own like yet; the shown count does not
    // decrease.
    if (liked && shown > count) continue;
    element.textContent = count > 0 ? formatCapped(count) : '';
  }
}
