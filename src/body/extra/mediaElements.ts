import { filterImageLink, filterMediaLink } from '../../model/link.ts';
import { createAudioSegment, createVideoSegment, isAudioUrl } from '../mediaSegment.ts';
import { element, isElement, rewriteElements, walk } from '../tree.ts';
import type { BodyContext, ElementNode, Node, Transform } from '../types.ts';
import { MEDIA_FILE } from './embeds.ts';
import { MAX_ATTRIBUTES } from './imageAddresses.ts';
import { findPlayer, findTencentPlayer, playerCard } from './players.ts';

/**
 * Converts `<video>` and `<audio>` elements to segments, played like items of markers. An
 * element without a playable address is replaced by its poster and the links in its content.
 */
export const mediaElements: Transform = (nodes, context) =>
  rewriteElements(nodes, (node) =>
    node.tagName === 'video' || node.tagName === 'audio' ? readMedia(node, context) : node,
  );

function readMedia(node: ElementNode, context: BodyContext): Node[] {
  const { properties, children } = node;
  const url = decideSource(node);
  const player = findPlayer(url) ?? (url === '' ? findTencentPlayer(properties) : null);
  if (player !== null) return [playerCard(player, properties.title)];
  const poster =
    filterImageLink(properties.poster ?? '') || filterImageLink(properties['data-poster'] ?? '');
  if (url === '') {
    const picture = element('img', { src: poster, alt: properties.title ?? '' });
    const shown = [...(poster === '' ? [] : [picture]), ...findLinks(children)];
    return shown.length > 0 ? shown : context.leaveOut('address', [node]);
  }
  const captions = findCaptions(children);
  const item = {
    ref: '',
    url,
    description: '',
    durationS: 0,
    selfMedia: false,
    ...(captions && { captions }),
  };
  const vertical = Number(properties.height) > Number(properties.width);
  const segment = isAudioUrl(url)
    ? createAudioSegment({ ...item, title: '', titleType: 0, audioTitle: '' }, context)
    : createVideoSegment({ ...item, poster, vertical }, context);
  return [{ type: 'media', segment }];
}

/**
 * Returns the address to play: the element's own, else the most widely supported of its
 * `<source>` elements and of the files that its content links to. '' for none.
 */
function decideSource({ properties, children }: ElementNode): string {
  const own = findAddress(properties);
  if (own !== '') return own;
  const sources = children.flatMap((child) =>
    isElement(child, 'source') ? findAddress(child.properties) : [],
  );
  const files = findLinks(children)
    .map(({ properties: { href } }) => filterMediaLink(href))
    .filter((address) => rankFormat(address) < UNKNOWN_FORMAT);
  const [best = ''] = [...sources, ...files]
    .filter((address) => address !== '')
    .sort((one, other) => rankFormat(one) - rankFormat(other));
  return best;
}

/** Returns the address of an element, which a script may have in another attribute. */
function findAddress(properties: Readonly<Record<string, string>>): string {
  const named = filterMediaLink(properties.src) || filterMediaLink(properties['data-src']);
  if (named !== '') return named;
  const others = Object.values(properties).slice(0, MAX_ATTRIBUTES);
  return others.map((one) => filterMediaLink(one)).find((one) => MEDIA_FILE.test(one)) ?? '';
}

/** Returns the captions of a video: those that are shown without a choice, else the first. */
function findCaptions(children: readonly Node[]): string {
  const tracks = children.filter(
    (child): child is ElementNode =>
      isElement(child, 'track') && /^(?:captions|subtitles)?$/.test(child.properties.kind ?? ''),
  );
  const best = tracks.find(({ properties }) => properties.default !== undefined) ?? tracks[0];
  return filterMediaLink(best?.properties.src);
}

/** Formats, from those of all supported browsers to those of few. */
const FORMATS = [
  /\.(?:mp4|m4v|mov|mp3|m4a|aac|m3u8)(?:[?#]|$)/i,
  /\.(?:webm|wav|flac)(?:[?#]|$)/i,
  /\.(?:og[gav]|opus|flv)(?:[?#]|$)/i,
];
const UNKNOWN_FORMAT = FORMATS.length;

/**
 * Returns the index of a format; addresses of equal rank keep their order because sorting is
 * stable.
 */
function rankFormat(address: string): number {
  const rank = FORMATS.findIndex((format) => format.test(address));
  return rank < 0 ? UNKNOWN_FORMAT : rank;
}

function findLinks(nodes: readonly Node[]): ElementNode[] {
  const links: ElementNode[] = [];
  walk(nodes, (node) => {
    if (isElement(node, 'a')) links.push(node);
  });
  return links;
}
