import { cutCharacters } from '../../model/cutCharacters.ts';
import { filterImageLink, filterLink } from '../../model/link.ts';
import { extractText } from '../../model/text.ts';
import { ALLOWED_TAGS, DROPPED_TAGS, RENAMED_TAGS } from '../elements.ts';
import { createFigure } from '../imageNode.ts';
import { element, isElement, isInline, rewriteElements, some, text } from '../tree.ts';
import type { ElementNode, Node, Transform } from '../types.ts';
import { MEDIA_FILE } from './embeds.ts';
import { MAX_ATTRIBUTES } from './imageAddresses.ts';
import { linkCard } from './players.ts';

/** Elements of HTML that are shown by their content only, and ticks, which `formParts` reads. */
const HTML_TAGS = new Set(
  'applet big blink body button data en-todo font head html keygen label marquee meter multicol nextid nobr optgroup option output picture progress rb rtc selectedcontent slot spacer time'.split(
    ' ',
  ),
);

/**
 * Shows elements that are none of HTML: cards of messengers, components of other sites, shapes of word
 * processors. Those with content are shown by it (`structure` unwraps them); an empty one is replaced by
 * the name, picture and link that its attributes have.
 */
export const unknownElements: Transform = (nodes) =>
  some(nodes, (node) => isElement(node) && isUnknown(node)) ? showAll(nodes) : [...nodes];

const showAll = (nodes: readonly Node[]): Node[] =>
  rewriteElements(nodes, (node) => {
    if (!isUnknown(node)) return node;
    if (isEmpty(node)) return describe(node);
    const href = readLink(['href', node.properties.href ?? '']);
    return href === '' || some(node.children, isLinkOrBlock) ? node : linkTo(href, node);
  });

const isLinkOrBlock = (node: Node): boolean =>
  node.type === 'media' || isElement(node, 'a') || !isInline(node);

const isUnknown = ({ tagName }: ElementNode): boolean =>
  !ALLOWED_TAGS.has(tagName) &&
  !DROPPED_TAGS.has(tagName) &&
  !RENAMED_TAGS.has(tagName) &&
  !HTML_TAGS.has(tagName) &&
  !tagName.startsWith('amp-');

const SHOWN_TAGS = /^(?:img|math|table|hr|video|audio|iframe|embed|object|input|select)$/;

/** Whether nothing in it is shown. */
const isEmpty = ({ children }: ElementNode): boolean =>
  !some(
    children,
    (node) =>
      node.type === 'media' ||
      (node.type === 'text' && /\S/.test(node.value)) ||
      (node.type === 'element' && SHOWN_TAGS.test(node.tagName)),
  );

const MAX_TEXT_CHARACTERS = 200;

/** Names of attributes with the name of the thing, the best first, and with more about it. */
const NAMES = [
  /(?:^|[-_:])title$/,
  /(?:^|[-_:])name$/,
  /(?:^|[-_:])(?:desc(?:ription)?|caption)$/,
  /nickname$/,
  /^(?:alt|aria-label)$/,
];
const NOTES = [
  /(?:author|singer|artist)$/,
  /nickname$/,
  /signature$/,
  /address$/,
  /(?:^|[-_:])(?:desc(?:ription)?|digest|summary)$/,
];
const PICTURE_NAME = /img|image|pic(?:ture)?s?$|cover|head|thumb|icon|poster|avatar|logo|photo/;
const PICTURE_ADDRESS = /\.(?:png|jpe?g|gif|webp|bmp)(?:[?#]|$)|[?&]wx_fmt=/i;
const LINK_NAME = /href|link|url|src$/;
/** Portraits and signs, which are no pictures of the text. */
const PORTRAIT_NAME = /head|avatar|icon|logo/;
const PORTRAIT_PX = '66';
/** What only a program reads: `wx_card`, `item-2`. */
const IDENTIFIER = /^[a-z]*[_.\d-][\w.-]*$/;

function describe(node: ElementNode): Node[] {
  const entries = Object.entries(node.properties).slice(0, MAX_ATTRIBUTES);
  const read = (patterns: readonly RegExp[], but = ''): string => {
    for (const pattern of patterns) {
      for (const [name, value] of entries) {
        const words = pattern.test(name) ? readWords(value) : '';
        if (words !== '' && words !== but) return words;
      }
    }
    return '';
  };
  const title = read(NAMES);
  const note = read(NOTES, title);
  const pictures = entries.filter(isPicture);
  const [pictureName = '', picture = ''] =
    pictures.find(([name]) => !PORTRAIT_NAME.test(name)) ?? pictures[0] ?? [];
  const link = entries.map(readLink).find((address) => address !== '') ?? '';
  const words = [title, note].filter((part) => part !== '');
  const line = words.length > 0 ? [element('p', {}, formatWords(words))] : [];
  if (MEDIA_FILE.test(link)) return [...line, element('video', { src: link, poster: picture })];
  if (picture !== '') {
    const size = readSize(node.properties);
    // A shape of a word processor is a picture with a name, and no card.
    const isShape = node.tagName.includes(':');
    const img = element('img', { src: picture, alt: isShape ? title : '', ...size });
    if (isShape) return [img];
    if (!PORTRAIT_NAME.test(pictureName)) return [createFigure(linkTo(link, img), words.join(' '))];
    Object.assign(img.properties, { width: PORTRAIT_PX, height: PORTRAIT_PX });
    return [element('p', {}, [linkTo(link, img), text(' '), ...formatWords(words)])];
  }
  if (link !== '') return [linkCard(link, words.join(' '))];
  return line;
}

const formatWords = ([title = '', note = '']: readonly string[]): Node[] => [
  element('b', {}, [text(title)]),
  ...(note === '' ? [] : [text(' '), element('small', {}, [text(note)])]),
];

const linkTo = (href: string, node: ElementNode): ElementNode =>
  href === '' ? node : element('a', { href }, [node]);

/** Returns words for readers; '' for addresses, ids and data. */
function readWords(value: string): string {
  const words = extractText(value).replace(/\s+/g, ' ').trim();
  const isForReaders =
    /[\p{L}\p{N}]/u.test(words) && !/^(?:\w+:)?\/\/|^[[{]/.test(words) && !IDENTIFIER.test(words);
  return isForReaders ? cutCharacters(words, MAX_TEXT_CHARACTERS) : '';
}

const isPicture = ([name, value]: readonly [string, string]): boolean =>
  (PICTURE_NAME.test(name) || (LINK_NAME.test(name) && PICTURE_ADDRESS.test(value))) &&
  /^https?:/.test(filterImageLink(value));

/** Paths belong to the server that the element was copied from. */
function readLink([name, value]: readonly [string, string]): string {
  if (!LINK_NAME.test(name) || PICTURE_NAME.test(name) || PICTURE_ADDRESS.test(value)) return '';
  const link = filterLink(value);
  return /^https?:/.test(link) ? link : '';
}

function readSize(properties: Readonly<Record<string, string>>): Record<string, string> {
  const [width = '', height = ''] = ['width', 'height'].map(
    (side) => properties[`data-${side}`] ?? properties[side] ?? '',
  );
  return width !== '' && height !== '' ? { width, height } : {};
}
