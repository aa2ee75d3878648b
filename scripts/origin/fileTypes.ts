export type ImageType = 'jpg' | 'png' | 'gif' | 'bmp';
export type MediaType = 'mp4' | 'mov' | 'webm' | 'mp3' | 'm4a' | 'wav';
/** Types of files that readers may upload. */
export type FileType = ImageType | MediaType;

const START = (text: string) => (bytes: Buffer) => bytes.toString('latin1').startsWith(text);
const BRAND = (pattern: RegExp) => (bytes: Buffer) => pattern.test(bytes.toString('latin1', 4, 12));

/** How the first bytes of each type look; the brand of an MP4 file tells its kind. */
const SIGNS: readonly (readonly [FileType, (bytes: Buffer) => boolean])[] = [
  ['jpg', START('\xff\xd8\xff')],
  ['png', START('\x89PNG')],
  ['gif', START('GIF8')],
  ['bmp', START('BM')],
  ['m4a', BRAND(/^ftypM4[AB] /)],
  ['mov', BRAND(/^ftypqt/)],
  ['mp4', BRAND(/^ftyp(?!hei|avif)/)],
  ['webm', START('\x1a\x45\xdf\xa3')],
  ['mp3', START('ID3')],
  ['mp3', (bytes) => bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2],
  ['wav', (bytes) => bytes.toString('latin1', 8, 12) === 'WAVE'],
];

const LONGEST_SIGN_BYTES = 12;

/** Detects the type by the first bytes of a file, not by its name; null for any other type. */
export function detectFileType(bytes: Buffer): FileType | null {
  const first = bytes.subarray(0, LONGEST_SIGN_BYTES);
  return SIGNS.find(([, isType]) => isType(first))?.[0] ?? null;
}

export const isImage = (type: FileType): type is ImageType =>
  type === 'jpg' || type === 'png' || type === 'gif' || type === 'bmp';

export const isVideo = (type: FileType): boolean =>
  type === 'mp4' || type === 'mov' || type === 'webm';

/** Reads duration and size from the boxes of an MP4 file; 0 where it has none, as other types. */
export function readMediaFacts(bytes: Buffer) {
  const movie = bytes.indexOf('mvhd');
  const track = bytes.indexOf('tkhd');
  const isShort = movie > 0 && bytes[movie + 4] === 0 && movie + 24 <= bytes.length;
  const scale = isShort ? bytes.readUInt32BE(movie + 16) : 0;
  const hasSize = track > 0 && track + 86 <= bytes.length;
  return {
    seconds: scale > 0 ? Math.round(bytes.readUInt32BE(movie + 20) / scale) : 0,
    width: hasSize ? bytes.readUInt16BE(track + 80) : 0,
    height: hasSize ? bytes.readUInt16BE(track + 84) : 0,
  };
}
