import { readPictureSize } from '../../sample/pictureName.ts';
import type { Block, Photo, SampleArticle } from '../../sample/types.ts';
import { PAYLOAD_KEY } from '../apps.ts';
import { encryptSm4 } from '../ciphers.ts';
import type { Addresses } from './addresses.ts';
import { ENTITIES, escapeText } from './loose.ts';

type Wire = Record<string, unknown>;

/** A body in its wire form: an HTML document with placeholders, and the media they refer to. */
export interface WireBody {
  readonly content: string;
  readonly images?: readonly Wire[];
  readonly videos?: readonly Wire[];
  readonly audios?: readonly Wire[];
}

/** Formats the address of a video, encrypted where the article requires that. */
export function formatVideoUrl(
  block: { readonly video: string; readonly encrypted?: boolean },
  addresses: Addresses,
): string {
  const address = addresses.file(block.video);
  return block.encrypted ? encryptSm4(address, PAYLOAD_KEY) : address;
}

/** Removes tags, for plain text. Not a sanitiser: the result is never used as HTML. */
export const stripTags = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Formats `imageStyle`, the raw attributes of an img tag (wire 7.5): in most cases
 * with sizes, in some without, in some truncated.
 */
function formatImageStyle(picture: string, index: number): string {
  const { width, height } = readPictureSize(picture);
  const ratio = (height / width).toFixed(7);
  switch (index % 5) {
    case 0:
      return ` class="rich_pages wxw-img" data-ratio="${ratio}" data-type="jpeg" data-w="${width}" style="width: 677px; height: auto !important;"`;
    case 1:
      return ` width="${width}" height="${height}" border="0"`;
    case 2:
      return ` class="" data-ratio="${ratio}" data-w="${width}"  style="max-width:100%;"`;
    case 3:
      return ` alt="" style="max-width:100%;width:${width}px;height:${height}px;"`;
    default:
      return ` data-ratio="${ratio}" data-w="${width}" class="__bg_gif" style="display: block;vertical-ali`;
  }
}

/** Formats the body of an article as the CMS's editor saves it (wire 7.1). */
export function formatArticleBody(article: SampleArticle, addresses: Addresses): WireBody {
  if (article.kind === 'photos') return formatPhotoSet(article.photos ?? [], article, addresses);
  const marks = new Marks(addresses);
  const html = (article.body ?? []).map((block) => marks.write(block));
  const groups = marks.groups();
  const content = article.content ?? formatDocument(html);
  if (article.kind === 'video' && groups.videos) {
    // A video article has one placeholder for the group and none for its items.
    const text = content.replace(/<!--VIDEOARRAY#\d+-->/g, '');
    return { content: text.replace('<body>', '<body>\n  <!--VIDEOS#1-->'), ...groups };
  }
  return { content, ...groups };
}

function formatPhotoSet(
  photos: readonly Photo[],
  article: SampleArticle,
  addresses: Addresses,
): WireBody {
  const html = (article.body ?? []).map((block) => new Marks(addresses).write(block));
  const imagearray = photos.map((photo, index) => ({
    ref: addresses.image(photo.picture),
    ...formatBodyImage(photo.picture, index, addresses, photo.caption),
  }));
  return {
    content: article.content ?? `<!--IMAGES#1-->${html.join('')}`,
    images: [{ ref: '<!--IMAGES#1-->', imagearray }],
  };
}

/** Formats the image with this index in a body. */
export const formatBodyImage = (
  picture: string,
  index: number,
  addresses: Addresses,
  caption = '',
): Wire => ({
  picType: 1,
  summary: caption.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char),
  imageStyle: formatImageStyle(picture, index),
  imageUrl: addresses.image(picture),
});

/** Formats a document with line breaks and indentation, as real servers do. */
const formatDocument = (html: readonly string[]): string =>
  `<html>\n <head></head>\n <body>\n  ${html.join('\n  ')}\n </body>\n</html>`;

class Marks {
  readonly #addresses: Addresses;
  readonly #images: Wire[] = [];
  readonly #videos: Wire[] = [];
  readonly #audios: Wire[] = [];

  constructor(addresses: Addresses) {
    this.#addresses = addresses;
  }

  /** Returns the HTML of a block and adds its media to the groups. */
  write(block: Block): string {
    if (typeof block === 'string') return `<p>${escapeText(block)}</p>`;
    if ('heading' in block) return `<p><strong>${escapeText(block.heading)}</strong></p>`;
    if ('quote' in block) {
      return `<blockquote>\n   <p>${escapeText(block.quote)}</p>\n  </blockquote>`;
    }
    if ('table' in block) return formatTable(block.table);
    if ('html' in block) return block.html;
    if ('picture' in block) return this.#markImage(block.picture, block.caption ?? '');
    if ('video' in block) {
      const ref = `<!--VIDEOARRAY#${this.#videos.length}-->`;
      this.#videos.push({
        ref,
        videoUrl: formatVideoUrl(block, this.#addresses),
        imageUrl: this.#addresses.image(block.poster),
        duration: block.seconds,
        attAbstract: block.text ?? '',
        // Absent is horizontal.
        ...(block.tall && { videoDirection: 1 }),
        ...(block.captions && { captionUrl: this.#addresses.file(block.captions) }),
      });
      return `<p>${ref}</p>`;
    }
    const ref = `<!--AUDIOARRAY#${this.#audios.length}-->`;
    this.#audios.push({
      ref,
      audioUrl: this.#addresses.file(block.audio),
      title: block.title,
      audioTitle: block.title,
      audioTitleType: 2,
      description: block.text ?? '',
      duration: block.seconds,
    });
    return `<p>${ref}</p>`;
  }

  #markImage(picture: string, caption: string): string {
    const index = this.#images.length;
    const ref = `<!--IMAGEARRAY#${index}-->`;
    this.#images.push({
      ref,
      ...formatBodyImage(picture, index, this.#addresses, caption),
    });
    return `<p style="text-align: center;">\n   ${ref}</p>`;
  }

  /** Returns the groups without empty ones (wire 7.4). */
  groups(): Omit<WireBody, 'content'> {
    return {
      ...(this.#images.length > 0 && {
        images: [{ ref: '<!--IMAGES#1-->', imagearray: this.#images }],
      }),
      ...(this.#videos.length > 0 && {
        videos: [{ ref: '<!--VIDEOS#1-->', videoarray: this.#videos }],
      }),
      ...(this.#audios.length > 0 && {
        audios: [{ ref: '<!--AUDIOS#1-->', audioarray: this.#audios }],
      }),
    };
  }
}

function formatTable(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells, line) => {
    const tag = line === 0 ? 'th' : 'td';
    const inside = cells.map(
      (cell) => `<${tag} style="padding: 5px 10px;">${escapeText(cell)}</${tag}>`,
    );
    return `<tr>${inside.join('')}</tr>`;
  });
  return `<table width="680" border="1" cellspacing="0"><tbody>\n   ${lines.join('\n   ')}\n  </tbody></table>`;
}
