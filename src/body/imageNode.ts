import type { ArticleImage } from '../model/article/articleTypes.ts';
import { filterImageLink } from '../model/link.ts';
import { element, text } from './tree.ts';
import type { BodyOptions, ElementNode, Node } from './types.ts';

/** The end of a caption that names who made the image: `何一舟 摄`, `（新华社供图）`. */
const CREDIT =
  /^(.*?)([（(]?[^\s。！？；（(]{1,12}[\s\u00a0]?(?:摄|摄影|供图|绘|制图)[）)]?[。.]?)$/s;

/** Returns the content of a caption; its credit is a `small`, which is kept on one line. */
export function createCaption(caption: string): Node[] {
  const [, words = '', credit] = CREDIT.exec(caption) ?? [];
  if (credit === undefined) return [text(caption)];
  return [...(words ? [text(words)] : []), element('small', {}, [text(credit)])];
}

/** Narrower images are inline symbols and stay in their line. In px of the original. */
export const SMALL_PX = 200;

/** Space reserved for an image of unknown size: 3:2 over the width of the design. */
export const UNSIZED = { width: '750', height: '500', 'data-unsized': '' } as const;

/**
 * An inline image: raster formats only, because SVG is a document. The bake makes files of large ones
 * (scripts/bake/render/pagePictures.ts).
 */
export const INLINE_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z\d+/]+={0,2}$/;

export function isSmallImage({ properties }: ElementNode): boolean {
  return (
    properties['data-unsized'] === undefined &&
    properties.width !== undefined &&
    Number(properties.width) < SMALL_PX
  );
}

/** Returns the image of a marker; [] when its address is refused. */
export function createImageNode({ url, caption, width, height }: ArticleImage): Node[] {
  const src = filterImageLink(url);
  if (src === '') return [];
  const size: Record<string, string> =
    width > 0 && height > 0 ? { width: String(width), height: String(height) } : {};
  const img = element('img', { src, ...size, alt: caption });
  return [isSmallImage(img) ? img : createFigure(img, caption)];
}

export function createFigure(content: Node, caption = ''): ElementNode {
  const children =
    caption === '' ? [content] : [content, element('figcaption', {}, createCaption(caption))];
  return element('figure', { class: 'pic' }, children);
}

/**
 * Returns the address to load an image from (product 5.9): .gif unchanged; .tif, which
 * browsers cannot show, with suffix .2 (.1 in preview); addresses under the site's image path
 * with .2, except where originals are shown.
 */
export function decideImageAddress(
  url: string,
  options: Pick<BodyOptions, 'original' | 'preview' | 'imageSuffixPath'>,
): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const extension = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase();
  // '.2' is no extension: an address with a suffix gets no second one.
  if (extension === 'gif' || /\.\d$/.test(path)) return url;
  if (extension === 'tif' || extension === 'tiff') {
    return `${path}.${options.preview ? 1 : 2}${rest}`;
  }
  const isOwn =
    options.imageSuffixPath !== '' &&
    anyProtocol(url).startsWith(anyProtocol(options.imageSuffixPath));
  return isOwn && !options.original ? `${path}.2${rest}` : url;
}

/**
 * Removes the protocol: settings may name the host with http where articles have https, or
 * without one.
 */
const anyProtocol = (url: string) => url.replace(/^https?:(?=\/\/)/i, '');
