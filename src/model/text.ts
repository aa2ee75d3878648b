import { decodeReferences } from '#decodeReferences';
import { cleanText } from './cleanText.ts';
import { cutCharacters } from './cutCharacters.ts';
import { parseText } from './wire.ts';

/*
 * What text for readers means, in every field alike (wire 17.15): its characters are clean, entities
 * are decoded once, and markup is removed where editors write.
 */

/** Returns a text of one line, such as a title, a name or a caption. */
export const parseLine = (value: unknown): string =>
  parseText(
    tidy(decodeEntities(stripMarkup(parseText(value), ' '))).replace(/[ \t\n\r\f\u2028]+/g, ' '),
  );

/** Returns a text of several lines by editors, such as a description. */
export const parseLines = (value: unknown): string =>
  parseText(breakLines(decodeEntities(stripMarkup(parseText(value), BLOCK_END))));

/** Returns a text of several lines that a reader has typed: what looks like a tag is text. */
export const parseWriting = (value: unknown): string =>
  parseText(breakLines(decodeEntities(parseText(value))));

/** Stands for the edges of blocks, of which several are one line break. */
const BLOCK_END = '\f';

const breakLines = (text: string): string =>
  tidy(text).replace(/\r\n?|\u2028|(?:\f[ \t]*)+/g, '\n');

/** Controls that turn the direction of text around them. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;
/** Marks beyond four on one letter would cover other lines; Tibetan letters have up to nine. */
const SURPLUS_MARKS = /([^\P{M}\u0f00-\u0fff]{4}|\p{M}{9})\p{M}+/gu;

/** Returns the text without what decoded entities may bring, and what leaves its line. */
const tidy = (text: string): string =>
  cleanText(text).replace(DIRECTIONS, '').replace(SURPLUS_MARKS, '$1');

/** Decodes all entities of HTML once: `&amp;lt;` becomes `&lt;`. */
const decodeEntities = (text: string): string =>
  text.includes('&') ? decodeReferences(text.replace(/&NBSP;/g, '&nbsp;')) : text;

// A tag starts with a letter or '/': "3<5" and "a < b" are text. The time is linear: quotes that
// cover a '<' end at one of the next two.
const TAG =
  /<\/?[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>|<\/?[a-z][^<>]*>|<!(?:--|[a-z[][^<>]*>)|<\?[a-z][^<>]*>/gi;
const BREAKING_TAG = /^<\/?(?:br|p|div|li|tr|td|h[1-6]|section|blockquote)\b/i;
const CLOSING_TAG = /<\/[a-z][^\s<>]*/gi;
/** Elements that are markup without an end and without attributes. */
const ENDLESS = /^(?:br|hr|img|wbr|p|li|t[dhr])$/;
const CDATA = /<!\[CDATA\[|\]\]>/g;

/**
 * Returns a field without its markup: tags that are closed, have attributes or need no end. Others
 * are words in angle brackets: `<AI>`, `C<T>`.
 */
function stripMarkup(text: string, lineBreak: string): string {
  if (!text.includes('<')) return text;
  const readable = dropElements(text.replace(CDATA, ''), 'script|style');
  const closed = new Set(readable.toLowerCase().match(CLOSING_TAG) ?? []);
  return readable.replace(TAG, (tag) => {
    const name = /^<([a-z][^\s/>]*)/i.exec(tag)?.[1]?.toLowerCase();
    const isMarkup = !name || closed.has(`</${name}`) || tag.includes('=') || ENDLESS.test(name);
    return isMarkup ? replaceTag(tag, lineBreak) : tag;
  });
}

function replaceTag(tag: string, lineBreak: string): string {
  if (!BREAKING_TAG.test(tag)) return '';
  return lineBreak === BLOCK_END && /^<br/i.test(tag) ? '\n' : lineBreak;
}

/** Elements whose text is not displayed, and readings above words. */
const UNREADABLE = 'head|script|style|title|rt|rp';

/**
 * Returns the text of HTML; a tag that breaks the line becomes a blank, or `lineBreak`.
 */
export function extractText(html: string, lineBreak = ' '): string {
  return decodeEntities(stripTags(html, UNREADABLE, lineBreak));
}

const stripTags = (html: string, unreadable: string, lineBreak = ' '): string =>
  dropElements(html, unreadable).replace(TAG, (tag) => replaceTag(tag, lineBreak));

const DESCRIPTION_CHARACTERS = 100;
/** Longer than any description in entities. */
const DESCRIPTION_SOURCE = 5000;

/** Returns a share or meta description: blanks collapsed, 100 characters (product 5.7). */
export const cutDescription = (text: string): string =>
  cutCharacters(parseText(text.replace(/\s+/g, ' ')), DESCRIPTION_CHARACTERS).trim();

/** Returns the description of HTML, from its text without captions. */
export function formatDescription(html: string): string {
  const text = stripTags(html, `${UNREADABLE}|figcaption`).replace(/\s+/g, ' ');
  return cutDescription(tidy(decodeEntities(text.slice(0, DESCRIPTION_SOURCE))));
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
  const text = extractText(html.replace(/\s+/g, ' '), '\n');
  return parseText(SENTENCE.exec(tidy(text))?.[0]);
}

/** An element without an end that hides the rest of the text. */
const ENDLESSLY_HIDDEN = /^(?:head|script|style|title)$/i;

/**
 * Removes comments and the elements of these names with their content; an unclosed script, style,
 * head or title removes the rest of the text, as in browsers.
 */
function dropElements(html: string, names: string): string {
  const opening = new RegExp(`<(?:!--|(${names})\\b)`, 'gi');
  let kept = '';
  let from = 0;
  for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
    const [, name = ''] = match;
    const closing = name ? new RegExp(`</${name}\\b[^<>]*>`, 'gi') : /-->/g;
    // `<!-->` is a whole comment.
    closing.lastIndex = match.index + 2;
    kept += html.slice(from, match.index);
    from = match.index;
    if (closing.exec(html) === null)
      return ENDLESSLY_HIDDEN.test(name) ? kept : kept + html.slice(from);
    from = closing.lastIndex;
    opening.lastIndex = from;
  }
  return kept + html.slice(from);
}
