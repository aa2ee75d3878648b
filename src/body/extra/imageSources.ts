import { filterImageLink } from '../../model/link.ts';
import { INLINE_IMAGE } from '../imageNode.ts';
import { isElement, text, textOf, walk } from '../tree.ts';
import type { ElementNode, LeaveOut, Node, Transform } from '../types.ts';
import { chooseCandidate, findLazyAddresses, isPlaceholder } from './imageAddresses.ts';
import { readImageFile, readInlineBase64 } from './imageSize.ts';

/**
 * Total characters of data: addresses in a body, of which each one has three quarters of a byte; further
 * images are replaced by their alternative text.
 */
const INLINE_TOTAL = 16_000_000;
/** A name of a file or for programs, which says nothing to readers. */
const FILE_NAME = /^\S*\.\w{2,5}$|^(?=.+[-_].)[\w-]+$/;
/** Smaller images are placeholders of lazy loading, or count visits. */
const SMALLEST_SIDE_PX = 2;

/**
 * Sets the address of each image: its own unless that only fills the place of another one, which a
 * lazy attribute, `srcset`, `data-srcset` or the sources of its `<picture>` name. A base64 image without
 * one is kept with its size; every other image without an address that a reader can load is
 * replaced by its alternative text.
 */
export const imageSources: Transform = (nodes, { leaveOut }) => {
  let inlineLeft = INLINE_TOTAL;
  const shared = findSharedPlaceholders(nodes);

  const resolveImage = (node: ElementNode, outer: Surroundings): Node[] => {
    const { properties } = node;
    const own = filterImageLink(properties.src);
    const [lazy = ''] = findLazyAddresses(properties);
    const candidates = [...srcsetsOf(properties), ...outer.srcsets].map(chooseCandidate);
    const real = [lazy, ...candidates].find((address) => address !== '') ?? own;
    if (own !== '' && !shared.has(own) && !isPlaceholder(node, real)) return [node];
    if (real !== '') return [withProperties(node, { src: real })];
    const base64 = [properties.src, properties['data-src']].map((one) =>
      readInlineBase64(one ?? ''),
    );
    const data = base64.find((one) => one !== '') ?? '';
    const file = data.length <= inlineLeft ? readImageFile(data) : null;
    const src = `data:image/${file?.type};base64,${data}`;
    if (file !== null && INLINE_IMAGE.test(src)) {
      const { width, height } = file;
      if (Math.min(width, height) < SMALLEST_SIDE_PX) return leaveOut('hidden', [node]);
      inlineLeft -= data.length;
      return [
        withProperties(node, { src, 'data-w': `${width}`, 'data-ratio': `${height / width}` }),
      ];
    }
    const left = leaveOut(decideReason(properties), [node]);
    const alt = (properties.alt ?? '').trim();
    return alt === '' || FILE_NAME.test(alt) || outer.caption.trim() === alt ? left : [text(alt)];
  };

  const resolve = (children: readonly Node[], outer: Surroundings): Node[] =>
    children.flatMap((node) => {
      if (!isElement(node)) return [node];
      if (node.tagName === 'img') return resolveImage(node, outer);
      return [{ ...node, children: resolve(node.children, surroundingsOf(node, outer)) }];
    });

  return resolve(nodes, { srcsets: [], caption: '' });
};

/** Shorter data of a drawing only fills the place of an image. */
const SPACER_CHARACTERS = 300;

/** Returns why an image without an address is not shown, by its data. */
function decideReason(properties: ElementNode['properties']): Parameters<LeaveOut>[0] {
  const sent = [properties.src, properties['data-src']].find((one) => /^\s*data:/.test(one ?? ''));
  const data = sent?.replace(/\s/g, '') ?? '';
  if (data === '') return 'address';
  if (/^data:image\/(?:png|jpe?g|gif|webp);base64,/.test(data)) return 'limit';
  return data.length < SPACER_CHARACTERS ? 'hidden' : 'format';
}

/** Returns own addresses that several lazy images share, each of which has another address besides. */
function findSharedPlaceholders(nodes: readonly Node[]): ReadonlySet<string> {
  const lazy = new Map<string, string>();
  const shared = new Set<string>();
  walk(nodes, (node) => {
    if (!isElement(node, 'img')) return;
    const own = filterImageLink(node.properties.src);
    const [real] = own === '' ? [] : findLazyAddresses(node.properties);
    if (real === undefined || real === own) return;
    if ((lazy.get(own) ?? real) !== real) shared.add(own);
    lazy.set(own, real);
  });
  return shared;
}

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

const withProperties = (node: ElementNode, properties: Record<string, string>): ElementNode => ({
  ...node,
  properties: { ...node.properties, ...properties },
});
