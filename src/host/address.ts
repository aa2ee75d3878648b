/** Returns the page's canonical address, which lacks the query that the page was opened with. */
export const readCanonicalUrl = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href || location.href;

/** Returns the query of the page's address. */
export const readSearch = (): string => location.search;

/** Returns the page's origin and path, with which links to the page itself are recognised. */
export const readOriginAndPath = (): { readonly origin: string; readonly pathname: string } => ({
  origin: location.origin,
  pathname: location.pathname,
});
