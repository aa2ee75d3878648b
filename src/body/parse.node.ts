import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { MAX_NODES } from './elements.ts';
import { plainParagraphs } from './extra/plainParagraphs.ts';
import { createRowKeeper } from './keepRows.ts';
import { MarkupTooLarge, markNames, type NodeReader, readBody } from './readTree.ts';
import type { Node } from './types.ts';

/**
 * Limit of the summed depth of all pushed elements. parse5 searches its stack of open elements
 * at nearly every tag, so this sum is its cost; real bodies need less than a thousandth of it.
 */
const MAX_WORK = 20_000_000;

type ParsedNode = DefaultTreeAdapterTypes.Node;

const PARSE5: NodeReader<ParsedNode> = {
  readName: (node) => node.nodeName,
  readChildren: (node) => ('childNodes' in node ? node.childNodes : []),
  readAttributes: (node) => ('attrs' in node ? node.attrs : []),
  readValue: (node) => ('data' in node ? node.data : 'value' in node ? node.value : ''),
};

/**
 * Parses the body of a document or fragment with parse5; for Node only. Markup beyond the
 * limits is returned as plain paragraphs, with images and rows.
 */
export function parseHtml(html: string): Node[] {
  try {
    return readBody(parseWithin(html), PARSE5);
  } catch (error) {
    if (!(error instanceof MarkupTooLarge)) throw error;
    return readBody(parseWithin(plainParagraphs(html, createRowKeeper())), PARSE5);
  }
}

function parseWithin(html: string): ParsedNode {
  let elements = 0;
  let depth = 0;
  let work = 0;
  // The doctype selects standards mode, as in the pages that contain the result.
  return parse(`<!DOCTYPE html>${markNames(html)}`, {
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(tagName, namespace, attributes) {
        elements += 1;
        if (elements > MAX_NODES) throw new MarkupTooLarge();
        return defaultTreeAdapter.createElement(tagName, namespace, attributes);
      },
      onItemPush() {
        depth += 1;
        work += depth;
        if (work > MAX_WORK) throw new MarkupTooLarge();
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
}
