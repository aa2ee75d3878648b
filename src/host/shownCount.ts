import { formatCount } from '../model/article/counts.ts';

/** Shows a count of the page, in its bar and wherever else it is. */
export function showCount(name: string, count: number): void {
  for (const element of document.querySelectorAll(`[data-n=${name}]`)) {
    const shown = Number(element.textContent);
    const liked = element.closest('[aria-pressed=true]') !== null;
    // The reader's own like may not have arrived yet: what it added is not taken back.
    if (liked && shown > count) continue;
    element.textContent = count > 0 ? formatCount(count) : '';
  }
}
