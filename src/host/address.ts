/** The address that the page is known by: without the query that it was opened with. */
export const readCanonical = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href || location.href;
