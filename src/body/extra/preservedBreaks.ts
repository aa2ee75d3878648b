import { element, isElement, isInline, some, text } from '../tree.ts';
import type { Node, Transform } from '../types.ts';

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
