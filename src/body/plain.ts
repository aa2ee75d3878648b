import { ALLOWED_TAGS, INLINE_TAGS, RENAMED_TAGS } from './elements.ts';

/** More paragraphs than this run together: the page must stay light whatever is sent. */
const MAX_PARAGRAPHS = 10_000;

/** What stands between their tags is never shown. */
const RAW = /^(?:iframe|noembed|noframes|script|style|textarea|title)$/;

/**
 * The text of hostile or boundless HTML as `<p>` after `<p>`, nothing else: for bodies
 * with too many nodes, and for those that no number of rounds makes stable. It reads
 * the markup once from left to right, whatever it holds; entities stay as they are.
 */
export function plainParagraphs(html: string): string {
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
    // As in the standard: '<' opens a tag, a comment or nothing at all.
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
    if (breaksLine(name)) endLine(false);
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

/** Unknown elements are inline, as in every engine. */
function breaksLine(name: string): boolean {
  const tagName = RENAMED_TAGS.get(name) ?? name;
  return tagName === 'br' || (ALLOWED_TAGS.has(tagName) && !INLINE_TAGS.has(tagName));
}
