/**
 * In this order: elements (tables, those from before CSS, frames and media, what holds
 * pictures, the title of a page), attributes from before CSS, page breaks, pictures without
 * a plain address, links within the page, the title of a messaging app's article.
 */
const MARKUP =
  /<(?:table|font|big|center|iframe|embed|object|noscript|video|audio|h1)|\s(?:align|background)=|page.?break|break-(?:after|before)|srcset|;base64|href=["']?\s*#|rich_media_title/i;

/**
 * Whether content holds markup for the transforms of `extra/`. They are a file of their
 * own, because most articles need none of them.
 */
export const needsExtra = (content: string): boolean => MARKUP.test(content);
