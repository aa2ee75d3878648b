import { INLINE_TAGS } from '../elements.ts';
import { element, isBlank, isElement, some, text } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/**
 * Code blocks as `<pre><code>` with text only: the colours and sizes of editors are made
 * for one ground, those of the page are readable by day and in the dark. A list beside a
 * block that has no text held line numbers. A `pre` around blocks is a plain wrapper.
 */
export const codeBlocks: Transform = (nodes) => convert(nodes);

function convert(nodes: readonly Node[]): Node[] {
  const hasPre = nodes.some((node) => isElement(node, 'pre'));
  return nodes
    .filter((node) => !(hasPre && isElement(node, 'ul') && isBlank([node])))
    .map((node) => {
      if (!isElement(node)) return node;
      const inner = { ...node, children: convert(node.children) };
      return node.tagName === 'pre' ? convertPre(inner) : inner;
    });
}

function convertPre(pre: ElementNode): ElementNode {
  const codes = pre.children.filter((node): node is ElementNode => isElement(node, 'code'));
  if (codes.length > 0) {
    // The messaging app's editor writes one `code` for each line.
    const lines = codes.map(({ children }) => codeText(children).replace(/\n$/, ''));
    const code = lines.join('\n').replace(/^\n+/, '').trimEnd();
    return element('pre', {}, [element('code', {}, [text(code)])]);
  }
  const hasBlocks = some(pre.children, (node) => isElement(node) && !INLINE_TAGS.has(node.tagName));
  return hasBlocks ? { ...pre, tagName: 'div' } : pre;
}

/** Blocks within code are lines. No-break spaces become plain ones: readers copy code. */
function codeText(nodes: readonly Node[]): string {
  let code = '';
  for (const node of nodes) {
    if (node.type === 'text') code += node.value.replace(/\u00a0/g, ' ');
    else if (isElement(node)) {
      if (node.tagName === 'br') code += '\n';
      const inner = codeText(node.children);
      const isLine = !INLINE_TAGS.has(node.tagName) && inner !== '' && !inner.endsWith('\n');
      code += isLine ? `${inner}\n` : inner;
    }
  }
  return code;
}
