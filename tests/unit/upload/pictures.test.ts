import { describe, expect, it } from 'vitest';
import { readJpeg } from '../../../src/model/upload/jpeg.ts';
import { readPng } from '../../../src/model/upload/png.ts';
import {
  createOrientationMatrix,
  fitSize,
  isSmall,
  orientSize,
} from '../../../src/model/upload/sentSize.ts';
import { join, makeJpeg, makePng, textOf } from './files.ts';

describe('the cleaned JPEG', () => {
  it('has colour profile and pixels only: no location, author or trailing data', () => {
    const sent = makeJpeg({ behind: 'GPS of a second picture' });
    expect(textOf(sent)).toContain('GPS');
    const read = readJpeg(sent);
    const clean = join(read?.clean ?? []);
    expect(textOf(clean)).not.toMatch(/GPS|Exif|MPF|Photoshop/);
    expect(textOf(clean)).toContain('ICC_PROFILE');
    // Both scans, with stuffed bytes and restart markers.
    expect(textOf(clean)).toContain('\x01\x02\xff\x00\x03\xff\xd0\x04');
    expect(Array.from(clean.slice(-4))).toEqual([5, 6, 0xff, 0xd9]);
    expect(read).toMatchObject({ width: 640, height: 480, orientation: 1 });
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('has its orientation read: %i', (orientation) => {
    expect(readJpeg(makeJpeg({ orientation }))?.orientation).toBe(orientation);
    expect(readJpeg(makeJpeg({ orientation, little: false }))?.orientation).toBe(orientation);
  });

  it.each([0, 9, 4000])('has orientation 1 instead of invalid %i', (orientation) =>
    expect(readJpeg(makeJpeg({ orientation }))?.orientation).toBe(1),
  );

  it('of a truncated file has an end marker and no location', () => {
    const whole = makeJpeg({ orientation: 6 });
    for (let length = 2; length < whole.length; length += 1) {
      const clean = join(readJpeg(whole.subarray(0, length))?.clean ?? []);
      expect(textOf(clean)).not.toContain('GPS');
      expect(Array.from(clean.slice(-2))).toEqual([0xff, 0xd9]);
    }
  });

  it('is null for another file type', () => expect(readJpeg(makePng())).toBeNull());
});

describe('the cleaned PNG', () => {
  it('has image chunks only', () => {
    const read = readPng(makePng(2, 'GPS behind the end'));
    const clean = textOf(join(read?.clean ?? []));
    expect(clean).toMatch(/IHDR.*IDAT.*IEND/s);
    expect(clean).not.toMatch(/GPS|eXIf|tEXt/);
    expect(read).toMatchObject({ width: 640, height: 480, alpha: false });
  });

  it.each([
    [0, false],
    [2, false],
    [4, true],
    [6, true],
  ])('of colour type %i has alpha: %s', (type, alpha) =>
    expect(readPng(makePng(type))?.alpha).toBe(alpha),
  );

  it('of a truncated file has no location; of another type it is null', () => {
    const whole = makePng();
    for (let length = 8; length < whole.length; length += 1) {
      expect(textOf(join(readPng(whole.subarray(0, length))?.clean ?? []))).not.toContain('GPS');
    }
    expect(readPng(makeJpeg())).toBeNull();
  });
});

it.each([
  [640, 480, 640, 480],
  [4000, 3000, 1920, 1440],
  [3000, 4000, 1440, 1920],
  [1920, 1920, 1920, 1920],
  // Tall images are limited by width.
  [1080, 9000, 1080, 9000],
  [2160, 9000, 1080, 4500],
  [1000, 60_000, 267, 16_000],
  // Wide images are limited by their longer side.
  [9000, 1000, 1920, 213],
  [0, 100, 0, 0],
])('%i by %i is sent as %i by %i', (width, height, sentWidth, sentHeight) =>
  expect(fitSize({ width, height })).toEqual({ width: sentWidth, height: sentHeight }),
);

it.each([
  [640, 480, 1_048_576, true],
  [640, 480, 1_048_577, false],
  [1921, 480, 1000, false],
  // An image of unknown size is always processed.
  [0, 0, 1000, false],
])('%i by %i in %i bytes is sent unchanged: %s', (width, height, bytes, small) =>
  expect(isSmall({ width, height }, bytes)).toBe(small),
);

/** The corner of the stored image that is displayed at the upper left, by orientation. */
const CORNERS: readonly (readonly [orientation: number, x: number, y: number])[] = [
  [1, 0, 0],
  [2, 1, 0],
  [3, 1, 1],
  [4, 0, 1],
  [5, 0, 0],
  [6, 0, 1],
  [7, 1, 1],
  [8, 1, 0],
];

it.each(CORNERS)(
  'orientation %i: the stored corner %i, %i is shown at the upper left',
  (orientation, x, y) => {
    const stored = { width: 40, height: 30 };
    const shown = orientSize(stored, orientation);
    const [a, b, c, d, e, f] = createOrientationMatrix(orientation, shown);
    const [px, py] = [x * stored.width, y * stored.height];
    expect([a * px + c * py + e, b * px + d * py + f].map((n) => n + 0)).toEqual([0, 0]);
    const [qx, qy] = [(1 - x) * stored.width, (1 - y) * stored.height];
    expect([a * qx + c * qy + e, b * qx + d * qy + f]).toEqual([shown.width, shown.height]);
  },
);
