import { filterImageLink } from '../../model/link.ts';
import { IMAGE_ADDRESSES } from '../transforms/images.ts';
import { isBlank, isElement, walk } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

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

/** Removes lazy images directly before or after a `<noscript>` that contains an image. */
function removePlaceholders(nodes: readonly Node[]): Node[] {
  const siblings = nodes.filter((node) => !(node.type === 'text' && isBlank([node])));
  const placeholders = new Set<Node>();
  siblings.forEach((node, index) => {
    if (!isElement(node, 'noscript')) return;
    if (!findMedia(node.children).some(({ tagName }) => /^(?:img|picture)$/.test(tagName))) return;
    const placeholder = [siblings[index - 1], siblings[index + 1]].find(
      (sibling) =>
        isElement(sibling, 'img') &&
        !placeholders.has(sibling) &&
        /lazy/i.test(sibling.properties.class ?? ''),
    );
    if (placeholder) placeholders.add(placeholder);
  });
  return nodes.filter((node) => !placeholders.has(node));
}

function addressesOf({ tagName, properties, children }: ElementNode): string[] {
  // The address of a <picture> is that of its <img>.
  if (tagName === 'picture') {
    return children.flatMap((child) => (isElement(child, 'img') ? addressesOf(child) : []));
  }
  return IMAGE_ADDRESSES.map((name) => filterImageLink(properties[name])).filter(Boolean);
}
