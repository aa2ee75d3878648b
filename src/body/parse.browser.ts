import { plainParagraphs } from './plain.ts';
import { type NodeReader, readBody, TooMuch } from './readTree.ts';
import type { Node as BodyNode } from './types.ts';

// A form has its controls as properties: `<input name=childNodes>` shadows the node's own.
// Accessors of prototypes are not shadowed.
const DOM: NodeReader<Node> = {
  readName: (node) => Reflect.get(Node.prototype, 'nodeName', node),
  readChildren: (node) => Reflect.get(Node.prototype, 'childNodes', node),
  readAttributes: (node) =>
    node instanceof Element ? Reflect.get(Element.prototype, 'attributes', node) : [],
  readValue: (node) => Reflect.get(Node.prototype, 'nodeValue', node) ?? '',
};

/**
 * What stands in the body of a document or fragment, by the browser itself. Nothing is
 * loaded, applied or run: what a template holds has no window. Same tree as
 * `parse.node.ts`.
 */
export function parseHtml(html: string): BodyNode[] {
  try {
    return readBody(parseDocument(html), DOM);
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return readBody(parseDocument(plainParagraphs(html)), DOM);
  }
}

// As the inside of an html element, so that head and body are what they are in a document.
// DOMParser would apply style elements, and the page's policy would report each of them.
function parseDocument(html: string): HTMLElement {
  const { content } = document.createElement('template');
  const root = content.ownerDocument.createElement('html');
  root.innerHTML = withoutHandlers(html);
  return root;
}

const TAG = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const QUOTED_OR_HANDLER = /("[^"]*"|'[^']*'|[\s/])on(?=[a-z]+\s*=)|"[^"]*"|'[^']*'/gi;

/**
 * Event handlers under another name; values in quotes stay as they are. The sanitiser removes
 * handlers anyway, but an engine reports them to the page's policy when it parses them. Tags
 * that are too odd for these expressions keep theirs: they cost a line in the console and
 * nothing else.
 */
const withoutHandlers = (html: string): string =>
  html.replace(TAG, (tag) =>
    tag.replace(QUOTED_OR_HANDLER, (part, before?: string) =>
      before === undefined ? part : `${before}data-on`,
    ),
  );
