import { cleanText } from '../model/cleanText.ts';
import { DROPPED_TAGS, MAX_DEPTH, MAX_NODES, VOID_TAGS } from './elements.ts';
import type { Node } from './types.ts';

/** Access to the nodes of a parser. */
export interface NodeReader<N> {
  readonly readName: (node: N) => string;
  readonly readChildren: (node: N) => ArrayLike<N>;
  /** Empty for nodes that are not elements. */
  readonly readAttributes: (node: N) => ArrayLike<ParsedAttribute>;
  /** Value of a text or comment. */
  readonly readValue: (node: N) => string;
}

interface ParsedAttribute {
  readonly name: string;
  readonly value: string;
}

/** A character that no text has (`cleanText`): a name with it is another name to parsers. */
export const MARK = '\ufdd0';

/**
 * Returns markup that every parser reads alike: old and new ones read what is in a `select` by different
 * rules, and NUL in different places.
 */
export const markNames = (html: string): string =>
  html.replace(/\0/g, '').replace(/<\/?select/gi, `$&${MARK}`);

/** Thrown for markup with more nodes than a body may have, or that takes too long to parse. */
export class MarkupTooLarge extends Error {}

/**
 * Returns the content of a document's body. Markers may be before, between and after the tags
 * of a document, so comments outside the body are included. Throws TooMuch.
 */
export function readBody<N>(document: N, reader: NodeReader<N>): Node[] {
  const { readName, readChildren } = reader;
  const parts: N[] = [];
  const collect = (parent: N) => {
    for (const node of Array.from(readChildren(parent))) {
      const name = readName(node).toLowerCase();
      if (name === 'body') parts.push(...Array.from(readChildren(node)));
      else if (name === 'html' || name === 'head') collect(node);
      else if (name === '#comment') parts.push(node);
    }
  };
  collect(document);
  return readNodes(parts, reader);
}

/** Iterative, because the parser's tree may be deeper than the call stack. */
function readNodes<N>(parts: readonly N[], reader: NodeReader<N>): Node[] {
  const { readName, readChildren, readAttributes, readValue } = reader;
  const result: Node[] = [];
  const todo = parts.map((node) => ({ node, depth: 1, into: result })).reverse();
  let count = 0;
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const { node, depth, into } = next;
    count += 1;
    if (count > MAX_NODES) throw new MarkupTooLarge();
    const name = readName(node).toLowerCase().replace(MARK, '');
    if (name === '#text') into.push({ type: 'text', value: cleanText(readValue(node)) });
    else if (name === '#comment') into.push({ type: 'comment', value: readValue(node) });
    else if (depth > MAX_DEPTH && DROPPED_TAGS.has(name)) continue;
    else {
      let children = into;
      if (depth <= MAX_DEPTH || VOID_TAGS.has(name)) {
        children = [];
        const properties: Record<string, string> = {};
        for (const { name, value } of Array.from(readAttributes(node))) {
          properties[name] = cleanText(value);
        }
        into.push({ type: 'element', tagName: name, properties, children });
      }
      const inner = readChildren(node);
      for (let index = inner.length - 1; index >= 0; index -= 1) {
        todo.push({ node: inner[index] as N, depth: depth + 1, into: children });
      }
    }
  }
  return result;
}
