/*
 * Mistakes in markup that would hide what follows: browsers read an unclosed comment, style or quote to the
 * end of the text.
 */

/** A tag of text: what follows is no comment, style or script any more. */
const TEXT_TAG =
  /<\/?(?:p|div|section|article|h[1-6]|ul|ol|li|table|tr|td|blockquote|figure|img|br|hr|span|strong|b|em|a)(?=[\s/>])/i;
/** Elements whose content is no markup, or only shown in place of them. */
const RAW =
  /<(style|script|textarea|title|xmp|noframes|noembed|iframe|noscript|template|canvas|video|audio)\b[^<>]*>/gi;
/** Elements that hold no element of their own name. */
const FLAT = /^(?:style|textarea|title|iframe|noscript|template|canvas|video|audio)$/;

/** Closes comments, raw elements and quotes of attributes that would swallow the rest of the text. */
export function closeMarkup(html: string): string {
  return closeQuotes(closeRaw(closeComments(html)));
}

/** An unclosed comment ends where text begins, and one with another comment in it was not closed. */
function closeComments(html: string): string {
  let result = '';
  let from = 0;
  let end = 0;
  for (let start = html.indexOf('<!--'); start >= 0; ) {
    const inside = start + 4;
    if (end < inside) end = indexOrEnd(html, '-->', inside);
    const next = html.indexOf('<!--', inside);
    // `<!-->` is a whole comment, and the end of one before.
    const isWhole = /^-?>/.test(html.slice(inside, inside + 2));
    const isClosed = end < html.length && (next < 0 || next + '<!'.length >= end);
    if (!isWhole && !isClosed) {
      const inner = html.slice(inside, next < 0 ? undefined : next);
      const typo = /^[^<>]*?-\s?>/.exec(inner)?.[0].length;
      const tag = inner.search(TEXT_TAG);
      result += html.slice(from, start);
      from = inside + (typo ?? (tag < 0 ? inner.length : tag));
    }
    start = next;
  }
  return result + html.slice(from);
}

function indexOrEnd(html: string, search: string, from: number): number {
  const index = html.indexOf(search, from);
  return index < 0 ? html.length : index;
}

function closeRaw(html: string): string {
  let result = '';
  let from = 0;
  const ends = new Map<string, number>();
  RAW.lastIndex = 0;
  for (let match = RAW.exec(html); match !== null; match = RAW.exec(html)) {
    const [opening, sent = ''] = match;
    const name = sent.toLowerCase();
    const start = match.index + opening.length;
    const closing = new RegExp(`</${name}\\b`, 'gi');
    closing.lastIndex = start;
    // One that was not found once is not searched again.
    if ((ends.get(name) ?? 0) < start) ends.set(name, closing.exec(html)?.index ?? html.length);
    const end = ends.get(name) ?? html.length;
    const inner = html.slice(start, end);
    const isClosed = end < html.length && !(FLAT.test(name) && hasOpening(inner, name));
    const tag = isClosed ? -1 : inner.search(TEXT_TAG);
    if (tag < 0) {
      RAW.lastIndex = end;
      continue;
    }
    result += `${html.slice(from, start + tag)}</${name}>`;
    from = start + tag;
    RAW.lastIndex = from;
  }
  return result + html.slice(from);
}

const hasOpening = (inner: string, name: string): boolean =>
  new RegExp(`<${name}\\b`, 'i').test(inner);

const WHOLE_TAG = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/iy;
const SHORT_TAG = /<[a-z][^<>]*>/iy;
/** Values that end at the quote of another value. */
const UNENDED = /=\s*(?:"[^"]*"|'[^']*')(?=[^\s/>])/g;
/** Whether a value reaches over tags to the quote of another value. */
const isOverlong = (tag: string): boolean =>
  tag.match(UNENDED)?.some((value) => /<[a-z/]/i.test(value)) ?? false;
/** Each of them is searched to the end of the text. */
const MAX_OPEN_QUOTES = 20;

/** Adds the last quote of an attribute where it is missing: the value would reach over the text after it. */
function closeQuotes(html: string): string {
  let result = '';
  let from = 0;
  let fixes = 0;
  for (let at = html.indexOf('<'); at >= 0 && fixes < MAX_OPEN_QUOTES; at = html.indexOf('<', at)) {
    WHOLE_TAG.lastIndex = at;
    const whole = WHOLE_TAG.exec(html)?.[0];
    if (whole !== undefined && !isOverlong(whole)) {
      at += whole.length;
      continue;
    }
    SHORT_TAG.lastIndex = at;
    const short = SHORT_TAG.exec(html)?.[0] ?? '<';
    const closed = short.replace(/=\s*(["'])([^"']*)>$/, '=$1$2$1>');
    if (closed !== short) {
      fixes += 1;
      result += html.slice(from, at) + closed;
      from = at + short.length;
    }
    at += short.length;
  }
  return result + html.slice(from);
}
