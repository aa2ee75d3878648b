/**
 * The markup that the transforms of `extra/` handle, each part one alternative of the
 * expression.
 */
const MARKUP = new RegExp(
  [
    // Elements: tables, code, formulas, drawings, frames and media, image wrappers, titles,
    // presentational ones.
    '<(?:table|pre|listing|math|svg|font|big|center|iframe|embed|object|noscript|video|audio|h1)',
    // Presentational attributes; page breaks.
    '\\s(?:align|background)=|page.?break|break-(?:after|before)',
    // Styles of rows and columns, preserved line breaks, background images.
    'flex|inline-block|white-space\\s*:\\s*(?:pre|break)|url\\(|gradient\\(',
    // Borders that are seen. Cards: shadows, transforms, sizes.
    'border(?!-(?:box|collapse|spacing))[-a-z]*\\s*:(?!\\s*(?:0|none|initial))|box-shadow|transform\\s*:',
    '["\';\\s](?:height|width)\\s*:\\s*[\\d.]+(?:p[xt]|r?em)',
    // Images without a plain address, links within the page, the title of a collected article.
    'srcset|;base64|href=["\']?\\s*#|rich_media_title',
    // Right-to-left letters, also as numeric references.
    '[\u0591-\u07ff\u0860-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]',
    '&#(?:1[4-9]|2[0-3]|x0?[5-8])\\w\\w;',
  ].join('|'),
  'i',
);

/**
 * Whether content needs the transforms of `extra/`, which are a chunk of their own because most
 * articles need none of them.
 */
export const needsExtra = (content: string): boolean => MARKUP.test(content);
