import type { ArticleKind } from '../model/article/articleTypes.ts';
import { readPageArticle } from './document/pageObject.ts';
import { opensElsewhere } from './opensElsewhere.ts';

/**
 * Calls `onClick` when a reader opens a row of a list by click, keyboard or middle button: with the
 * id of the row's article and of the article that the page shows ('' for none). Rows have the
 * attribute `data-article`.
 */
export function onArticleClick(onClick: (articleId: string, from: string) => void): void {
  const handleClick = ({ target, button }: MouseEvent) => {
    // 0 is a tap or Enter, 1 opens a new tab, 2 opens the context menu.
    if (button > 1) return;
    const row = (target as Element).closest?.<HTMLElement>('a[data-article]');
    if (row?.dataset.article) onClick(row.dataset.article, readPageArticle()?.id ?? '');
  };
  document.addEventListener('click', handleClick);
  document.addEventListener('auxclick', handleClick);
}

export interface RowTap {
  readonly id: string;
  readonly kind: ArticleKind;
  readonly title: string;
  readonly url: string;
  /** Navigates to the link's address. */
  readonly follow: () => void;
}

/** Cancels the navigation of plain taps on rows of lists and calls `onTap` instead. */
export function interceptRowTaps(onTap: (tap: RowTap) => void): void {
  document.addEventListener('click', (event) => {
    const row = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-article]');
    if (!row?.dataset.article || opensElsewhere(event) || event.defaultPrevented) return;
    event.preventDefault();
    onTap({
      id: row.dataset.article,
      kind: (row.dataset.kind as ArticleKind | undefined) ?? 'news',
      title: row.querySelector('.row-title')?.textContent ?? '',
      url: row.href,
      follow: () => location.assign(row.href),
    });
  });
}
