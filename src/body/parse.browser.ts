import { plainParagraphs } from './plain.ts';
import { readBody, TooMuch } from './readTree.ts';
import type { Node } from './types.ts';

/**
 * What stands in the body of a document or fragment, by the browser itself. Nothing is
 * loaded, applied or run: what a template holds has no window. Same tree as
 * `parse.node.ts`.
 */
export function parseHtml(html: string): Node[] {
  try {
    return readBody(parseDocument(html));
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return readBody(parseDocument(plainParagraphs(html)));
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
const HANDLER = /([\s"'/])on(?=[a-z]+\s*=)/gi;

/**
 * Event handlers under another name. They go with the sanitiser anyway, but an engine
 * reports them to the page's policy when it parses them. Tags that are too odd for this
 * expression keep theirs: they cost a line in the console and nothing else.
 */
const withoutHandlers = (html: string): string =>
  html.replace(TAG, (tag) => tag.replace(HANDLER, '$1data-on'));
