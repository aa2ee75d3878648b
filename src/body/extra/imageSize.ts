interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export interface ImageFile extends ImageSize {
  /** The media type after `image/`. */
  readonly type: string;
}

type Reader = (bytes: Uint8Array) => ImageSize | null;

/** Big-endian 16 bits. */
const big = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
/** Little-endian 16 bits. */
const little = (bytes: Uint8Array, at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);

/** Sides beyond 16 bits are read as 0: an inline image of the allowed length cannot have them. */
const readPng: Reader = (bytes) =>
  big(bytes, 16) === 0 && big(bytes, 20) === 0
    ? { width: big(bytes, 18), height: big(bytes, 22) }
    : null;

const readGif: Reader = (bytes) => ({ width: little(bytes, 6), height: little(bytes, 8) });

/** The start-of-frame segment follows segments of any length. */
const readJpeg: Reader = (bytes) => {
  for (let at = 2; bytes[at] === 0xff; at += 2 + big(bytes, at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: big(bytes, at + 7), height: big(bytes, at + 5) };
  }
  return null;
};

/** The first chunk has one of three types: lossy, lossless, extended. */
const readWebp: Reader = (bytes) => {
  switch (bytes[15]) {
    case 0x20:
      return { width: little(bytes, 26) & 0x3fff, height: little(bytes, 28) & 0x3fff };
    case 0x4c: {
      const low = little(bytes, 21);
      const high = little(bytes, 23);
      return { width: (low & 0x3fff) + 1, height: (((low >> 14) | (high << 2)) & 0x3fff) + 1 };
    }
    case 0x58:
      return { width: little(bytes, 24) + 1, height: little(bytes, 27) + 1 };
    default:
      return null;
  }
};

const FORMATS: readonly (readonly [signature: string, Reader, type: string])[] = [
  ['\x89PNG', readPng, 'png'],
  ['GIF8', readGif, 'gif'],
  ['\xff\xd8\xff', readJpeg, 'jpeg'],
  ['RIFF', readWebp, 'webp'],
];

/** The size is near the beginning, of photographs after at most some segments of 64 KB. */
const READ_CHARACTERS = 400_000;

/** Returns size and type of a PNG, GIF, JPEG or WebP file in base64, by its bytes; null for all others. */
export function readImageFile(base64: string): ImageFile | null {
  let file: string;
  try {
    file = atob(base64.slice(0, READ_CHARACTERS));
  } catch {
    return null;
  }
  const [, read, type = ''] = FORMATS.find(([signature]) => file.startsWith(signature)) ?? [];
  const size = read?.(Uint8Array.from(file, (character) => character.charCodeAt(0))) ?? null;
  return size !== null && size.width > 0 && size.height > 0 ? { ...size, type } : null;
}

/** Returns the base64 of an inline address, whatever type it names; '' for every other address. */
export function readInlineBase64(address: string): string {
  const [, base64 = ''] = /^\s*data:[^,]{0,200};base64,(.*)$/is.exec(address) ?? [];
  return base64
    .replace(/\s/g, '')
    .replace(/%2B/gi, '+')
    .replace(/%2F/gi, '/')
    .replace(/%3D/gi, '=');
}
