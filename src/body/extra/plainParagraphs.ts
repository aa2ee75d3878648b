import { ALLOWED_TAGS, INLINE_TAGS, RENAMED_TAGS } from '../elements.ts';
import { LAST_RESORT } from '../settle.ts';

/** Text beyond this number of paragraphs is joined, which limits the size of the page. */
const MAX_PARAGRAPHS = 10_000;

/**
 * Comments, elements whose content is never shown, tags, and signs that are text. As in the HTML standard,
 * '<' opens a tag or a comment, or is text.
 */
const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<(iframe|noembed|noframes|script|style|textarea|title)\b[\s\S]*?(?:<\/\1[^>]*>?|$)|<(?:[!?/]?([a-z][^\s/>]*)|[!?/])[^>]*>?|[<>]/gi;

/** Returns what takes the place of a tag in its line; undefined where the line may end. */
export type KeepTag = (name: string, tag: string) => string | undefined;

/**
 * Returns the text of hostile or too large HTML as a list of `<p>`: for bodies with too many
 * nodes, and for those that do not become stable. Reads the markup once from left to right;
 * entities are unchanged.
 */
export function plainParagraphs(html: string, keepTag?: KeepTag): string {
  const text = html.replace(/[\n\r]/g, ' ').replace(MARKUP, (tag, _raw, sent = '') => {
    if (tag.length === 1) return tag === '<' ? '&lt;' : '&gt;';
    const name = sent.toLowerCase();
    return keepTag?.(name, tag) ?? (breaksLine(name) ? '\n' : '');
  });
  const lines = text.split('\n').filter((line) => line.trim());
  const last = lines.splice(MAX_PARAGRAPHS).join(' ');
  return [...lines, ...(last ? [last] : [])].map((line) => `<p>${line.trim()}</p>`).join('');
}

/** Unknown elements are inline, as in browsers. */
function breaksLine(name: string): boolean {
  const tagName = RENAMED_TAGS.get(name) ?? name;
  return tagName === 'br' || (ALLOWED_TAGS.has(tagName) && !INLINE_TAGS.has(tagName));
}

LAST_RESORT.toParagraphs = (html) => plainParagraphs(html);
