/** Returns the paths of the code and styles that the page has loaded. */
export function listLoadedAssets(): readonly string[] {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /\/_astro\//.test(pathname))
    .map(({ pathname }) => pathname);
  return [...new Set(paths)];
}
