import { DROPPED_TAGS, MAX_DEPTH, MAX_NODES, VOID_TAGS } from './elements.ts';
import type { Node } from './types.ts';

/** What parse5's nodes and the DOM's have in common. */
export interface Parsed {
  readonly nodeName: string;
  readonly childNodes?: ArrayLike<Parsed>;
  /** The DOM's. */
  readonly attributes?: ArrayLike<ParsedAttribute>;
  /** parse5's. */
  readonly attrs?: ArrayLike<ParsedAttribute>;
  /** Comments of both, and the DOM's text. */
  readonly data?: string;
  /** parse5's text. */
  readonly value?: string;
}

interface ParsedAttribute {
  readonly name: string;
  readonly value: string;
}

/** The markup has more nodes than a body may have, or would take too long to parse. */
export class TooMuch extends Error {}

/**
 * What stands in a document's body. Marks may stand before, between and behind the tags
 * of a document, so comments count wherever they are. Throws TooMuch.
 */
export function readBody(document: Parsed): Node[] {
  const parts: Parsed[] = [];
  const collect = (parent: Parsed) => {
    for (const node of Array.from(parent.childNodes ?? [])) {
      const name = node.nodeName.toLowerCase();
      if (name === 'body') parts.push(...Array.from(node.childNodes ?? []));
      else if (name === 'html' || name === 'head') collect(node);
      else if (name === '#comment') parts.push(node);
    }
  };
  collect(document);
  return readNodes(parts);
}

/** Without recursion: the parser's tree may be deeper than the call stack. */
function readNodes(parts: readonly Parsed[]): Node[] {
  const result: Node[] = [];
  const todo = parts.map((node) => ({ node, depth: 1, into: result })).reverse();
  let count = 0;
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const { node, depth, into } = next;
    count += 1;
    if (count > MAX_NODES) throw new TooMuch();
    const name = node.nodeName.toLowerCase();
    const value = node.data ?? node.value ?? '';
    if (name === '#text') into.push({ type: 'text', value });
    else if (name === '#comment') into.push({ type: 'comment', value });
    else if (depth > MAX_DEPTH && DROPPED_TAGS.has(name)) continue;
    else {
      let children = into;
      if (depth <= MAX_DEPTH || VOID_TAGS.has(name)) {
        children = [];
        into.push({ type: 'element', tagName: name, properties: attributesOf(node), children });
      }
      const inner = node.childNodes ?? [];
      for (let index = inner.length - 1; index >= 0; index -= 1) {
        todo.push({ node: inner[index] as Parsed, depth: depth + 1, into: children });
      }
    }
  }
  return result;
}

function attributesOf(node: Parsed): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const { name, value } of Array.from(node.attrs ?? node.attributes ?? [])) {
    properties[name] = value;
  }
  return properties;
}
