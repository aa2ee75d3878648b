import { filterImageLink } from '../link.ts';
import * as read from '../read.ts';
import { field, parseEach, type Wire } from '../wire.ts';
import { parseArticleKind } from './articleKind.ts';

/** Related entries name their images picB, picM and picS (wire 6.12). */
const IMAGE_KEYS = {
  small: ['picSmall', 'picS'],
  middle: ['picMiddle', 'picM'],
  big: ['picBig', 'picB'],
} as const;

/**
 * Browsers cannot show .tif files; the server has a converted copy with the suffix .2 (product 5.9).
 */
const parseThumbnail = (value: unknown): string =>
  filterImageLink(value).replace(/\.tiff?(?=$|[?#])/i, '$&.2');

/** Returns the first image of these sizes that is a web address; storage paths are skipped. */
function pickImage(wire: Wire, sizes: readonly (keyof typeof IMAGE_KEYS)[]): string {
  for (const size of sizes) {
    for (const key of IMAGE_KEYS[size]) {
      const url = parseThumbnail(field(wire, key));
      if (url !== '') return url;
    }
  }
  return '';
}

function parseAddresses(value: unknown): string[] {
  const urls = parseEach(value, (element) => parseThumbnail(element) || null);
  return urls.filter((url, index) => urls.indexOf(url) === index);
}

/**
 * Returns the list of title images (product 3.4): `pic_list` for photo sets with picType 3,
 * else `pic_list_title`.
 */
function parseTitleList(wire: Wire): string[] {
  const isPhotoSet = parseArticleKind(field(wire, 'articleType')) === 'photos';
  const wide = read.number(wire, 'picType') === 3 && isPhotoSet;
  return parseAddresses(field(wire, wide ? 'pic_list' : 'pic_list_title'));
}

/** Returns the title image: the given one, else the first of the list (product 3.4). */
export function decideTitleImage(given: string, list: readonly string[]): string {
  return given || list[0] || '';
}

/**
 * Returns the title images of a row. For picType 1 (one small image) and 2 or 8 (one large
 * image) the list contains crops of the same image, so only one is kept.
 */
export function parseTitleImages(wire: Wire): readonly string[] {
  const list = parseTitleList(wire);
  const picType = read.number(wire, 'picType');
  const big = isBigPicType(picType);
  const given =
    pickImage(wire, big ? ['big', 'middle', 'small'] : ['small', 'middle', 'big']) ||
    parseThumbnail(field(wire, 'imageUrl'));
  if (list.length > 1 && picType !== 1 && !big) return list;
  const only = decideTitleImage(given, list);
  return only === '' ? [] : [only];
}

/** picType 2 is one image over the whole width; 8 is treated alike (product 3.5). */
export function isBigPicType(picType: number | null): boolean {
  return picType === 2 || picType === 8;
}

/**
 * Returns the share image (product 3.5): for picType 2 and 8 picSmall, else picMiddle, else
 * picBig; for all other types the first title image. '' when there is none.
 */
export function parseShareImage(wire: Wire): string {
  if (isBigPicType(read.number(wire, 'picType'))) {
    return pickImage(wire, ['small', 'middle', 'big']);
  }
  return parseTitleImages(wire)[0] ?? '';
}
