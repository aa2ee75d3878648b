import { element, isElement, rewriteElements } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

/** What editors hold as markup in an attribute of a picture: videos, frames, Flash. */
const MARKUP_NAMES = ['data-cke-realelement', 'data-ke-tag', 'data-mce-html', 'data-html'];
const MEDIA = /<(?:video|audio|iframe|embed|object)\b/i;
/** Longer markup is not read. */
const MAX_CHARACTERS = 100_000;
/** Attributes with markup beyond this number are not read. */
const MAX_PARTS = 50;

/**
 * Replaces an element that holds markup in an attribute by that markup: frames with a document of their
 * own (`srcdoc`), pictures that an editor shows in place of a video. It is cleaned as all other.
 */
export const innerMarkup: Transform = (nodes, { parse }) => {
  let left = MAX_PARTS;
  return rewriteElements(nodes, (node) => {
    if (node.tagName !== 'iframe' && node.tagName !== 'img') return node;
    const markup = left > 0 ? readMarkup(node) : '';
    if (markup === '') return node;
    left -= 1;
    const inner = parse(markup).map(withoutMarkup);
    return node.tagName === 'iframe' ? readFrame(node, inner) : inner;
  });
};

function readMarkup({ tagName, properties }: ElementNode): string {
  if (tagName === 'iframe') return (properties.srcdoc ?? '').slice(0, MAX_CHARACTERS);
  const sent = MARKUP_NAMES.map((name) => properties[name] ?? '').find((value) => value !== '');
  const markup = decode((sent ?? '').slice(0, MAX_CHARACTERS));
  return MEDIA.test(markup) ? markup : '';
}

function decode(value: string): string {
  try {
    return value.startsWith('%') ? decodeURIComponent(value) : value;
  } catch {
    return '';
  }
}

/** Markup in markup in markup is not read. */
const withoutMarkup = (node: Node): Node =>
  isElement(node)
    ? {
        ...node,
        properties: Object.fromEntries(
          Object.entries(node.properties).filter(
            ([name]) => name !== 'srcdoc' && !MARKUP_NAMES.includes(name),
          ),
        ),
        children: node.children.map(withoutMarkup),
      }
    : node;

/** Returns what a frame shows; without text and media its address, else its name as a line. */
function readFrame({ properties, ...frame }: ElementNode, inner: readonly Node[]): Node {
  const { srcdoc: _, title = '', ...rest } = properties;
  if (inner.some(isShown)) return element('div', {}, [...inner]);
  if (rest.src !== undefined) return { ...frame, properties: { title, ...rest } };
  return element('p', {}, [{ type: 'text', value: title }]);
}

const SILENT = /^(?:script|style|title|meta|link|template|noscript)$/;

/** Whether something is shown without scripts. */
const isShown = (node: Node): boolean =>
  isElement(node)
    ? !SILENT.test(node.tagName) &&
      (/^(?:img|video|audio|iframe|embed|object|table|svg|math)$/.test(node.tagName) ||
        node.children.some(isShown))
    : node.type === 'text' && /\S/.test(node.value);
