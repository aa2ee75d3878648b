import { filterImageLink, filterMediaLink } from '../../model/link.ts';
import { element, isBlank, isElement, rewriteElements, some } from '../tree.ts';
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
 * Makes players of what a script would replace by one: pictures with the address of a video in
 * another attribute, and empty elements with the address of a medium or a player.
 */
export const mediaPictures: Transform = (nodes) =>
  rewriteElements(nodes, (node) => {
    if (!STAND_INS.test(node.tagName)) return node;
    const [only, ...others] = node.children.filter((child) => !isBlank([child]));
    if (node.tagName === 'a' && isElement(only, 'img') && others.length === 0) {
      return findLinkedFilm(node, only) ?? node;
    }
    return some(node.children, isContent) ? node : (findMedium(node) ?? node);
  });

const isContent = (node: Node): boolean =>
  node.type === 'media' ||
  (node.type === 'text' && /\S/.test(node.value)) ||
  (isElement(node) && !STAND_INS.test(node.tagName)) ||
  isElement(node, 'img');

/** Returns the video that a picture links to. */
function findLinkedFilm({ properties }: ElementNode, image: ElementNode): Node | null {
  const src = filterMediaLink(properties.href);
  if (!MEDIA_FILE.test(src)) return null;
  return element('video', { src, poster: readPoster(image.properties, 'img') });
}

/** The address of a video in settings of a player. */
const INNER_FILE =
  /https?:[^\s"'<>]{4,1000}?\.(?:mp4|m4v|m3u8|webm|mp3|m4a)(?![\w.])[^\s"'<>\\]{0,500}/i;

function findMedium(node: ElementNode): Node | null {
  const { tagName, properties } = node;
  const isOwn = (name: string) =>
    tagName === 'img' ? name === 'src' : name === 'style' || name === 'class';
  const entries = Object.entries(properties).slice(0, MAX_ATTRIBUTES);
  const addresses = entries.flatMap(([name, value]) =>
    MEDIA_NAME.test(name) && !isOwn(name) ? filterMediaLink(value) || [] : [],
  );
  const isPlayer = tagName === 'img' || PLAYER_CLASS.test(properties.class ?? '');
  const settings = entries.flatMap(([name, value]) =>
    isPlayer && /^data-|config|setting/.test(name)
      ? (INNER_FILE.exec(value.replace(/\\\//g, '/'))?.[0] ?? [])
      : [],
  );
  const file = [...addresses, ...settings].find((address) => MEDIA_FILE.test(address));
  if (file !== undefined) {
    return element('video', { src: file, poster: readPoster(properties, tagName) });
  }
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
