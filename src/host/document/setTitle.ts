import { DEFAULT_TITLE_LENGTH, formatPageTitle } from '../../model/pageTitle.ts';

/**
 * Sets the title of the page, cut to the site's length (product 2.5). A title in the query wins
 * over it (product 2.4). All code that changes the title after the start of a page uses this function.
 */
export function setTitle(title: string): void {
  const { titleLength } = document.documentElement.dataset;
  const queryTitle = new URLSearchParams(location.search).get('title')?.trim();
  document.title = formatPageTitle(
    queryTitle || title,
    Number(titleLength ?? DEFAULT_TITLE_LENGTH),
  );
}

/** Sets the number of characters that titles keep, once the site's configuration is loaded. */
export function setTitleLength(maxCharacters: number): void {
  document.documentElement.dataset.titleLength = `${maxCharacters}`;
}
