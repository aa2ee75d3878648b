/** Files made by hand: a JPEG's markers, a PNG's chunks. */
const bytes = (...parts: readonly (readonly number[] | string)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part,
    ),
  );

const segment = (marker: number, ...body: readonly (readonly number[] | string)[]) => {
  const inner = bytes(...body);
  const length = inner.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...inner];
};

const PLACE = 'GPS 31.2304 N 121.4737 E';

/** EXIF with an orientation, in either order of bytes, and a place. */
function exif(orientation: number, little = true): number[] {
  const two = (n: number) => (little ? [n & 255, n >> 8] : [n >> 8, n & 255]);
  const four = (n: number) => (little ? [...two(n), 0, 0] : [0, 0, ...two(n)]);
  return segment(
    0xe1,
    'Exif',
    [0, 0],
    little ? 'II' : 'MM',
    two(42),
    four(8),
    two(1),
    [...two(0x0112), ...two(3), ...four(1), ...two(orientation), 0, 0],
    PLACE,
  );
}

export interface MadeJpeg {
  readonly orientation?: number;
  readonly little?: boolean;
  /** Data after the end of the image: a second image, a video. */
  readonly behind?: string;
}

export const makeJpeg = ({ orientation = 1, little = true, behind = '' }: MadeJpeg = {}) =>
  bytes(
    [0xff, 0xd8],
    segment(0xe0, 'JFIF', [0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    exif(orientation, little),
    segment(0xe2, 'ICC_PROFILE', [0, 1, 1]),
    segment(0xe2, 'MPF', [0], PLACE),
    segment(0xed, 'Photoshop 3.0', PLACE),
    segment(0xfe, PLACE),
    segment(0xc0, [8, 0x01, 0xe0, 0x02, 0x80, 1, 1, 0x11, 0]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    [1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4],
    segment(0xc4, [0]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    [5, 6],
    [0xff, 0xd9],
    behind,
  );

const chunk = (name: string, ...body: readonly (readonly number[] | string)[]) => {
  const inner = bytes(...body);
  return [0, 0, inner.length >> 8, inner.length & 255, ...bytes(name), ...inner, 0, 0, 0, 0];
};

export const makePng = (colourType = 2, behind = '') =>
  bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk('IHDR', [0, 0, 2, 0x80, 0, 0, 1, 0xe0, 8, colourType, 0, 0, 0]),
    chunk('eXIf', PLACE),
    chunk('tEXt', 'Comment', PLACE),
    chunk('IDAT', [1, 2, 3]),
    chunk('IEND'),
    behind,
  );

export const join = (parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

export const textOf = (data: Uint8Array): string => String.fromCharCode(...data);
