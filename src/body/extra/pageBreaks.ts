import { element, isBlank, isElement, isInline, rewrite, some, text } from '../tree.ts';
import type { Node, Transform } from '../types.ts';

const BREAKING_STYLE = /(?:^|[;\s])(?:page-)?break-(?:after|before)\s*:\s*(?:always|page)/i;
const BREAKING_CLASS = /(?:^|[\s_-])page-?break(?:$|[\s_-])/i;

/** Removes the page breaks of known editors: an empty element, or a keyword in the text. */
export const pageBreaks: Transform = (nodes, { exempt }) =>
  exempt || !some(nodes, (node) => isPageBreak(node) || isMarker(node))
    ? [...nodes]
    : rewrite(nodes, (node) => {
        if (node.type === 'text') {
          return { ...node, value: node.value.replace(/_ueditor_page_break_tag_/g, '') };
        }
        return isPageBreak(node) ? [] : node;
      });

const isMarker = (node: Node): boolean =>
  node.type === 'text' && node.value.includes('_ueditor_page_break_tag_');

function isPageBreak(node: Node): boolean {
  if (node.type !== 'element') return false;
  const { tagName, properties, children } = node;
  if (tagName === 'pagebreak' || tagName === 'page-break') return isBlank(children);
  const isMarked =
    BREAKING_CLASS.test(properties.class ?? '') || BREAKING_STYLE.test(properties.style ?? '');
  return isMarked && (tagName === 'hr' || isBlank(children));
}

/** Words that are joined one by one, so that no line of a paragraph could end between them. */
const JOINED_WORDS = /[\p{L}\p{N}\p{P}]\u00a0(?:[\p{L}\p{N}\p{P}]+\u00a0){4}[\p{L}\p{N}\p{P}]/u;
const JOINT = /([^\s])\u00a0(?=[^\s])/g;
/** Blanks that make a gap. */
const GAP = /\u00a0{9,}/g;

/**
 * Lets lines end where an editor has written no-break spaces for plain ones: between the words of a whole
 * text, and in long gaps.
 */
export const wordBreaks: Transform = (nodes, { exempt }) =>
  exempt || !some(nodes, (node) => node.type === 'text' && node.value.includes('\u00a0'))
    ? [...nodes]
    : rewrite(nodes, (node) => {
        if (node.type !== 'text' || !node.value.includes('\u00a0')) return node;
        const value = JOINED_WORDS.test(node.value) ? node.value.replace(JOINT, '$1 ') : node.value;
        return { ...node, value: value.replace(GAP, (gap) => '\u00a0 '.repeat(gap.length / 2)) };
      });

const WHITE_SPACE = /(?:^|;)\s*white-space\s*:\s*([a-z-]+)/i;

/**
 * Limit of added `<br>`, which have four characters each; line breaks beyond it are not
 * converted.
 */
const MAX_BREAKS = 5_000;

/**
 * Converts line breaks to `<br>` where a style preserves them (`white-space: pre`, `pre-wrap`,
 * `pre-line`). The CMS reformats its markup with line breaks and indentation, also inside such
 * elements; so a line break counts only between text or inline elements of the same parent.
 * Beside a block, or at the beginning or end of its parent, it is indentation. Form feeds and line
 * separators, which HTML does not know, count everywhere.
 */
export const preservedBreaks: Transform = (nodes) => {
  if (!some(nodes, mayBreak)) return [...nodes];
  let breaks = 0;

  const convert = (siblings: readonly Node[], isKept: boolean): Node[] =>
    siblings.flatMap((node, index) => {
      if (isElement(node)) {
        if (node.tagName === 'pre') return node;
        const value = WHITE_SPACE.exec(node.properties.style ?? '')?.[1]?.toLowerCase();
        const keeps = value === undefined ? isKept : /^(?:pre|break)/.test(value);
        return { ...node, children: convert(node.children, keeps) };
      }
      if (node.type !== 'text') return node;
      const all = node.value.split(isKept ? /[\n\f\u2028]/ : /[\f\u2028]/);
      if (all.length === 1) return node;
      let start = 0;
      let end = all.length;
      if (!isInline(siblings[index - 1]))
        while (start < end && isIndentation(all[start])) start += 1;
      if (!isInline(siblings[index + 1]))
        while (end > start && isIndentation(all[end - 1])) end -= 1;
      const lines = all.slice(start, end);
      breaks += lines.length;
      if (breaks > MAX_BREAKS) return node;
      return lines.flatMap((line, at) => (at === 0 ? text(line) : [element('br'), text(line)]));
    });

  return convert(nodes, false);
};

const mayBreak = (node: Node): boolean =>
  isElement(node)
    ? WHITE_SPACE.test(node.properties.style ?? '')
    : node.type === 'text' && /[\f\u2028]/.test(node.value);

const isIndentation = (line = ''): boolean => /^[ \t]*$/.test(line);
