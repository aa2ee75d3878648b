import { plainParagraphs } from './plain.ts';
import { readBody, TooMuch } from './readTree.ts';
import type { Node } from './types.ts';

/**
 * What stands in the body of a document or fragment, by the browser itself. Nothing is
 * loaded or run: a parsed document has no window. Same tree as `parse.node.ts`.
 */
export function parseHtml(html: string): Node[] {
  try {
    return readBody(parseDocument(html));
  } catch (error) {
    if (!(error instanceof TooMuch)) throw error;
    return readBody(parseDocument(plainParagraphs(html)));
  }
}

// The doctype keeps quirks out: the pages that hold the result have one, too.
const parseDocument = (html: string) =>
  new DOMParser().parseFromString(`<!DOCTYPE html>${html}`, 'text/html');
