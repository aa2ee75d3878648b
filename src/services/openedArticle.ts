import { isQuiet, readPageArticle } from '../host/document/pageObject.ts';
import { readSettings } from '../host/settings.ts';
import type { SavedArticle } from '../model/saved/savedArticle.ts';

/** The parameters that name an article; those of a share or a visit are left out. */
const OWN_PARAMS = /^(?:id|columnid|linkid|isdigital|szb)=/i;

const readCard = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content ?? '';

/** Returns the page of an address below the base of the site; '' for a page of another site. */
export function formatPagePath({ origin, pathname, search }: HTMLAnchorElement | Location): string {
  const base = `${readSettings().siteBase}/`;
  if (origin !== location.origin || !pathname.startsWith(base)) return '';
  const query = search
    .slice(1)
    .split('&')
    .filter((pair) => OWN_PARAMS.test(pair))
    .join('&');
  return pathname.slice(base.length) + (query && `?${query}`);
}

/** Returns the article of the page; null on pages without one and in editors' previews. */
export function readOpenedArticle(): SavedArticle | null {
  const article = readPageArticle();
  const path = formatPagePath(location);
  if (!article || isQuiet() || path === '') return null;
  const title = readCard('title') || document.title;
  return { id: article.id, path, title, image: readCard('image'), at: Date.now() };
}

/** Returns the article that a row leads to; null for one of another site. */
export function readOpenedRow(row: HTMLAnchorElement): SavedArticle | null {
  const path = formatPagePath(row);
  const title = (row.querySelector('.row-title') ?? row).textContent?.trim() ?? '';
  const id = row.dataset.article ?? '';
  if (id === '' || title === '' || path === '') return null;
  return { id, path, title, image: row.querySelector('img')?.currentSrc ?? '', at: Date.now() };
}
