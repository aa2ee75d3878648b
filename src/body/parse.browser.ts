import { MARK, MarkupTooLarge, markNames, type NodeReader, readBody } from './readTree.ts';
import { LAST_RESORT } from './settle.ts';
import type { Node as BodyNode } from './types.ts';

// Controls of a form shadow its properties: `<input name=childNodes>` hides the node's own.
// Accessors of prototypes are not shadowed.
const DOM: NodeReader<Node> = {
  readName: (node) => Reflect.get(Node.prototype, 'nodeName', node),
  readChildren: (node) => Reflect.get(Node.prototype, 'childNodes', node),
  readAttributes: (node) =>
    node instanceof Element ? Reflect.get(Element.prototype, 'attributes', node) : [],
  readValue: (node) => Reflect.get(Node.prototype, 'nodeValue', node) ?? '',
};

/**
 * Parses the body of a document or fragment with the browser's parser, to the same tree as
 * `parse.node.ts`. Nothing is loaded, applied or run, because the document of a template is
 * inert.
 */
export function parseHtml(html: string): BodyNode[] {
  try {
    return readBody(parseDocument(html), DOM);
  } catch (error) {
    if (!(error instanceof MarkupTooLarge)) throw error;
    return readBody(parseDocument(LAST_RESORT.toParagraphs(html)), DOM);
  }
}

// Parsed as content of an html element, so that head and body are treated as in a document.
// DOMParser would apply style elements, and each would violate the page's policy.
function parseDocument(html: string): HTMLElement {
  const { content } = document.createElement('template');
  const root = content.ownerDocument.createElement('html');
  // The sanitiser removes handlers, but browsers report them as violations of the policy while they parse.
  root.innerHTML = markNames(html).replace(HANDLER, `$&${MARK}`);
  return root;
}

/** What is before the name of a handler, wherever it may be one. */
const HANDLER = /[\s/"'](?=on[a-z]+\s*=)/gi;
