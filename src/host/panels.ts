/** Shows or hides a part of the page that was rendered apart from the tabs which lead to it. */
export function showPanel(id: string, shown: boolean, labelledBy: string): void {
  const panel = document.getElementById(id);
  if (!panel) return;
  panel.hidden = !shown;
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', labelledBy);
}

/**
 * Hears that the reader wants to go to a place of the page: by a link to it, now or when
 * the page was opened. The listener makes the place visible before the browser goes there.
 */
export function onAnchor(id: string, listener: () => void): () => void {
  const hear = (event: Event) => {
    if ((event.target as Element).closest?.(`a[href="#${id}"]`)) listener();
  };
  document.addEventListener('click', hear);
  if (location.hash === `#${id}`) {
    setTimeout(() => {
      listener();
      document.getElementById(id)?.scrollIntoView();
    });
  }
  return () => document.removeEventListener('click', hear);
}

/** Brings a part of the page to the top, focus included: what was there may be gone. */
export function goToPart(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}
