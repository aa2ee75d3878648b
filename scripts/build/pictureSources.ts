import { decodeReferences } from '../../src/model/decodeReferences.node.ts';
import { formatPictureAddress } from './pictureAddress.ts';
import { attributeOf, type Edit, type Tag } from './scanTags.ts';

/** Widths that an image service is asked for (px). */
const WIDTHS_PX = [240, 480, 800, 1200, 1600] as const;

/** Width of the design, and the widest a page is shown. */
const PAGE_PX = 750;

/** Narrower pictures are icons. */
const MIN_PX = 100;

/** Pixels of a screen for each pixel of the design, at most: a sharper picture looks the same. */
const DENSITY = 2;

/** Widths of the pictures in rows of lists (design pixels), by the class of the row. */
const ROW_PX: Readonly<Record<string, number>> = {
  'row-small': 240,
  'row-three': 240,
  'row-big': PAGE_PX,
};

/**
 * Returns the function that reads the start tags of a page in their order, and returns the edit that gives
 * a picture the addresses of its widths; null for all else. Only pictures whose place has a known width
 * have some. `src` stays: it is requested by old browsers, and when the service fails.
 *
 * @param pattern address of the image service (`IMAGE_SERVICE`)
 */
export function createPictureSources(pattern: string): (tag: Tag) => Edit | null {
  let rowPx = 0;
  return (tag) => {
    const classes = attributeOf(tag, 'class')?.split(' ') ?? [];
    if (classes.includes('row')) rowPx = ROW_PX[classes.find((name) => name in ROW_PX) ?? ''] ?? 0;
    if (tag.name !== 'img') return null;
    const sources = createSources(pattern, tag, rowPx);
    const src = tag.attributes.find(({ name }) => name === 'src');
    return src && sources ? { start: src.end, end: src.end, text: ` ${sources}` } : null;
  };
}

/** Returns the attributes; '' where the picture stays as it is. */
function createSources(pattern: string, tag: Tag, rowPx: number): string {
  // The servers of ads count requests.
  const isKept = ['srcset', 'data-unsized', 'data-ad'].some(
    (name) => attributeOf(tag, name) !== undefined,
  );
  const width = Number(attributeOf(tag, 'width') ?? rowPx);
  if (isKept || !(width >= MIN_PX)) return '';
  const address = decodeReferences(attributeOf(tag, 'src') ?? '');
  // Pictures of a text have the width of their file, others that of their place.
  const isFileWidth = attributeOf(tag, 'data-i') !== undefined;
  const largest = WIDTHS_PX.findIndex((px) => px >= width * DENSITY);
  const widths = isFileWidth
    ? WIDTHS_PX.filter((px) => px < width)
    : WIDTHS_PX.slice(0, largest < 0 ? WIDTHS_PX.length : largest + 1);
  const copies = widths.map((px) => [formatPictureAddress(pattern, address, px), px] as const);
  if (copies.length === 0 || copies.some(([copy]) => copy === '')) return '';
  const all = isFileWidth ? [...copies, [address, width] as const] : copies;
  const placePx = isFileWidth ? PAGE_PX : Math.min(width, PAGE_PX);
  const vw = Math.round((placePx / PAGE_PX) * 100);
  return `srcset="${escapeValue(all.map(formatCandidate).join(','))}" sizes="(min-width:${PAGE_PX}px)${placePx}px,${vw}vw"`;
}

/** A comma at its end would belong to the list, as would one at its start. */
const formatCandidate = ([address, px]: readonly [string, number]): string =>
  `${address.replace(/,$/, '%2C')} ${px}w`;

const escapeValue = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
