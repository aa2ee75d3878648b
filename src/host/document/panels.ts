/** Shows or hides a tab panel that was rendered apart from its tabs. */
export function showPanel(id: string, shown: boolean, labelledBy: string): void {
  const panel = document.getElementById(id);
  if (!panel) return;
  panel.hidden = !shown;
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', labelledBy);
}

/**
 * Calls `listener` when the reader follows a link to a part of the page, or opened the page with
 * that hash. The listener makes the part visible before the browser scrolls to it. Returns a
 * function that stops it.
 */
export function onAnchorLink(id: string, listener: () => void): () => void {
  const handleClick = (event: Event) => {
    if ((event.target as Element).closest?.(`a[href="#${id}"]`)) listener();
  };
  document.addEventListener('click', handleClick);
  if (location.hash === `#${id}`) {
    setTimeout(() => {
      listener();
      document.getElementById(id)?.scrollIntoView();
    });
  }
  return () => document.removeEventListener('click', handleClick);
}

/**
 * Scrolls a part of the page to the top and focuses it, because the focused element may be gone.
 */
export function scrollToSection(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  part.scrollIntoView();
}
