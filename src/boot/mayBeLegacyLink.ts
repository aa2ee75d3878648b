/**
 * Whether the address has the form of a link of an older site generation (src/legacy.ts): few have,
 * so that the table of those links is loaded for them alone.
 */
export const mayBeLegacyLink = (): boolean =>
  location.hash.startsWith('#/') || /content_\d+\.html$/.test(location.pathname);
