import { filterImageLink, filterMediaLink } from '../../model/link.ts';
import { element, isBlank, isElement, some } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';
import { fileCard, findPlayer, findTencentPlayer, frameCard, playerCard } from './players.ts';

/**
 * Replaces `<iframe>`, `<embed>` and `<object>`, because no foreign page runs inside an
 * article: a player by a card that links to the video (`players.ts`), a media file or image by
 * its element, any other page by a card with its host or the name of its file. An object without
 * these, or in Flash, is replaced by its fallback content.
 */
export const embeds: Transform = (nodes, { leaveOut }) => {
  const replace = (node: Node): Node[] => {
    if (!isElement(node)) return [node];
    if (!isFrame(node)) return [{ ...node, children: node.children.flatMap(replace) }];
    const inner =
      node.tagName === 'object' ? node.children.filter((child) => !isElement(child, 'param')) : [];
    const isFlash = FLASH_FILE.test(readAddresses(node)[0] ?? '');
    if (isFlash && !isBlank(inner)) return inner.flatMap(replace);
    const replaced = replaceFrame(node);
    if (typeof replaced !== 'string') return replaced;
    const fallback = inner.flatMap(replace);
    // A frame inside is another form of the same content.
    if (!isBlank(fallback) || some(inner, isFrame)) return fallback;
    return leaveOut(replaced, [node]);
  };
  return nodes.flatMap(replace);
};

const isFrame = (node: Node): boolean =>
  isElement(node) && /^(?:iframe|embed|object)$/.test(node.tagName);

/** Attributes with the address; those of lazy-loading scripts last. */
const ADDRESSES = [
  'src',
  'data',
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-url',
  'data-litespeed-src',
];
/** Names of an object's parameters with the address; `movie` is Flash's. */
const PARAMETERS = /^(?:movie|src|url|filename)$/i;

export const MEDIA_FILE =
  /\.(?:mp4|m4v|mov|webm|m3u8|flv|mp3|m4a|aac|wav|og[gav]|opus|flac)(?:[?#]|$)/i;
const IMAGE_FILE = /\.(?:png|jpe?g|gif|webp|bmp)(?:[?#]|$)/i;
/** No supported browser runs Flash. */
const FLASH_FILE = /\.swf(?:[?#]|$)/i;
/** Frames that only count visits or show advertisements. */
const TRACKER =
  /^https?:\/\/(?:[\w-]+\.)*(?:googletagmanager|doubleclick|googlesyndication|google-analytics)\.(?:com|net)\//i;

/** Returns what is shown in place of a frame, or why nothing is. */
function replaceFrame(node: ElementNode): Node[] | 'hidden' | 'address' {
  const { properties } = node;
  const { title } = properties;
  const addresses = readAddresses(node);
  for (const address of addresses) {
    const player = findPlayer(address);
    if (player !== null) return [playerCard(player, title)];
  }
  const named = findTencentPlayer(properties);
  if (named !== null) return [playerCard(named, title)];

  const address = addresses[0] ?? '';
  if (TRACKER.test(address) || isHidden(node)) return 'hidden';
  const isFile = MEDIA_FILE.test(address) && !FLASH_FILE.test(address);
  const file = isFile ? address : findPlayedFile(node, address);
  if (file !== '') return [element('video', { src: file })];
  if (node.tagName !== 'iframe' && isImage(address, properties.type)) {
    const { width, height } = properties;
    const size = { ...(width && { width }), ...(height && { height }) };
    return [element('img', { src: address, alt: title ?? '', ...size })];
  }
  if (/^https?:/.test(address)) return [frameCard(address, title)];
  // A path belongs to the server that the article was copied from, but not every file that it shows.
  const other = address === '' ? null : fileCard(address, title);
  return other === null ? 'address' : [other];
}

/** Returns the address of the video that a player in Flash plays, from its own address or its variables. */
function findPlayedFile({ properties, children }: ElementNode, address: string): string {
  if (!FLASH_FILE.test(address)) return '';
  const variables = children.flatMap((child) =>
    isElement(child, 'param') && /^flashvars$/i.test(child.properties.name ?? '')
      ? [child.properties.value]
      : [],
  );
  const sent = [properties.flashvars, ...variables, /\?(.*)/.exec(address)?.[1]];
  for (const value of sent) {
    for (const one of new URLSearchParams(value).values()) {
      const file = filterMediaLink(one);
      if (MEDIA_FILE.test(file)) return file;
    }
  }
  return '';
}

function readAddresses({ properties, children }: ElementNode): string[] {
  const parameters = children.flatMap((child) =>
    isElement(child, 'param') && PARAMETERS.test(child.properties.name ?? '')
      ? [child.properties.value]
      : [],
  );
  return [...ADDRESSES.map((name) => properties[name]), ...parameters]
    .map((address) => filterMediaLink(address))
    .filter((address) => address !== '');
}

const isImage = (address: string, type = ''): boolean =>
  filterImageLink(address) !== '' && (IMAGE_FILE.test(address) || /^image\/(?!svg)/i.test(type));

const HIDING_STYLE =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:width|height)\s*:\s*[01](?:px)?\s*(?:!|;|$))/i;

/** Whether the frame was invisible on its page, as most visit counters are. */
function isHidden({ properties }: ElementNode): boolean {
  const isTiny = (side: string | undefined) => /^\s*[01](?:px)?\s*$/.test(side ?? '');
  return (
    properties.hidden !== undefined ||
    isTiny(properties.width) ||
    isTiny(properties.height) ||
    HIDING_STYLE.test(properties.style ?? '')
  );
}
