import { cutCharacters } from './characters.ts';
import { parseText } from './wire.ts';

/** Named entities in content of editors and servers; other names are left unchanged. */
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    ldquo: '“',
    rdquo: '”',
    lsquo: '‘',
    rsquo: '’',
    laquo: '«',
    raquo: '»',
    hellip: '…',
    mdash: '—',
    ndash: '–',
    middot: '·',
    bull: '•',
    times: '×',
    deg: '°',
    permil: '‰',
    copy: '©',
    reg: '®',
    trade: '™',
    yen: '¥',
    euro: '€',
  }),
);

/** Decodes HTML entities once: `&amp;lt;` becomes `&lt;`. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES.get(name) ?? whole;
      return decodeCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
    },
  );
}

function decodeCodePoint(code: number): string {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code === 0 || isSurrogate || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
}

// A tag starts with a letter or '/': "3<5" and "a < b" are text. No alternative passes the next
// '<', so the time stays linear for every input.
const TAG = /<\/?[a-z](?:[^<>"']|"[^"<]*"|'[^'<]*')*>|<\/?[a-z][^<>]*>|<![a-z][^<>]*>/gi;
const COMMENT = /<!--(?:(?!<!--)[\s\S])*?-->/g;
const BREAKING_TAG = /^<\/?(?:br|p|div|li|tr|td|h[1-6]|section|blockquote)\b/i;

/**
 * Returns the text without tags and comments; a tag that breaks the line becomes a blank, or
 * `lineBreak`.
 */
export function stripTags(html: string, lineBreak = ' '): string {
  return html.replace(COMMENT, '').replace(TAG, (tag) => (BREAKING_TAG.test(tag) ? lineBreak : ''));
}

/**
 * Returns the text of a field that may contain HTML (`title`, `subtitle`, `leadTitle`; wire 5.2, 17.15): tags removed, entities decoded once.
 */
export function parseHtmlText(value: unknown): string {
  const text = parseText(value);
  return parseText(decodeEntities(stripTags(text)));
}

/**
 * Returns the text of a field that contains entities but no tags (vote names; wire 6.10).
 */
export function parseEntityText(value: unknown): string {
  return decodeEntities(parseText(value));
}

const DESCRIPTION_CHARACTERS = 100;

/**
 * Returns a share or meta description: HTML stripped, blanks collapsed, 100 characters (product 5.7).
 */
export function formatDescription(html: string): string {
  const text = decodeEntities(stripTags(dropUnreadable(html)));
  return cutCharacters(parseText(text.replace(/\s+/g, ' ')), DESCRIPTION_CHARACTERS).trim();
}

/**
 * A sentence of at most 40 characters: up to its full stop (excluded), its question or
 * exclamation mark, or the end of its line.
 */
const SENTENCE = /[^\s](?:[^\n。！？!?.]|\.(?!\s|$)){0,39}[！？!?]*/u;

/**
 * Returns the first sentence of a body, the headline of an article without one; '' without
 * text.
 */
export function findFirstSentence(html: string): string {
  // Line breaks in the source are blanks; only those of tags end a sentence.
  const text = dropUnreadable(html).replace(/\s+/g, ' ');
  return SENTENCE.exec(decodeEntities(stripTags(text, '\n')))?.[0].trim() ?? '';
}

/** Removes elements whose text is not displayed; an unclosed one removes the rest of the text. */
function dropUnreadable(html: string): string {
  const opening = /<(head|script|style|title)\b/gi;
  let kept = '';
  let from = 0;
  for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
    const closing = new RegExp(`</${match[1]}[^<>]*>`, 'gi');
    closing.lastIndex = match.index;
    kept += html.slice(from, match.index);
    if (closing.exec(html) === null) return kept;
    from = closing.lastIndex;
    opening.lastIndex = from;
  }
  return kept + html.slice(from);
}
