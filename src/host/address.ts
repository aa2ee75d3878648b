/** The address that the page is known by: without the query that it was opened with. */
export const readCanonical = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href || location.href;

/** What the page's address asks beside its path. */
export const readSearch = (): string => location.search;

/** The page's own place, to tell addresses that lead back to it. */
export const readPlaceOfPage = (): { readonly origin: string; readonly pathname: string } => ({
  origin: location.origin,
  pathname: location.pathname,
});

/** The route that the document was made for; '' when it names none. */
export const readRoute = (): string => document.documentElement.dataset.route ?? '';
