import { filterImageLink } from '../../src/model/link.ts';

/** Drawings, and pictures that may move: a smaller copy would be another picture. */
const UNCHANGED = /\.(?:gif|svgz?)(?:\.\d)?$/i;

/**
 * Returns the address of a picture in a width, at the image service of the deployment (`IMAGE_SERVICE`);
 * '' where the service cannot have it: for an address that is not of the web, for drawings and GIF files,
 * for what is at the service already, and where the pattern cannot contain the address.
 *
 * @param widthPx pixels of the file
 */
export function formatPictureAddress(pattern: string, address: string, widthPx: number): string {
  const url = URL.parse(filterImageLink(address));
  if (url === null || UNCHANGED.test(url.pathname)) return '';
  if (URL.parse(pattern)?.origin === url.origin) return '';
  // What the pattern adds would belong to the query or the fragment of the address.
  if (pattern.includes('{address}') && url.search + url.hash !== '') return '';
  const filled = pattern
    .replace('{width}', String(widthPx))
    .replace(/\{(url|address)\}/, (_, name) => (name === 'url' ? encode(url.href) : url.href));
  return filterImageLink(filled);
}

/** Unlike `encodeURIComponent` it leaves nothing that ends a value in HTML or CSS. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /['()*!]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
