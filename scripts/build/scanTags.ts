/** A start tag of a page. Offsets count UTF-16 units of the page. */
export interface Tag {
  /** In lower case. */
  readonly name: string;
  /** Of several with the same name only the first. */
  readonly attributes: readonly Attribute[];
  readonly start: number;
  /** The offset after its '>'. */
  readonly end: number;
  /**
   * The offset of the end of the text of a script, style or other element without markup; else
   * `end`.
   */
  readonly textEnd: number;
  /** The offset after the end tag of such an element; else `end`. */
  readonly elementEnd: number;
}

export interface Attribute {
  /** In lower case. */
  readonly name: string;
  /** The source text: character references are not decoded. */
  readonly value: string;
  readonly valueStart: number;
  readonly start: number;
  /** The offset after its value and the closing quote. */
  readonly end: number;
}

/**
 * Returns the start tags of a page in their order, by the tokeniser of the HTML standard (section
 * 13.2.5): tags in attributes, comments and the text of scripts are not included. Elements in
 * noscript are, because browsers without JavaScript show them.
 */
export function scanTags(html: string): Tag[] {
  const tags: Tag[] = [];
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const isEndTag = html[at + 1] === '/';
    if (isLetter(html.charCodeAt(at + (isEndTag ? 2 : 1)))) {
      const tag = readTag(html, at, isEndTag ? 2 : 1);
      if (tag === null) return tags;
      at = tag.end;
      if (isEndTag) continue;
      const full = { ...tag, ...findRawText(html, tag) };
      tags.push(full);
      at = full.elementEnd;
    } else if (isEndTag || html[at + 1] === '!' || html[at + 1] === '?') {
      at = findCommentEnd(html, at);
    } else at += 1;
  }
  return tags;
}

/** Returns the source text of a tag's attribute; undefined without one. */
export const attributeOf = (tag: Tag | undefined, name: string): string | undefined =>
  tag?.attributes.find((attribute) => attribute.name === name)?.value;

/** Returns the text of a script, style or other element without markup. */
export const rawTextOf = (html: string, tag: Tag): string => html.slice(tag.end, tag.textEnd);

const isLetter = (code: number) => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

const SLASH = 47;
const EQUALS = 61;
const CLOSE = 62;

/** Space, tab, line feed, form feed, carriage return. */
const isSpace = (code: number) =>
  code === 32 || code === 10 || code === 9 || code === 13 || code === 12;

function skipSpace(html: string, from: number): number {
  let at = from;
  while (isSpace(html.charCodeAt(at))) at += 1;
  return at;
}

/** Returns the offset where a name or value ends: at a space, a '>' or one of `stops`. */
function findWordEnd(html: string, from: number, stops: readonly number[]): number {
  for (let at = from; at < html.length; at += 1) {
    const code = html.charCodeAt(at);
    if (code === CLOSE || isSpace(code) || stops.includes(code)) return at;
  }
  return html.length;
}

const TAG_NAME_STOPS = [SLASH];
const ATTRIBUTE_NAME_STOPS = [SLASH, EQUALS];
const VALUE_STOPS: readonly number[] = [];

/** Returns a name with ASCII letters in lower case: in HTML the Kelvin sign is no `k`. */
const lowerName = (name: string): string =>
  // Nearly all names are in lower case: the test is faster than a replacement that finds nothing.
  /[A-Z]/.test(name) ? name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : name;

/** Returns a start tag; null when the page ends inside the tag. */
function readTag(html: string, start: number, nameAt: number) {
  let at = findWordEnd(html, start + nameAt, TAG_NAME_STOPS);
  const name = lowerName(html.slice(start + nameAt, at));
  const attributes: Attribute[] = [];
  while (at < html.length) {
    const code = html.charCodeAt(at);
    if (code === CLOSE) return { name, attributes, start, end: at + 1 };
    if (code === SLASH || isSpace(code)) at += 1;
    else {
      const attribute = readAttribute(html, at);
      if (attribute === null) return null;
      at = attribute.end;
      if (attributes.every((other) => other.name !== attribute.name)) attributes.push(attribute);
    }
  }
  return null;
}

/** Returns an attribute; null when the page ends inside its value. */
function readAttribute(html: string, start: number) {
  // A name may start with '='.
  const nameEnd = findWordEnd(html, start + 1, ATTRIBUTE_NAME_STOPS);
  const name = lowerName(html.slice(start, nameEnd));
  const equals = skipSpace(html, nameEnd);
  if (html.charCodeAt(equals) !== EQUALS) {
    return { name, value: '', valueStart: nameEnd, start, end: nameEnd };
  }
  const at = skipSpace(html, equals + 1);
  const quote = html[at];
  if (quote !== '"' && quote !== "'") {
    const end = findWordEnd(html, at, VALUE_STOPS);
    return { name, value: html.slice(at, end), valueStart: at, start, end };
  }
  const end = html.indexOf(quote, at + 1);
  if (end < 0) return null;
  return { name, value: html.slice(at + 1, end), valueStart: at + 1, start, end: end + 1 };
}

const RAW_TEXT = new Set(
  'iframe noembed noframes plaintext script style textarea title xmp'.split(' '),
);

function findRawText(html: string, { name, end }: { name: string; end: number }) {
  if (!RAW_TEXT.has(name)) return { textEnd: end, elementEnd: end };
  const textEnd = name === 'script' ? findScriptEnd(html, end) : findEndTag(html, name, end);
  const endTag = textEnd < html.length ? readTag(html, textEnd, 2) : null;
  return { textEnd, elementEnd: endTag?.end ?? html.length };
}

function findEndTag(html: string, name: string, from: number): number {
  if (name === 'plaintext') return html.length;
  const endTag = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  endTag.lastIndex = from;
  return endTag.exec(html)?.index ?? html.length;
}

const SCRIPT_MARK = /<!--|-->|<(\/?)script(?=[\t\n\f\r />])/gi;

/**
 * Returns the offset of the end of a script's text. After `<!--<script>` the next end tag does not
 * end the script.
 */
function findScriptEnd(html: string, from: number): number {
  let isEscaped = false;
  let isHidden = false;
  SCRIPT_MARK.lastIndex = from;
  for (let mark = SCRIPT_MARK.exec(html); mark !== null; mark = SCRIPT_MARK.exec(html)) {
    const [written, slash] = mark;
    if (written === '-->') isEscaped = isHidden = false;
    else if (slash === '/') {
      if (!isHidden) return mark.index;
      isHidden = false;
    } else if (slash === '') isHidden = isEscaped;
    else {
      isEscaped = true;
      // The dashes of `<!-->` also end the comment, and one that began before.
      SCRIPT_MARK.lastIndex -= 2;
    }
  }
  return html.length;
}

const COMMENT_END = /--!?>/g;

/** Returns the offset after a comment, a doctype or other markup that is parsed as a comment. */
function findCommentEnd(html: string, start: number): number {
  if (!html.startsWith('<!--', start)) {
    const end = html.indexOf('>', start);
    return end < 0 ? html.length : end + 1;
  }
  // The dashes of `<!-->` end the comment, those of `<!--!>` do not.
  COMMENT_END.lastIndex = start + 2;
  let end = COMMENT_END.exec(html);
  if (end?.[0] === '--!>' && end.index < start + 4) end = COMMENT_END.exec(html);
  return end === null ? html.length : end.index + end[0].length;
}

/** A range of a page and its replacement. Offsets count UTF-16 units of the page. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the page with all edits applied. Edits must not overlap; their order is free. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    result += html.slice(at, start) + text;
    at = end;
  }
  return result + html.slice(at);
}
