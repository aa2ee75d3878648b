import type { Picture } from '../model/article/types.ts';
import { filterImageLink } from '../model/link.ts';
import { element, text } from './tree.ts';
import type { BodyOptions, ElementNode, Node } from './types.ts';

/** Narrower pictures are signs in the text: they stay in their line. In px of the original. */
export const SMALL_PX = 200;

/** Room kept for a picture whose size nobody told, 3:2 over the width of the design. */
export const UNSIZED = { width: '750', height: '500', 'data-unsized': '' } as const;

/**
 * A picture in the text's own bytes: raster formats only, as SVG is a document. At most
 * 8,192 characters (6 KB of picture): enough for signs and formulas, while a photograph
 * would weigh more in the HTML than the whole page does.
 */
export const INLINE_IMAGE =
  /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z\d+/]{1,8192}={0,2}$/;

export function isSmallPicture({ properties }: ElementNode): boolean {
  return (
    properties['data-unsized'] === undefined &&
    properties.width !== undefined &&
    Number(properties.width) < SMALL_PX
  );
}

/** The picture that a mark stands for; nothing when its address is refused. */
export function pictureNode({ url, caption, width, height }: Picture): Node[] {
  const src = filterImageLink(url);
  if (src === '') return [];
  const size: Record<string, string> =
    width > 0 && height > 0 ? { width: String(width), height: String(height) } : {};
  const img = element('img', { src, ...size, alt: caption });
  return [isSmallPicture(img) ? img : figure(img, caption)];
}

export function figure(content: Node, caption = ''): ElementNode {
  const children =
    caption === '' ? [content] : [content, element('figcaption', {}, [text(caption)])];
  return element('figure', { class: 'pic' }, children);
}

/**
 * The address a picture is asked for by (product 5.9): .gif as it is; .tif, which no
 * browser shows, with suffix .2 (.1 in preview); what lies under the site's picture path
 * with .2, except where originals are shown.
 */
export function pictureAddress(
  url: string,
  options: Pick<BodyOptions, 'original' | 'preview' | 'imageSuffixPath'>,
): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const extension = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase();
  // '.2' is no extension: an address that has its suffix gets no second one.
  if (extension === 'gif' || /\.\d$/.test(path)) return url;
  if (extension === 'tif' || extension === 'tiff') {
    return `${path}.${options.preview ? 1 : 2}${rest}`;
  }
  const isOwn =
    options.imageSuffixPath !== '' &&
    anyProtocol(url).startsWith(anyProtocol(options.imageSuffixPath));
  return isOwn && !options.original ? `${path}.2${rest}` : url;
}

/** Settings name the host with http where articles have https, and without any. */
const anyProtocol = (url: string) => url.replace(/^https?:(?=\/\/)/i, '');
