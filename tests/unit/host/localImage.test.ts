import { describe, expect, it } from 'vitest';
import { parseLocalImage } from '../../../src/model/localImage.ts';

const base64 = (...bytes: number[]) => Buffer.from(bytes).toString('base64');
const JPEG = base64(0xff, 0xd8, 0xff, 0xe0, 1, 2);

describe('an image as base64 text', () => {
  it.each([
    ['without a data URL', JPEG, 'image/jpeg', 'jpg'],
    [
      'with the type that iOS gives every image',
      `data:image/jgp;base64,${JPEG}`,
      'image/jpeg',
      'jpg',
    ],
    ['broken into lines', `${JPEG.slice(0, 4)}\n${JPEG.slice(4)}`, 'image/jpeg', 'jpg'],
    ['with a wrong type', `data:text/html;base64,${JPEG}`, 'image/jpeg', 'jpg'],
    ['PNG', base64(0x89, 0x50, 0x4e, 0x47, 0x0d), 'image/png', 'png'],
    ['GIF', base64(0x47, 0x49, 0x46, 0x38, 0x39), 'image/gif', 'gif'],
    ['BMP', base64(0x42, 0x4d, 0, 0), 'image/bmp', 'bmp'],
  ])('%s is detected by its content', (_, text, type, extension) =>
    expect(parseLocalImage(text)).toMatchObject({ type, extension }),
  );

  it('keeps its bytes', () =>
    expect([...(parseLocalImage(JPEG)?.bytes ?? [])]).toEqual([0xff, 0xd8, 0xff, 0xe0, 1, 2]));

  it.each([
    ['markup', `data:image/png;base64,${Buffer.from('<script>').toString('base64')}`],
    ['SVG', `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`],
    ['no base64', 'not base64!'],
    ['nothing', ''],
  ])('is null for %s', (_, text) => expect(parseLocalImage(text)).toBeNull());
});
