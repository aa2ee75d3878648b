import { parseText } from './wire.ts';

/** The names that editors and servers write; a name that is not here stays as it is. */
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

/** HTML entities decoded once: `&amp;lt;` becomes `&lt;`, and stays so. */
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

// A tag starts with a letter or '/': "3<5" and "a < b" are text. No alternative runs past
// the next '<', so the time stays linear whatever is sent.
const TAG = /<\/?[a-z](?:[^<>"']|"[^"<]*"|'[^'<]*')*>|<\/?[a-z][^<>]*>|<![a-z][^<>]*>/gi;
const COMMENT = /<!--(?:(?!<!--)[\s\S])*?-->/g;
const BREAKING_TAG = /^<\/?(?:br|p|div|li|tr|td|h[1-6]|section|blockquote)\b/i;

/** Text without tags and comments; a tag that breaks the line leaves a blank, or `lineBreak`. */
export function stripTags(html: string, lineBreak = ' '): string {
  return html.replace(COMMENT, '').replace(TAG, (tag) => (BREAKING_TAG.test(tag) ? lineBreak : ''));
}

/**
 * Text of a field that may hold HTML (`title`, `subtitle`, `leadTitle`;
 * wire 5.2, 17.15): nothing of the tags, entities decoded once, all else as it was.
 */
export function parseHtmlText(value: unknown): string {
  const text = parseText(value);
  return parseText(decodeEntities(stripTags(text)));
}

/** Text of a field that holds entities but no tags (vote names; wire 6.10). */
export function parseEntityText(value: unknown): string {
  return decodeEntities(parseText(value));
}

/** The first `count` characters; never half of a surrogate pair. */
export function cutCharacters(text: string, count: number): string {
  return text.length <= count ? text : Array.from(text).slice(0, count).join('');
}

const DESCRIPTION_CHARACTERS = 100;

/** Share and meta description: HTML stripped, blanks collapsed, 100 characters (product 5.7). */
export function formatDescription(html: string): string {
  const text = decodeEntities(stripTags(dropUnreadable(html)));
  return cutCharacters(parseText(text.replace(/\s+/g, ' ')), DESCRIPTION_CHARACTERS).trim();
}

/**
 * A sentence of at most 40 characters: up to its full stop, which is left out, its question
 * or exclamation mark, or the end of its line.
 */
const SENTENCE = /[^\s](?:[^\n。！？!?.]|\.(?!\s|$)){0,39}[！？!?]*/u;

/** The first sentence of a body, the headline of an article without one; '' without text. */
export function findFirstSentence(html: string): string {
  // Line breaks of the source are blanks; those of tags end a sentence.
  const text = dropUnreadable(html).replace(/\s+/g, ' ');
  return SENTENCE.exec(decodeEntities(stripTags(text, '\n')))?.[0].trim() ?? '';
}

/** Without the elements whose text nobody reads; one that never ends takes the rest along. */
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
