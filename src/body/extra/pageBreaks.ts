import { isBlank, rewrite, some } from '../tree.ts';
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
