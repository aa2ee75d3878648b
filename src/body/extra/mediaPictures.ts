import { filterImageLink, filterMediaLink } from '../../model/link.ts';
import { element, isElement, rewriteElements, some } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';
import { MEDIA_FILE } from './embeds.ts';
import { isPlaceholderName, MAX_ATTRIBUTES } from './imageAddresses.ts';
import { findPlayer, linkCard } from './players.ts';

/** Attributes that name a medium, or its player. */
const MEDIA_NAME = /video|audio|media|movie|mp[34]|play|embed|file|url|src|href/;
/** An element with one of these classes is a player that a script fills. */
const PLAYER_CLASS = /video|audio|player|embed|media/i;
/** The picture of the editor's sign for a video. */
const SIGN = /video-?logo|(?:flash|media|video|audio|play)\.(?:gif|png|svg)/i;
const STAND_INS = /^(?:img|div|span|p|section|a|figure|ins)$/;

/**
 * Makes players of what stands for one until a script runs: pictures with the address of a video in
 * another attribute, and empty elements with the address of a medium or a player.
 */
export const mediaPictures: Transform = (nodes) =>
  rewriteElements(nodes, (node) => {
    if (!STAND_INS.test(node.tagName) || some(node.children, isContent)) return node;
    return findMedium(node) ?? node;
  });

const isContent = (node: Node): boolean =>
  node.type === 'media' ||
  (node.type === 'text' && /\S/.test(node.value)) ||
  (isElement(node) && !STAND_INS.test(node.tagName)) ||
  isElement(node, 'img');

function findMedium(node: ElementNode): Node | null {
  const { tagName, properties } = node;
  const isOwn = (name: string) =>
    tagName === 'img' ? name === 'src' : name === 'style' || name === 'class';
  const entries = Object.entries(properties).slice(0, MAX_ATTRIBUTES);
  const addresses = entries.flatMap(([name, value]) =>
    MEDIA_NAME.test(name) && !isOwn(name) ? filterMediaLink(value) || [] : [],
  );
  const file = addresses.find((address) => MEDIA_FILE.test(address));
  if (file !== undefined) {
    return element('video', { src: file, poster: readPoster(properties, tagName) });
  }
  const isPlayer = tagName === 'img' || PLAYER_CLASS.test(properties.class ?? '');
  const page = entries.find(
    ([name, value]) =>
      MEDIA_NAME.test(name) &&
      !isOwn(name) &&
      (isPlayer || PLAYER_CLASS.test(name)) &&
      findPlayer(value) !== null,
  );
  return page === undefined ? null : linkCard(filterMediaLink(page[1]), properties.title);
}

function readPoster(properties: Readonly<Record<string, string>>, tagName: string): string {
  const sent = [
    properties['data-poster'],
    properties.poster,
    ...(tagName === 'img' ? [properties.src] : []),
  ].map((address) => filterImageLink(address));
  const isPicture = (address: string) =>
    address !== '' && !isPlaceholderName(address) && !SIGN.test(address);
  return sent.find(isPicture) ?? '';
}
