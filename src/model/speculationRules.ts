/** Attribute of a row on which a finger has begun to scroll. */
export const SCROLLED = 'scrolled';

/**
 * Rows that lead to the page of an article: by their path, so that no page with a query, which would request
 * its content, is among them.
 */
export const ARTICLE_ROW =
  "a[data-article][href$='.html']:not([download],[data-act],[target],[rel~=nofollow])";

/**
 * What a browser with speculation rules loads ahead: articles of this site's host (`/*`) that the reader may open
 * next, and the one that is pressed. The same text on all pages, because their policy has its hash (decision 0100).
 */
export const SPECULATION_RULES = `{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"selector_matches":"${ARTICLE_ROW}"}]},"eagerness":"moderate"}],"prerender":[{"where":{"and":[{"href_matches":"/*"},{"selector_matches":"${ARTICLE_ROW}:not([data-${SCROLLED}])"}]},"eagerness":"conservative"}]}`;
