import { INLINE_TAGS } from '../elements.ts';
import { element, isBlank, isElement, some, text } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/**
 * Converts code blocks to `<pre><code>` with text only: the editor's colours suit one
 * background, those of the page also dark mode. A list without text beside a block contained
 * line numbers and is dropped. A `pre` around blocks becomes a `div`.
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
    // WeChat's editor writes one `code` element per line.
    const lines = codes.map(({ children }) => codeText(children).replace(/\n$/, ''));
    const code = lines.join('\n').replace(/^\n+/, '').trimEnd();
    return element('pre', {}, [element('code', {}, [text(code)])]);
  }
  const { class: className = '', 'data-language': language } = pre.properties;
  if (language !== undefined || /(?:^|[\s_-])code/.test(className)) {
    const code = codeText(pre.children).replace(/^\n+/, '').trimEnd();
    return element('pre', {}, [element('code', {}, [text(code)])]);
  }
  const hasBlocks = some(pre.children, (node) => isElement(node) && !INLINE_TAGS.has(node.tagName));
  return hasBlocks ? { ...pre, tagName: 'div' } : pre;
}

/**
 * Returns the text of code; blocks in it are lines. No-break spaces become plain ones, because
 * readers copy code.
 */
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
