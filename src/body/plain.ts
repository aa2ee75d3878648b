import { ALLOWED_TAGS, INLINE_TAGS, RENAMED_TAGS } from './elements.ts';

/** Text beyond this number of paragraphs is joined, which limits the size of the page. */
const MAX_PARAGRAPHS = 10_000;

/** Elements whose content is never shown. */
const RAW = /^(?:iframe|noembed|noframes|script|style|textarea|title)$/;

/** Returns what takes the place of a tag in its line; undefined where the line may end. */
export type KeepTag = (name: string, tag: string) => string | undefined;

/**
 * Returns the text of hostile or too large HTML as a list of `<p>`: for bodies with too many
 * nodes, and for those that do not become stable. Reads the markup once from left to right;
 * entities are unchanged.
 */
export function plainParagraphs(html: string, keepTag?: KeepTag): string {
  const paragraphs: string[] = [];
  let line = '';
  const endLine = (isLast: boolean) => {
    if (paragraphs.length >= MAX_PARAGRAPHS && !isLast) line += ' ';
    else {
      if (line.trim() !== '') paragraphs.push(`<p>${line.trim()}</p>`);
      line = '';
    }
  };
  for (let at = 0; at < html.length; ) {
    const start = indexOrEnd(html, '<', at);
    line += html.slice(at, start).replace(/>/g, '&gt;');
    // As in the HTML standard, '<' opens a tag or a comment, or is text.
    const tag = /^<(?:(!--)|[!?/]?([a-z][^\s/>]*)?)/i.exec(html.slice(start, start + 40));
    const name = tag?.[2]?.toLowerCase();
    if (tag?.[0] === '<') {
      line += '&lt;';
      at = start + 1;
      continue;
    }
    const end = tag?.[1] ? '-->' : '>';
    at = indexOrEnd(html, end, start + 1) + end.length;
    if (name === undefined) continue;
    if (html[start + 1] !== '/' && RAW.test(name)) at = endOfRaw(html, name, at);
    const kept = keepTag?.(name, html.slice(start, at));
    if (kept !== undefined) line += kept;
    else if (breaksLine(name)) endLine(false);
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
