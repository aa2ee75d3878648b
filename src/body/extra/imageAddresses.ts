import { filterImageLink } from '../../model/link.ts';
import type { ElementNode } from '../types.ts';

type Properties = Readonly<Record<string, string>>;

/** Attributes with the address of a lazy image, the most frequent first. */
const LAZY_NAMES = [
  'data-src',
  'data-original',
  'data-lazy-src',
  'data-actualsrc',
  '_src',
  'data-echo',
  'data-url',
  'zoomfile',
  'file',
];
/** Names that other scripts use for the same, without those of other things. */
const LAZY_NAME =
  /^(?!.*(?:place-?holder|loading|error|default|thumb|small|avatar|icon|poster|src-?set))(?:data-|_|lay-|real|orig|lazy|load).*(?:src|orig|lazy|echo|url|file|image|img|pic|hires)/;
/** Attributes of an element beyond this number are not read. */
export const MAX_ATTRIBUTES = 60;

/** The name of a file that only fills the place of an image, or a part of its address. */
const PLACEHOLDER =
  /(?:^|[/_.=-])(?:(?:pre)?load(?:ing|er)?|lazy(?:load(?:ing)?)?|blank|place-?holder|spacer?|trans(?:parent)?|pixel|dot|empty|clear|wait(?:ing)?|gr[ae]y|white|default|none|no-?(?:pic|img|image)|1x1|1px|[a-z_]{1,2}\.gif)(?=[\d/_.?&=-]*(?:[_.?&-]|$))/i;
const LAZY_CLASS = /(?:^|[\s_-])(?:lazy|lazy-?load(?:ing)?|lozad)(?=$|[\s_])/i;
const GRAPHIC = /\.(?:gif|svg)(?:[?#]|$)/i;
const PHOTO = /\.(?:jpe?g|png|webp|bmp)(?:[?#]|$)/i;

/** Whether an address names a file that only fills the place of an image. */
export const isPlaceholderName = (address: string): boolean =>
  PLACEHOLDER.test(address.replace(/^https?:\/\/[^/]*/, '').slice(-200));

/**
 * Returns the addresses of an image that a script would load, those of placeholders last; several
 * for other sizes of the same image.
 */
export function findLazyAddresses(properties: Properties): string[] {
  const others = Object.keys(properties)
    .slice(0, MAX_ATTRIBUTES)
    .filter((name) => LAZY_NAME.test(name) && !LAZY_NAMES.includes(name));
  const addresses = [...LAZY_NAMES, ...others]
    .map((name) => filterImageLink(properties[name]))
    .filter((address) => address !== '');
  return [
    ...addresses.filter((address) => !isPlaceholderName(address)),
    ...addresses.filter(isPlaceholderName),
  ];
}

/** Returns all addresses of an image, its own first. */
export const findImageAddresses = ({ properties }: ElementNode): string[] =>
  [filterImageLink(properties.src), ...findLazyAddresses(properties)].filter(
    (address) => address !== '',
  );

/**
 * Whether the own address of an image only fills its place until a script replaces it by `real`.
 * Other own addresses are kept: the CMS copies images to its host, and attributes may still name the
 * host that it copied them from.
 */
export function isPlaceholder({ properties }: ElementNode, real = ''): boolean {
  const own = filterImageLink(properties.src);
  return (
    own === '' ||
    LAZY_CLASS.test(properties.class ?? '') ||
    isPlaceholderName(own) ||
    (GRAPHIC.test(own) && PHOTO.test(real))
  );
}

/** Width of a phone in CSS pixels, and in device pixels at a ratio of two. */
const PHONE_WIDTH_PX = 375;
const WANTED_WIDTH_PX = 750;

/** Longer lists are read only up to here. */
const MAX_SRCSET_CHARACTERS = 20_000;

interface Candidate {
  readonly address: string;
  readonly width: number;
}

/** Returns the candidates of a `srcset`, divided as in the HTML standard: an address may contain commas. */
function parseSrcset(srcset: string): Candidate[] {
  const candidates: Candidate[] = [];
  // An address up to the next blank; its descriptors up to a comma outside of brackets.
  const address = /[ \t\n\f\r,]*([^ \t\n\f\r]+)/y;
  const descriptors = /(?:[^,(]|\([^)]*\)?)*/y;
  const text = srcset.slice(0, MAX_SRCSET_CHARACTERS);
  for (let match = address.exec(text); match !== null; match = address.exec(text)) {
    const [, sent = ''] = match;
    descriptors.lastIndex = address.lastIndex;
    const described = sent.endsWith(',') ? '' : (descriptors.exec(text)?.[0] ?? '');
    address.lastIndex += described.length;
    const width = parseDescriptors(described);
    const link = filterImageLink(sent.replace(/(^|[^,]),+$/, '$1'));
    if (width !== null && link !== '') candidates.push({ address: link, width });
  }
  return candidates;
}

/** Returns the width in device pixels; null for invalid descriptors. */
function parseDescriptors(text: string): number | null {
  const parts = text.split(/[ \t\n\f\r]+/).filter((part) => part !== '' && !/^\d+h$/.test(part));
  if (parts.length === 0) return PHONE_WIDTH_PX;
  const [, amount, unit] = /^(\d{1,5}(?:\.\d{1,9})?|\.\d{1,9})([wx])$/.exec(parts.join(' ')) ?? [];
  if (amount === undefined) return null;
  return Number(amount) * (unit === 'x' ? PHONE_WIDTH_PX : 1);
}

/**
 * Returns the narrowest candidate that is wide enough for a phone, else the widest; '' for
 * none.
 */
export function chooseCandidate(srcset: string): string {
  const candidates = parseSrcset(srcset).sort((one, other) => one.width - other.width);
  const wide = candidates.find(({ width }) => width >= WANTED_WIDTH_PX);
  return (wide ?? candidates[candidates.length - 1])?.address ?? '';
}
