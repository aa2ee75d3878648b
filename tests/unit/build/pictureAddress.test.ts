import { describe, expect, it } from 'vitest';
import { formatPictureAddress } from '../../../scripts/build/pictureAddress.ts';
import { parseSettings } from '../../../src/settings/settingsSchema.ts';
import { hostileUrl } from '../../helpers/hostileUrl.ts';
import { checkProperty } from '../../helpers/properties.ts';

const HOSTILE: readonly string[] = [
  'javascript:alert(1)',
  '//evil.example.test/a.jpg',
  'https://user:pass@evil.example.test/a.jpg',
  'https://m.example.test/"><script>alert(1)</script>.jpg',
  "https://m.example.test/' onerror='alert(1).jpg",
  'https://m.example.test/a.jpg 1w, https://evil.example.test/b.jpg',
  'https://m.example.test/../../{width}/{url}/a.jpg',
  'https://m.example.test/\n\t\\a.jpg',
];

const PATH = 'https://img.example.test/{width}/{url}';
const PHOTO = 'https://media.example.test/a.jpg';
const PHOTO_ENCODED = 'https%3A%2F%2Fmedia.example.test%2Fa.jpg';

describe('the address of a picture in a width', () => {
  it.each([
    [PATH, PHOTO, `https://img.example.test/480/${PHOTO_ENCODED}`],
    [
      'https://img.example.test/?u={url}&w={width}',
      PHOTO,
      `https://img.example.test/?u=${PHOTO_ENCODED}&w=480`,
    ],
    [
      'https://img.example.test/w={width},q=75/{address}',
      PHOTO,
      `https://img.example.test/w=480,q=75/${PHOTO}`,
    ],
    ['{address}?process=resize,w_{width}', PHOTO, `${PHOTO}?process=resize,w_480`],
    [
      PATH,
      'https://media.example.test/桥 (1).jpg?a=1&b=%2F#x',
      'https://img.example.test/480/https%3A%2F%2Fmedia.example.test%2F%25E6%25A1%25A5%2520%281%29.jpg%3Fa%3D1%26b%3D%252F%23x',
    ],
    // The smaller copy that servers of content have.
    [PATH, `${PHOTO}.2`, `https://img.example.test/480/${PHOTO_ENCODED}.2`],
    // What a replacement pattern would mean.
    [
      PATH,
      "https://media.example.test/$&$'.jpg",
      'https://img.example.test/480/https%3A%2F%2Fmedia.example.test%2F%24%26%24%27.jpg',
    ],
  ])('by %s of %s', (pattern, address, result) => {
    expect(formatPictureAddress(pattern, address, 480)).toBe(result);
    // Each part of the pattern arrives: the address of the picture can be read again.
    if (pattern === PATH)
      expect(decodeURIComponent(result.slice(result.indexOf('/480/') + 5))).toBe(
        new URL(address).href,
      );
  });

  it.each([
    ['a path of this site', PATH, '/media/a.jpg'],
    ['an inline picture', PATH, 'data:image/png;base64,AAAA'],
    ['a picture that may move', PATH, 'https://media.example.test/a.gif'],
    ['a drawing', PATH, 'https://media.example.test/a.SVG?x=1'],
    ['what the service has made', PATH, 'https://img.example.test/480/x.jpg'],
    [
      'an address with a query, which the pattern would add to',
      '{address}?w={width}',
      `${PHOTO}?v=1`,
    ],
    ['a storage path', PATH, '图片存储;xy/202409/18/a.jpg'],
    ['no address', PATH, ''],
  ])('is none for %s', (_, pattern, address) =>
    expect(formatPictureAddress(pattern, address, 480)).toBe(''),
  );

  const expectAtService = (text: string) => {
    const address = formatPictureAddress(PATH, text, 480);
    if (address !== '') expect(new URL(address).origin).toBe('https://img.example.test');
    expect(address).not.toMatch(/["'<>\s]/);
  };

  it.each(HOSTILE)('of hostile text stays at the service: %j', expectAtService);

  it('of any hostile address stays at the service', () =>
    checkProperty(hostileUrl, 500, expectAtService));
});

describe('the pattern of an image service', () => {
  const parse = (IMAGE_SERVICE: string) => parseSettings({ IMAGE_SERVICE }).ok;

  it.each([
    PATH,
    'http://127.0.0.1:8080/{width}/{url}',
    'https://img.example.test/fit/{width}x0/plain/{url}@webp',
    'https://img.example.test/w={width}/{address}',
    '{address}?imageView2/2/w/{width}',
  ])('may be %s', (pattern) => expect(parse(pattern)).toBe(true));

  it.each([
    'https://img.example.test/{url}',
    'https://img.example.test/{width}',
    'https://img.example.test/{width}/{width}/{url}',
    'https://img.example.test/{width}/{url}/{address}',
    'https://img.example.test/{width}/{height}/{url}',
    'https://img.example.test/{width}/{{url}}',
    'https://{width}.example.test/{url}',
    'https://user:pass@img.example.test/{width}/{url}',
    'https://img.example.test/{width} {url}',
    'https://img.example.test/{width}/"{url}',
    'javascript:{width}{url}',
    '/img/{width}/{url}',
    '{url}?w={width}',
  ])('is not %s', (pattern) => expect(parse(pattern)).toBe(false));
});
