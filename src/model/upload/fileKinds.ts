/** File type by its first bytes, regardless of its name. */
export type FileKind =
  | 'jpg'
  | 'png'
  | 'gif'
  | 'bmp'
  | 'webp'
  | 'heic'
  | 'avif'
  | 'mp4'
  | 'mov'
  | 'webm'
  | 'mp3'
  | 'm4a'
  | 'wav';

/** Number of bytes that identify the file type. */
export const KIND_HEAD_B = 32;

export type MediaKind = 'picture' | 'video' | 'audio';

export const MEDIA_OF: Readonly<Record<FileKind, MediaKind>> = {
  jpg: 'picture',
  png: 'picture',
  gif: 'picture',
  bmp: 'picture',
  webp: 'picture',
  heic: 'picture',
  avif: 'picture',
  mp4: 'video',
  mov: 'video',
  webm: 'video',
  mp3: 'audio',
  m4a: 'audio',
  wav: 'audio',
};

/** Whether the result of a check is a file type and not a problem. */
export const isFileKind = (result: string): result is FileKind =>
  Object.keys(MEDIA_OF).includes(result);

const STARTS: readonly (readonly [kind: FileKind, start: readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['bmp', [0x42, 0x4d]],
  ['webm', [0x1a, 0x45, 0xdf, 0xa3]],
  ['mp3', [0x49, 0x44, 0x33]],
];

const BRANDS: Readonly<Record<string, FileKind>> = {
  heic: 'heic',
  heix: 'heic',
  heim: 'heic',
  heis: 'heic',
  hevc: 'heic',
  mif1: 'heic',
  msf1: 'heic',
  avif: 'avif',
  avis: 'avif',
  'M4A ': 'm4a',
  'M4B ': 'm4a',
  'qt  ': 'mov',
};

const BRANDS_END = 32;

/**
 * Returns the file type; null for unknown ones. `name` distinguishes audio from video in an MP4
 * container.
 */
export function readFileKind(head: Uint8Array, name = ''): FileKind | null {
  const found = STARTS.find(([, start]) => start.every((byte, at) => head[at] === byte));
  if (found) return found[0];
  const text = (from: number) => String.fromCharCode(...head.subarray(from, from + 4));
  if (text(0) === 'RIFF') return text(8) === 'WEBP' ? 'webp' : text(8) === 'WAVE' ? 'wav' : null;
  if (text(4) === 'ftyp') return kindOfBrands(head, text, name);
  // An MPEG layer 3 frame without an ID3 header.
  const [first = 0, second = 0] = head;
  return first === 0xff && (second & 0xe6) === 0xe2 ? 'mp3' : null;
}

function kindOfBrands(head: Uint8Array, text: (from: number) => string, name: string): FileKind {
  // The first brand may be a generic one, followed by the specific one.
  const size = ((head[2] ?? 0) << 8) | (head[3] ?? 0);
  const brands = [text(8)];
  for (let at = 16; at + 4 <= Math.min(size, BRANDS_END, head.length); at += 4)
    brands.push(text(at));
  const general = brands[0] === 'mif1' || brands[0] === 'msf1';
  if (general && brands.some((brand) => BRANDS[brand] === 'avif')) return 'avif';
  const known = BRANDS[brands[0] ?? ''];
  if (known) return known;
  return /\.m4[ab]$/i.test(name) ? 'm4a' : 'mp4';
}
