import { filterImageLink } from '../link.ts';
import { field, parseEach, parseNumber, type Wire } from '../wire.ts';
import { parseArticleKind } from './kind.ts';

/** Related entries name their pictures picB, picM and picS (wire 6.12). */
const PICTURE_KEYS = {
  small: ['picSmall', 'picS'],
  middle: ['picMiddle', 'picM'],
  big: ['picBig', 'picB'],
} as const;

/** No browser shows a .tif: with suffix .2 the server gives a picture of it (product 5.9). */
const parseThumbnail = (value: unknown): string =>
  filterImageLink(value).replace(/\.tiff?(?=$|[?#])/i, '$&.2');

/** The first picture of these sizes that is an address; storage paths are not. */
function pickPicture(wire: Wire, sizes: readonly (keyof typeof PICTURE_KEYS)[]): string {
  for (const size of sizes) {
    for (const key of PICTURE_KEYS[size]) {
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
 * The list of title pictures (product 3.4): `pic_list` for picType 3 of photo
 * sets, else `pic_list_title`.
 */
function parseTitleList(wire: Wire): string[] {
  const isPhotoSet = parseArticleKind(field(wire, 'articleType')) === 'photos';
  const wide = parseNumber(field(wire, 'picType')) === 3 && isPhotoSet;
  return parseAddresses(field(wire, wide ? 'pic_list' : 'pic_list_title'));
}

/** Title image: the given picture, else the first of the list (product 3.4). */
export function decideTitleImage(given: string, list: readonly string[]): string {
  return given || list[0] || '';
}

/**
 * Pictures of a row. picType 1 is one small and 2 (or 8) one big picture: the list
 * then holds the same picture in other crops, so that only one is kept.
 */
export function parseTitlePictures(wire: Wire): readonly string[] {
  const list = parseTitleList(wire);
  const picType = parseNumber(field(wire, 'picType'));
  const big = isBigPicType(picType);
  const given =
    pickPicture(wire, big ? ['big', 'middle', 'small'] : ['small', 'middle', 'big']) ||
    parseThumbnail(field(wire, 'imageUrl'));
  if (list.length > 1 && picType !== 1 && !big) return list;
  const only = decideTitleImage(given, list);
  return only === '' ? [] : [only];
}

/** picType 2 is one picture over the whole width; 8 is treated alike (product 3.5). */
export function isBigPicType(picType: number | null): boolean {
  return picType === 2 || picType === 8;
}

/**
 * Share image (product 3.5): for picType 2 and 8 picSmall, else picMiddle, else
 * picBig; for all others the first title picture. '' when there is none.
 */
export function parseShareImage(wire: Wire): string {
  if (isBigPicType(parseNumber(field(wire, 'picType')))) {
    return pickPicture(wire, ['small', 'middle', 'big']);
  }
  return parseTitlePictures(wire)[0] ?? '';
}
