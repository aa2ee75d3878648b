/** What the transforms of `extra/` read, each a part of one regular expression. */
const MARKUP = new RegExp(
  [
    // Elements: tables, code, formulas, drawings, frames and media, what holds pictures, the
    // title of a page, those from before CSS.
    '<(?:table|pre|listing|math|svg|font|big|center|iframe|embed|object|noscript|video|audio|h1)',
    // Attributes from before CSS; page breaks.
    '\\s(?:align|background)=|page.?break|break-(?:after|before)',
    // Styles of rows and columns, kept line breaks, background pictures.
    'flex|inline-block|white-space\\s*:\\s*(?:pre|break)|url\\(|gradient\\(',
    // Pictures without a plain address, links within the page, the title of a collected article.
    'srcset|;base64|href=["\']?\\s*#|rich_media_title',
    // Letters that are written from right to left.
    '[\u0591-\u07ff\u0860-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]',
  ].join('|'),
  'i',
);

/**
 * Whether content holds markup for the transforms of `extra/`. They are a file of their
 * own, because most articles need none of them.
 */
export const needsExtra = (content: string): boolean => MARKUP.test(content);
