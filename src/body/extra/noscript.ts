import { isBlank, isElement, walk } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';
import {
  chooseCandidate,
  findImageAddresses,
  findLazyAddresses,
  isPlaceholder,
} from './imageAddresses.ts';

const MEDIA_TAGS = new Set(['img', 'picture', 'iframe', 'video', 'audio', 'embed', 'object']);

/**
 * Shows the images and players in `<noscript>`, where sites with lazy loading keep the real
 * address beside a placeholder. Each address is shown once: a lazy element outside with the
 * same address gets it as its own, and a lazy image directly beside is replaced. All other
 * content of `<noscript>` (requests to enable scripts) is dropped.
 */
export const noscript: Transform = (nodes) => {
  const hidden = new Set<string>();
  walk(nodes, (node) => {
    if (!isElement(node, 'noscript')) return;
    walk(node.children, (inner) => {
      if (isElement(inner) && MEDIA_TAGS.has(inner.tagName)) {
        for (const address of addressesOf(inner)) hidden.add(address);
      }
    });
  });
  if (hidden.size === 0) return [...nodes];
  const shown = new Set<string>();
  return unwrap(nodes, (node) => {
    const address = addressesOf(node).find((one) => hidden.has(one));
    if (address === undefined) return node;
    shown.add(address);
    return { ...node, properties: { ...node.properties, src: address } };
  }).flatMap((node) => release(node, shown));
};

/** Applies a change to every image and player outside of `<noscript>`. */
function unwrap(nodes: readonly Node[], change: (node: ElementNode) => ElementNode): Node[] {
  return removePlaceholders(nodes).map((node) => {
    if (!isElement(node) || node.tagName === 'noscript') return node;
    const changed = MEDIA_TAGS.has(node.tagName) ? change(node) : node;
    return { ...changed, children: unwrap(changed.children, change) };
  });
}

function release(node: Node, shown: Set<string>): Node[] {
  if (!isElement(node)) return [node];
  if (node.tagName !== 'noscript') {
    return [{ ...node, children: node.children.flatMap((child) => release(child, shown)) }];
  }
  return findMedia(node.children).filter((media) => {
    const addresses = addressesOf(media);
    const isNew = !addresses.some((address) => shown.has(address));
    for (const address of addresses) shown.add(address);
    return isNew;
  });
}

/** Returns the outermost images and players. */
const findMedia = (nodes: readonly Node[]): ElementNode[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    return MEDIA_TAGS.has(node.tagName) ? [node] : findMedia(node.children);
  });

/**
 * Removes placeholders directly before or after a `<noscript>` that contains an image, also those
 * alone in a wrapper.
 */
function removePlaceholders(nodes: readonly Node[]): Node[] {
  const siblings = nodes.filter((node) => !(node.type === 'text' && isBlank([node])));
  const placeholders = new Set<Node>();
  siblings.forEach((node, index) => {
    if (!isElement(node, 'noscript')) return;
    const images = findMedia(node.children).filter(({ tagName }) =>
      /^(?:img|picture)$/.test(tagName),
    );
    if (images.length === 0) return;
    const real = new Set(images.flatMap(addressesOf));
    const placeholder = [siblings[index - 1], siblings[index + 1]].find((sibling) => {
      if (!isElement(sibling) || placeholders.has(sibling)) return false;
      const image = findOnlyImage(sibling);
      return image !== null && isPlaceholder(image) && isCopy(image, real);
    });
    if (placeholder) placeholders.add(placeholder);
  });
  return nodes.filter((node) => !placeholders.has(node));
}

/**
 * Whether an element is the placeholder of an image with one of these addresses: it has no address, or the address
 * of another size. One with the same address is kept, because it may have a size.
 */
function isCopy(placeholder: ElementNode, real: ReadonlySet<string>): boolean {
  const { properties } = placeholder;
  const srcsets = ['srcset', 'data-srcset'].map((name) => chooseCandidate(properties[name] ?? ''));
  const own = [...findLazyAddresses(properties), ...srcsets].filter((address) => address !== '');
  if (own.some((address) => real.has(address))) return false;
  const names = new Set(Array.from(real, nameOf));
  return own.length === 0 || own.some((address) => names.has(nameOf(address)));
}

/** Returns the name of a file without its ending and a size at its end: `pier` for `pier-300x200.jpg`. */
const nameOf = (address: string): string =>
  (
    address
      .replace(/[?#].*/s, '')
      .split('/')
      .pop() ?? ''
  ).replace(/(?:[-_@!]\d{1,4}(?:x\d{1,4})?)?\.\w+$/, '');

/** Levels of wrappers around a placeholder. */
const MAX_WRAPPERS = 4;

/** Returns an image that is a node, or all that is in it. */
function findOnlyImage(node: Node | undefined, wrappers = 0): ElementNode | null {
  if (!isElement(node) || wrappers > MAX_WRAPPERS) return null;
  if (node.tagName === 'img') return node;
  const [only, ...others] = node.children.filter((child) => !isBlank([child]));
  return others.length === 0 ? findOnlyImage(only, wrappers + 1) : null;
}

function addressesOf(media: ElementNode): string[] {
  // The address of a <picture> is that of its <img>.
  if (media.tagName !== 'picture') return findImageAddresses(media);
  return media.children.flatMap((child) => (isElement(child, 'img') ? addressesOf(child) : []));
}
