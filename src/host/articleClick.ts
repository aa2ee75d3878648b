import { readArticleMark } from './articleMark.ts';

/**
 * Calls back when a reader opens a row of a list, however: the id of its article, and of
 * the one that the page shows ('' for none). Rows are told by their `data-article`.
 */
export function onArticleClick(onClick: (articleId: string, from: string) => void): void {
  const hear = ({ target, button }: MouseEvent) => {
    // 0 is a tap or Enter, 1 opens a new tab; 2 only asks for a menu.
    if (button > 1) return;
    const row = (target as Element).closest?.<HTMLElement>('a[data-article]');
    if (row?.dataset.article) onClick(row.dataset.article, readArticleMark()?.id ?? '');
  };
  document.addEventListener('click', hear);
  document.addEventListener('auxclick', hear);
}
