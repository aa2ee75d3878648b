/**
 * Decodes the character references of HTML once, as in the value of an attribute, like
 * `decodeReferences.node.ts`. The content of a template is inert; the browser has the table of names.
 */
export function decodeReferences(text: string): string {
  const template = document.createElement('template');
  template.innerHTML = `<a title="${text.replace(/"/g, '&quot;')}">`;
  return template.content.querySelector('a')?.title ?? '';
}
