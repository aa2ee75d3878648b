import { filterImageLink } from '../../model/link.ts';
import { INLINE_IMAGE } from '../imageNode.ts';
import { findImageAddress } from '../transforms/images.ts';
import { isElement, text, textOf } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';
import { readImageSize } from './imageSize.ts';

/**
 * Total characters of data: addresses in a body; further images are replaced by their
 * alternative text.
 */
const INLINE_TOTAL = 65_536;
/** Smaller images are placeholders of lazy loading, or count visits. */
const SMALLEST_SIDE_PX = 2;

/**
 * Sets the address of images without a plain one: the best candidate of `srcset`, `data-srcset`
 * or the sources of their `<picture>`. A small base64 image is kept with its size; every other
 * one is replaced by its alternative text.
 */
export const imageSources: Transform = (nodes) => {
  let inlineLeft = INLINE_TOTAL;

  const resolveImage = (node: ElementNode, outer: Surroundings): Node[] => {
    if (findImageAddress(node) !== '') return [node];
    const { properties } = node;
    const candidate = [...srcsetsOf(properties), ...outer.srcsets]
      .map(chooseCandidate)
      .find((address) => address !== '');
    if (candidate !== undefined) return [withProperties(node, { src: candidate })];
    const data = [properties.src, properties['data-src']].find((address) =>
      address?.trimStart().startsWith('data:'),
    );
    if (data === undefined) return [node];
    const src = data.replace(/\s/g, '');
    const size = INLINE_IMAGE.test(src) ? readImageSize(src.slice(src.indexOf(',') + 1)) : null;
    if (size !== null && src.length <= inlineLeft) {
      if (Math.min(size.width, size.height) < SMALLEST_SIDE_PX) return [];
      inlineLeft -= src.length;
      const { width, height } = size;
      return [
        withProperties(node, { src, 'data-w': `${width}`, 'data-ratio': `${height / width}` }),
      ];
    }
    const alt = (properties.alt ?? '').trim();
    return alt === '' || outer.caption.trim() === alt ? [] : [text(alt)];
  };

  const resolve = (children: readonly Node[], outer: Surroundings): Node[] =>
    children.flatMap((node) => {
      if (!isElement(node)) return [node];
      if (node.tagName === 'img') return resolveImage(node, outer);
      return [{ ...node, children: resolve(node.children, surroundingsOf(node, outer)) }];
    });

  return resolve(nodes, { srcsets: [], caption: '' });
};

/** What surrounding elements define for an image. */
interface Surroundings {
  /** The candidates of the `<picture>`. */
  readonly srcsets: readonly string[];
  /** The caption of the `<figure>`. */
  readonly caption: string;
}

function surroundingsOf({ tagName, children }: ElementNode, outer: Surroundings): Surroundings {
  if (tagName === 'picture') return { ...outer, srcsets: children.flatMap(sourceSrcsets) };
  if (tagName !== 'figure') return outer;
  return { ...outer, caption: textOf(children.filter((child) => isElement(child, 'figcaption'))) };
}

/** Formats that the oldest supported browsers cannot show. */
const NEW_FORMAT = /^image\/(?:avif|jxl|heic|heif)/i;

const sourceSrcsets = (node: Node): string[] =>
  isElement(node, 'source') && !NEW_FORMAT.test(node.properties.type ?? '')
    ? srcsetsOf(node.properties)
    : [];

const srcsetsOf = (properties: Readonly<Record<string, string>>): string[] =>
  ['srcset', 'data-srcset', 'data-lazy-srcset'].flatMap((name) => properties[name] ?? []);

/** Width of a phone in CSS pixels, and in device pixels at a ratio of two. */
const PHONE_WIDTH_PX = 375;
const WANTED_WIDTH_PX = 750;

/**
 * Returns the narrowest candidate that is wide enough for a phone, else the widest; '' for
 * none.
 */
function chooseCandidate(srcset: string): string {
  const candidates = Array.from(
    srcset.matchAll(/(\S*[^,\s])(?:\s+([\d.]+)([wx]))?/g),
    ([, address, amount = '1', unit = 'x']) => ({
      address: filterImageLink(address),
      width: Number(amount) * (unit === 'x' ? PHONE_WIDTH_PX : 1),
    }),
  ).filter(({ address }) => address !== '');
  candidates.sort((one, other) => one.width - other.width);
  const wide = candidates.find(({ width }) => width >= WANTED_WIDTH_PX);
  return (wide ?? candidates[candidates.length - 1])?.address ?? '';
}

const withProperties = (node: ElementNode, properties: Record<string, string>): ElementNode => ({
  ...node,
  properties: { ...node.properties, ...properties },
});
