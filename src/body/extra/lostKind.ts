import { isElement } from '../tree.ts';
import type { ElementNode, LostKind } from '../types.ts';

const KINDS: ReadonlyMap<string, LostKind> = new Map([
  ['img', 'image'],
  ['image', 'image'],
  ['amp-img', 'image'],
  ['amp-anim', 'image'],
  ['video', 'video'],
  ['amp-video', 'video'],
  ['audio', 'audio'],
  ['amp-audio', 'audio'],
  ['iframe', 'frame'],
  ['embed', 'frame'],
  ['object', 'frame'],
  ['amp-iframe', 'frame'],
  ['amp-video-iframe', 'frame'],
]);

/** Names of attributes with the address of what an element shows. */
const ADDRESS_NAME = /^(?:data|file|value)$|src|url|href|original|echo|file$|vid$/;

/** Returns the kind of what an element shows by itself; null for one without any address. */
export function kindOf(node: ElementNode): LostKind | null {
  if (node.tagName === 'table') return 'table';
  const kind = KINDS.get(node.tagName) ?? null;
  return kind !== null && addressesOf(node).length > 0 ? kind : null;
}

/** Returns all addresses that an element has, its own and those of its sources, as they were sent. */
export function addressesOf({ properties, children }: ElementNode): string[] {
  const own = Object.entries(properties).flatMap(([name, value]) =>
    ADDRESS_NAME.test(name) && value.trim() !== '' && value !== 'about:blank' ? [value.trim()] : [],
  );
  const inner = children.filter((child) => isElement(child, 'source') || isElement(child, 'param'));
  return [...own, ...inner.flatMap((child) => (isElement(child) ? addressesOf(child) : []))];
}
