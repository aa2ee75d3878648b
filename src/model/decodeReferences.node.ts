import { parseFragment } from 'parse5';

/** Decodes the character references of HTML once, as in the value of an attribute; for Node. */
export function decodeReferences(text: string): string {
  const [node] = parseFragment(`<a title="${text.replace(/"/g, '&quot;')}">`).childNodes;
  return (node && 'attrs' in node && node.attrs[0]?.value) || '';
}
