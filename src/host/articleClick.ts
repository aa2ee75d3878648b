import type { ArticleKind } from '../model/article/types.ts';
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

export interface RowTap {
  readonly id: string;
  readonly kind: ArticleKind;
  readonly title: string;
  readonly url: string;
  /** Follows the link after all. */
  readonly follow: () => void;
}

/** Takes over plain taps on rows of lists: what happens then is up to the caller. */
export function takeRowTaps(onTap: (tap: RowTap) => void): void {
  document.addEventListener('click', (event) => {
    const row = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-article]');
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (!row?.dataset.article || !isPlain || event.defaultPrevented) return;
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
