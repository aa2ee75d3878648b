import { VOID_TAGS } from './elements.ts';
import type { ElementNode, Node } from './types.ts';

/**
 * Returns the tree as HTML. Supports only what the sanitiser allows: no raw text elements, no
 * foreign markup. Comments and media are not written.
 */
export function serialise(nodes: readonly Node[]): string {
  let html = '';
  for (const node of nodes) {
    if (node.type === 'text') html += escapeText(node.value);
    else if (node.type === 'element') html += serialiseElement(node);
  }
  return html;
}

function serialiseElement({ tagName, properties, children }: ElementNode): string {
  let attributes = '';
  for (const [name, value] of Object.entries(properties)) {
    attributes += value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`;
  }
  const start = `<${tagName}${attributes}>`;
  if (VOID_TAGS.has(tagName)) return start;
  const inner = serialise(children);
  // Parsers drop a line feed directly after <pre>.
  const guard = tagName === 'pre' && inner.startsWith('\n') ? '\n' : '';
  return `${start}${guard}${inner}</${tagName}>`;
}

/** Unpaired surrogates would become U+FFFD when the file is written, so they are replaced here. */
const LONE_SURROGATE = /[\ud800-\udfff]/gu;

export function escapeText(value: string): string {
  return value
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(LONE_SURROGATE, '\ufffd');
}

function escapeAttribute(value: string): string {
  return escapeText(value).replace(/"/g, '&quot;');
}
