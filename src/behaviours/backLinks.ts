import { opensElsewhere } from '../host/opensElsewhere.ts';

/**
 * Makes `[data-back]` links go back in the history when the reader came from a page of this
 * site.
 */
export function startBackLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('[data-back]');
    if (!link || event.defaultPrevented || opensElsewhere(event)) return;
    if (history.length < 2 || !document.referrer.startsWith(`${location.origin}/`)) return;
    event.preventDefault();
    history.back();
  });
}
