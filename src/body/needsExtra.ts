/** The markup that the transforms of `extra/` handle, each part one alternative of the expression. */
const MARKUP = new RegExp(
  [
    // Every element but those of plain text: images, tables, media, unknown ones.
    '<(?!(?:a|b|blockquote|body|br|d[dlt]|div|em|h[2-6r]|head|html|i|li|o:p|ol|[psu]|section|span|strong|su[bp]|ul)[\\s/>])[a-z]',
    // Presentational attributes; page breaks.
    '\\s(?:align|background|hidden)[\\s=>]|page.?break',
    // Styles, but the alignment and the indent of a paragraph.
    'style\\s*=(?!(["\'])\\s*(?:text-(?:align|indent)\\s*:\\s*[\\w.]+[\\s;]*)*\\1)',
    // Lists with signs of their own.
    'list|custom_|indent-\\d|data-c|<[ou]l[^>]{0,99}type',
    // Short codes; text with line breaks and no markup for them.
    '\\[/?[a-z][\\w-]*[\\s=\\]]|^[^<]*\\n[^<]*$|[^>\\s][ \\t\\r]{0,9}\\n[ \\t\\r]{0,9}\\n\\s{0,9}[^<\\s]',
    // Formulas between words; letters of symbol fonts; no-break spaces in rows.
    '\\\\[([]|\\$\\$|[\ue000-\uf8ff]|&#(?:6[1-3]\\d\\d\\d|xf0\\w\\w);',
    '\\w(?:&nbsp;|\u00a0)\\w+(?:&nbsp;|\u00a0)\\w|(?:&nbsp;|\u00a0){9}',
    // Two indents of one paragraph.
    'text-indent[^>]{0,99}>\\s{0,9}(?:<[^>]{1,99}>\\s{0,9}){0,2}(?:[\u3000\u2003]|&(?:emsp|#12288|nbsp);)',
    // What a script makes a player or a post of.
    '\\s(?:data-[a-z-]*(?:url|src|href|link|video|audio|mp4|value|tex|math|formula|equation)|cite)=|tweet|embed',
    // Addresses on a line of their own.
    '(?:^|[>\\n])\\s{0,9}https?://[^\\s<]+\\s{0,9}(?:[<\\n]|$)',
    // Links within the page, the title of a collected article.
    'href=["\']?[^"\'>]{0,2000}#|rich_media_title',
    // Line ends that HTML does not know.
    '[\\v\\f\\x85\\u2028\\u2029]|&#(?:823[23]|x202[89]);',
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
