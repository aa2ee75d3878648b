/** The part of a short text that stays visible; the fold of a long one is given in newsDetail.css. */
const SHORT_TEXT_SHARE = 0.6;

/**
 * Measures the fold of a text that the sheet folds, before it is painted. The button, and links to notes in
 * the folded part, show the whole text (product 4.9).
 */
export function foldText(): void {
  const box = document.querySelector<HTMLElement>('.text-fold');
  const [prose, button] = (box?.children ?? []) as HTMLCollectionOf<HTMLElement>;
  if (!box || !prose || !button) return;
  prose.style.setProperty('--fold', `${prose.scrollHeight * SHORT_TEXT_SHARE}px`);
  box.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('.show-all,a[href^="#"]')) return;
    box.className = '';
    button.remove();
  });
}
