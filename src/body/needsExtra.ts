/** The markup that the transforms of `extra/` handle, each part one alternative of the expression. */
const MARKUP = new RegExp(
  [
    // Every element but those of plain text and of a document: images, tables, media, unknown ones.
    '<(?!(?:a|article|b|blockquote|body|br|d[dlt]|div|em|figcaption|figure|h[2-6r]|head|html|i|li|link|main|meta|o:p|[pqsu]|ol|script|section|small|span|strong|style|su[bp]|title|ul)[\\s/>])[a-z]',
    // Hidden parts: a boolean attribute, styles, a size of nothing, a place outside of the page.
    '\\shidden[\\s>=]|lay\\s*:\\s*none|visibility|opacity|mso-hide',
    '(?:ht|th|nt|ze)\\s*:\\s*[01](?:p[xt])?\\s*[;!"\'/]|:\\s*-\\d{3}|clip',
    // Presentational attributes; page breaks.
    '\\s(?:align|background)=|page.?break|break-(?:after|before)',
    // Styles of rows and columns, preserved line breaks, background images.
    'flex|inline-block|white-space\\s*:\\s*(?:pre|break)|url\\(|gradient\\(',
    // Borders that are seen. Cards: shadows, transforms, sizes.
    'border(?!-(?:box|collapse|spacing))[-a-z]*\\s*:(?!\\s*(?:0|none|initial))|box-shadow|transform\\s*:',
    '["\';\\s](?:height|width)\\s*:\\s*[\\d.]+(?:p[xt]|r?em)',
    // Lists with signs of their own: styles, classes, attributes of items.
    'list-|ql-indent|custom_|<[ou]l[^>]{0,200}\\stype=|data-(?:list|checked)',
    // Links within the page, the title of a collected article.
    'href=["\']?[^"\'>]{0,2000}#|rich_media_title',
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
