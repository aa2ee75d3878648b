/** A shorter body has no more nodes than it may have. */
const LARGE_CHARACTERS = 400_000;

/** The markup that the transforms of `extra/` handle, each part one alternative of the expression. */
const MARKUP = new RegExp(
  [
    // Every element but those of plain text: images, tables, media, unknown ones.
    '<(?!(?:a|b|blockquote|body|br|d[dlt]|div|em|h[2-6r]|head|html|i|li|o:p|ol|[psu]|section|span|strong|su[bp]|ul)[\\s/>])[a-z]',
    // Every attribute but those of plain text: of editors, scripts and presentation; page breaks.
    '\\s(?!(?:class|href|id|lang|rel|style|target|title)\\s*=)(?:[a-z-]+=|hidden[\\s>])|page.?break',
    // Styles, but the alignment and the indent of a paragraph.
    'style\\s*=(?!(["\'])\\s*(?:text-(?:align|indent)\\s*:\\s*[\\w.]+[\\s;]*)*\\1)',
    // Lists with signs of their own.
    'list|custom_|indent-\\d',
    // Links within the page, the title of a collected article.
    'href=["\']?[^"\'>]{0,2000}#|rich_media_title',
    // Line ends that HTML does not know.
    '[\\v\\f\\x85\\u2028\\u2029]|&#(?:823[23]|x202[89]);',
    // Right-to-left letters and those of symbol fonts, also as numeric references.
    '[\u0591-\u07ff\u0860-\u08ff\ue000-\uf8ff\ufb1d-\ufdff\ufe70-\ufefc]|&#(?:(?:1[4-9]|2[0-3]|x0?[5-8]|xf0)\\w\\w|6\\d{4});',
    // Text without markup: line breaks, short codes, addresses, formulas, escaped markup.
    '^[^<]*$|>(?:null|undef)|\\S[ \\r]*\\n[ \\r]*\\n\\s*[^<\\s]|\\[/?[a-z]|[>\\n]\\s{0,9}https?:|\\\\[([nu/"]|\\$\\$|lt;/',
    // No-break spaces in rows; two indents of one paragraph.
    '(?:(?:&nbsp;|\\xa0)\\w*){5}|indent[^>]{0,99}>(?:<[^>]{0,99}>){0,9}[\u3000\u2003&]',
    // What is not closed: comments, quotes of attributes.
    '<!--(?:(?!-->)[^])*(?:<!--|$)|=["\'][^"\'<>]*>',
  ].join('|'),
  'i',
);

/**
 * Whether content needs the transforms of `extra/`, which are a chunk of their own because most
 * articles need none of them.
 */
export const needsExtra = (content: string): boolean =>
  content.length > LARGE_CHARACTERS || MARKUP.test(content);
