import { ALLOWED_TAGS, INLINE_TAGS, RENAMED_TAGS } from './elements.ts';

/** Text beyond this number of paragraphs is joined, which limits the size of the page. */
const MAX_PARAGRAPHS = 10_000;

/** Elements whose content is never shown. */
const RAW = /^(?:iframe|noembed|noframes|script|style|textarea|title)$/;

const MAX_IMAGES = 2_000;
/** What an image needs to be shown. */
const IMAGE_ATTRIBUTE =
  /\s(?:(?:data-)?src|data-original|alt|width|height|data-w|data-ratio)\s*=\s*(?:"[^"<>]*"|'[^'<>]*')/gi;

/**
 * Returns the text of hostile or too large HTML as a list of `<p>`: for bodies with too many
 * nodes, and for those that do not become stable. A row of a table is one of them; images are kept.
 * Reads the markup once from left to right; entities are unchanged.
 */
export function plainParagraphs(html: string): string {
  const paragraphs: string[] = [];
  let line = '';
  let images = 0;
  let isRow = false;
  /** What divides the next words of a row from those before. */
  let gap = '';
  const write = (words: string) => {
    if (isRow && !/\S/.test(words)) return;
    line += gap + words;
    gap = '';
  };
  const endLine = (isLast: boolean) => {
    if (paragraphs.length >= MAX_PARAGRAPHS && !isLast) line += ' ';
    else {
      if (line.trim() !== '') paragraphs.push(`<p>${line.trim()}</p>`);
      line = '';
      gap = '';
    }
  };
  for (let at = 0; at < html.length; ) {
    const start = indexOrEnd(html, '<', at);
    write(html.slice(at, start).replace(/>/g, '&gt;'));
    // As in the HTML standard, '<' opens a tag or a comment, or is text.
    const tag = /^<(?:(!--)|[!?/]?([a-z][^\s/>]*)?)/i.exec(html.slice(start, start + 40));
    const name = tag?.[2]?.toLowerCase();
    if (tag?.[0] === '<') {
      write('&lt;');
      at = start + 1;
      continue;
    }
    const end = tag?.[1] ? '-->' : '>';
    at = indexOrEnd(html, end, start + 1) + end.length;
    if (name === undefined) continue;
    if (html[start + 1] !== '/' && RAW.test(name)) at = endOfRaw(html, name, at);
    if (name === 'img' && images < MAX_IMAGES) {
      images += 1;
      write(`<img${html.slice(start, at).match(IMAGE_ATTRIBUTE)?.join('') ?? ''}>`);
    } else if (name === 'tr' || name === 'table') {
      isRow = name === 'tr' && html[start + 1] !== '/';
      endLine(false);
    } else if (!isRow) {
      if (breaksLine(name)) endLine(false);
    } else if (line !== '' && breaksLine(name)) {
      gap = /^t[dh]$/.test(name) ? ' | ' : gap || ' ';
    }
  }
  endLine(true);
  return paragraphs.join('');
}

function indexOrEnd(html: string, search: string, from: number): number {
  const index = html.indexOf(search, from);
  return index < 0 ? html.length : index;
}

function endOfRaw(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[^>]*>?`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html) === null ? html.length : closing.lastIndex;
}

/** Unknown elements are inline, as in browsers. */
function breaksLine(name: string): boolean {
  const tagName = RENAMED_TAGS.get(name) ?? name;
  return tagName === 'br' || (ALLOWED_TAGS.has(tagName) && !INLINE_TAGS.has(tagName));
}
