import { readPictureSize } from '../../sample/pictureName.ts';
import type { SampleArticle } from '../../sample/types.ts';
import type { Addresses } from './addresses.ts';

/** Formats an internal storage path, which some image fields contain instead of a URL (wire 5.13). */
export function formatStoragePath(picture: string, seed: number): string {
  const digits = ((seed * 2654435761) % 4294967296).toString(16).padStart(8, '0');
  return `图片存储;xy/202611/20/${digits}-${picture}.jpg`;
}

/** Lists the names of the images in the body or photo set, in order. */
export function listBodyImages(article: SampleArticle): readonly string[] {
  if (article.kind === 'photos') return (article.photos ?? []).map((photo) => photo.picture);
  return (article.body ?? []).flatMap((block) =>
    typeof block === 'object' && 'picture' in block ? [block.picture] : [],
  );
}

/** Lists the images of an article's row: those that editors chose, else the first of the body. */
export function listTitleImages(article: SampleArticle): readonly string[] {
  if (article.titlePictures) return article.titlePictures;
  const pictures = listBodyImages(article);
  return article.kind === 'photos' ? pictures.slice(0, 3) : pictures.slice(0, 1);
}

/** Decides `picType`: 1 one small image (or none), 2 one big image, 0 two or three, 3 a photo set. */
export function decidePicType(article: SampleArticle): number {
  if (article.picType !== undefined) return article.picType;
  if (article.big) return 2;
  return listTitleImages(article).length > 1 ? 0 : 1;
}

/** Formats the images of a row; keys that are not set are absent, not "". */
export function formatRowImages(article: SampleArticle, addresses: Addresses) {
  const titles = listTitleImages(article).map((name) => formatCrop(name, article.id, addresses));
  const body = listBodyImages(article);
  const [first] = listTitleImages(article);
  const picType = decidePicType(article);
  const lead = first ? addresses.image(first) : null;
  const size = first ? readPictureSize(first) : null;
  return {
    picType,
    isBigPic: picType === 2 ? 1 : 0,
    ...(lead && { picBig: lead, picMiddle: lead }),
    ...(lead && article.id % 3 !== 0 && { picSmall: `${lead}.0` }),
    ...Object.fromEntries(
      body.slice(0, 3).map((name, index) => [`pic${index}`, addresses.image(name)]),
    ),
    pic_list_title: titles,
    pic_list:
      picType === 3
        ? body.map((name) => addresses.image(name))
        : body.map((name, index) => (index === 1 ? '' : formatStoragePath(name, article.id))),
    picCount: String(body.length),
    ...(size && article.id % 4 !== 0 && { picRatio: `${size.width}:${size.height}` }),
    pic: [],
    picurl: first ? formatStoragePath(first, article.id) : '',
    bigPic: article.id % 5 === 0 && first ? formatStoragePath(first, article.id + 1) : '',
    ext_sharepic: '',
  };
}

/** Formats a title image; in some articles it is a crop, whose name has a prefix. */
function formatCrop(name: string, id: number, addresses: Addresses): string {
  if (id % 6 !== 0 || /\.[a-z]+$/.test(name)) return addresses.image(name);
  const { width, height } = readPictureSize(name);
  return addresses.image(`t0_(0X0X${width}X${height})${name}`);
}
