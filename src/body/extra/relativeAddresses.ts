import { isElement, rewriteElements, some } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';

const SHOWN = /^(?:amp-[a-z-]+|img|image|video|audio|source|embed|iframe)$/;
const NAMES = ['src', 'data-src', 'data-original', 'poster'];
/** An address without a host. */
const RELATIVE = /^\s*(?![a-z][a-z\d+.-]*:|\/[/\\]|[\\#])\S/i;

/**
 * Resolves relative addresses of pictures and media against the server of the CMS where a deployment names
 * it. Links are left alone: they may belong to the site itself.
 */
export const relativeAddresses: Transform = (nodes, { options: { contentUrl } }) =>
  contentUrl !== undefined && some(nodes, isRelative)
    ? rewriteElements(nodes, (node) =>
        SHOWN.test(node.tagName) ? resolve(node, contentUrl) : node,
      )
    : [...nodes];

const isRelative = (node: Node): boolean =>
  isElement(node) &&
  SHOWN.test(node.tagName) &&
  NAMES.some((name) => RELATIVE.test(node.properties[name] ?? ''));

function resolve({ properties, ...node }: ElementNode, base: string): ElementNode {
  const resolved = NAMES.flatMap((name) => {
    const value = properties[name] ?? '';
    // A relative path has no part that makes an address invalid.
    return RELATIVE.test(value) ? [[name, new URL(value, `${base}/`).href] as const] : [];
  });
  return { ...node, properties: { ...properties, ...Object.fromEntries(resolved) } };
}
