/** Pictures that one comment may have (product 9.6). */
export const MAX_PICTURES = 9;
/** What the server takes, in bytes. */
export const MAX_PICTURE_B = 10 * 1024 * 1024;
/** What a file input offers. */
export const PICTURE_TYPES = '.jpg,.jpeg,.png,.gif,.bmp,image/jpeg,image/png,image/gif,image/bmp';

/** Extensions that may be sent (product 5.2), and how files of that kind begin. */
const KINDS: readonly (readonly [extensions: readonly string[], start: readonly number[]])[] = [
  [
    ['jpg', 'jpeg'],
    [0xff, 0xd8, 0xff],
  ],
  [['png'], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  [['gif'], [0x47, 0x49, 0x46, 0x38]],
  [['bmp'], [0x42, 0x4d]],
];

/** Enough of a file to know its kind. */
export const HEAD_B = 8;

/** Why a file is not sent. */
export type PictureProblem = 'type' | 'renamed' | 'size' | 'empty';

/** Judges a file before anything of it is sent; null when it may be. */
export function checkPicture(
  { name, size }: { readonly name: string; readonly size: number },
  head: Uint8Array,
): PictureProblem | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!KINDS.some(([extensions]) => extensions.includes(extension))) return 'type';
  if (size === 0) return 'empty';
  if (size > MAX_PICTURE_B) return 'size';
  const isPicture = KINDS.some(([, start]) => start.every((byte, at) => head[at] === byte));
  return isPicture ? null : 'renamed';
}
