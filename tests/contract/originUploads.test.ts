import { request } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Envelope, openTestOrigin, type ReaderAccess, type TestOrigin } from './readers.ts';

/** Pictures that readers send: what is taken, how it is stored, who may show it. */

const ARTICLE = 345;
const DAY_MS = 86_400_000;
const START = Date.parse('2026-12-01T04:00:00Z');
const MB = 1024 * 1024;

let origin: TestOrigin;
let now = START;
let anna: ReaderAccess;

interface Uploaded {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

beforeAll(async () => {
  origin = await openTestOrigin({ limits: false, now: () => now });
});

beforeEach(async () => {
  now = START;
  await origin.control('reset', {});
  anna = await origin.member('13900000001', { nickname: '安娜' });
});

afterAll(() => origin.stop());

async function send(
  bytes: Buffer,
  {
    reader = anna,
    name = 'photo.jpg',
    call = 'upload',
    key = '',
  }: { reader?: ReaderAccess; name?: string; call?: string; key?: string } = {},
): Promise<Envelope<Uploaded>> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name));
  body.append('siteID', '1');
  const query = new URLSearchParams({ curVersions: '1', device: 'd1', idempotencyKey: key });
  const answer = await fetch(`${origin.url()}/app_if/${call}?${query}`, {
    method: 'POST',
    headers: reader.token ? { token: reader.token } : {},
    body,
  });
  return (await answer.json()) as Envelope<Uploaded>;
}

async function upload(bytes: Buffer): Promise<Uploaded> {
  const answer = await send(bytes);
  expect(answer).toMatchObject({ status: 0 });
  return answer.data;
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });
const jpeg = (width = 60, height = 40) => blank(width, height).jpeg().toBuffer();

/** A BMP of 2 by 3 red pixels, 24 bits each. */
function bmp(): Buffer {
  const bytes = Buffer.alloc(54 + 3 * 8, 0xc3);
  bytes.write('BM', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(0, 6);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(2, 18);
  bytes.writeInt32LE(3, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  bytes.fill(0, 30, 54);
  return bytes;
}

describe('an upload', () => {
  it.each([
    ['jpg', 'image/jpeg', () => jpeg()],
    ['png', 'image/png', () => blank(60, 40).png().toBuffer()],
    ['gif', 'image/gif', () => blank(60, 40).gif().toBuffer()],
  ])(
    'of a %s is stored with its size and served with its own content type',
    async (type, mime, make) => {
      const { url, width, height } = await upload(await make());
      expect([width, height]).toEqual([60, 40]);
      expect(url).toMatch(new RegExp(`^${origin.url()}/media/up/[0-9a-f]{32}\\.${type}$`));
      const answer = await fetch(url);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(mime);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const stored = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(stored).toMatchObject({ width: 60, height: 40 });
    },
  );

  it('of a bmp is stored without the data behind its pixels', async () => {
    const { url, width, height } = await upload(Buffer.concat([bmp(), Buffer.from('<script>')]));
    expect([width, height]).toEqual([2, 3]);
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('image/bmp');
    expect(Buffer.from(await answer.arrayBuffer()).equals(bmp())).toBe(true);
  });

  it('keeps the frames of an animated gif', async () => {
    const frames = await sharp([await jpeg(), await blank(60, 40).negate().png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    const { url, height } = await upload(frames);
    expect(height).toBe(40);
    const stored = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect((await sharp(stored, { animated: true }).metadata()).pages).toBe(2);
  });

  it('has the type of its content, not of its name', async () => {
    const { data } = await send(await blank(8, 8).png().toBuffer(), { name: '../../x.html' });
    expect(data.url).toMatch(/\/[0-9a-f]{32}\.png$/);
  });

  it('re-encodes images: upright, resized, without EXIF or trailing data', async () => {
    const camera = await blank(3000, 1500)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { url, width, height } = await upload(
      Buffer.concat([camera, Buffer.from('<script>alert(1)</script>')]),
    );
    expect([width, height]).toEqual([1280, 2560]);
    const stored = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(stored.includes('<script>')).toBe(false);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });

  it('works under its other call name, and survives a restart', async () => {
    const answer = await send(await jpeg(), { call: 'postUploadImg' });
    expect(answer).toMatchObject({ status: 0, data: { width: 60 } });
    await origin.restart();
    expect((await fetch(origin.url() + new URL(answer.data.url).pathname)).status).toBe(200);
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a page renamed to .jpg', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['an svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a webp', () => blank(8, 8).webp().toBuffer()],
    ['an empty file', () => Buffer.alloc(0)],
    ['the first bytes of a jpg and nothing more', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['half a png', async () => (await blank(300, 300).png().toBuffer()).subarray(0, 100)],
    ['a bmp with a wrong size in its header', () => bmp().fill(0xff, 2, 6)],
    ['an image of 60 million pixels', () => blank(10_000, 6000).png().toBuffer()],
    ['a file of more than 10 MB', async () => Buffer.concat([await jpeg(), Buffer.alloc(10 * MB)])],
    ['a body of more than 12 MB', () => Buffer.alloc(13 * MB, 0xff)],
  ])('of %s is refused (status -1 with a message)', async (_, make) => {
    const answer = await send(await make());
    expect(answer).toMatchObject({ status: -1, message: expect.stringMatching(/\p{Script=Han}/u) });
    expect(answer.data).toEqual({});
  });

  it('requires a login', async () => {
    const answer = await send(await jpeg(), { reader: origin.visitor('v') });
    expect(answer).toMatchObject({ status: 10102 });
  });

  it('without a form is refused', async () => {
    expect(await anna.send('upload', { file: 'x' })).toMatchObject({ status: -1 });
  });

  it.each([[true], [false]])(
    'without end is refused before it is read (with content-length: %s)',
    async (hasLength) => {
      const { refused, sent } = await sendEndlessly(anna.token, hasLength);
      expect(refused).toMatchObject({ status: -1 });
      expect(sent).toBeLessThan(30 * MB);
    },
  );

  it('is stored once per idempotency key, also when sent twice simultaneously', async () => {
    const bytes = await jpeg();
    const both = await Promise.all([send(bytes, { key: 'up-1' }), send(bytes, { key: 'up-1' })]);
    const later = await send(bytes, { key: 'up-1' });
    const other = await send(bytes, { key: 'up-2' });
    const urls = [...both, later].map(({ data }) => data.url);
    expect(new Set(urls).size).toBe(1);
    expect(other.data.url).not.toBe(urls[0]);
  });
});

describe('an unknown upload', () => {
  it.each([['nothing.jpg'], ['..%2Forigin.sqlite'], [`${'a'.repeat(32)}.html`]])(
    '/media/up/%s is not found',
    async (name) => {
      expect((await fetch(`${origin.url()}/media/up/${name}`)).status).toBe(404);
    },
  );
});

describe('images of a comment', () => {
  const comment = (reader: ReaderAccess, ...urls: string[]) =>
    reader.send('discuss', { rootID: ARTICLE, content: '看图', imgUrl: urls.join(',') });

  it('are returned with the comment, which is reviewed', async () => {
    const [one, two] = [await upload(await jpeg()), await upload(await jpeg())];
    expect(await comment(anna, one.url, two.url)).toMatchObject({
      status: 0,
      data: {
        inReview: 1,
        comment: {
          attachments: [
            { type: 1, url: one.url },
            { type: 1, url: two.url },
          ],
        },
      },
    });
  });

  it('must be uploaded by the member, and belong to one comment', async () => {
    const { url } = await upload(await jpeg());
    const ben = await origin.member('13900000002');
    expect(await comment(ben, url)).toMatchObject({ status: 10204 });
    expect(await comment(anna, url)).toMatchObject({ status: 0 });
    expect(await comment(anna, url)).toMatchObject({ status: 10204 });
  });

  it('are limited to nine', async () => {
    const bytes = await jpeg(4, 4);
    const urls: string[] = [];
    for (let index = 0; index < 10; index += 1) urls.push((await upload(bytes)).url);
    expect(await comment(anna, ...urls)).toMatchObject({ status: 10204 });
    expect(await comment(anna, ...urls.slice(1))).toMatchObject({ status: 0 });
  });

  it('are kept, while unused uploads are deleted after a day', async () => {
    const [shown, unused] = [await upload(await jpeg()), await upload(await jpeg())];
    await comment(anna, shown.url);
    now = START + DAY_MS;
    anna = await origin.member('13900000001');
    await upload(await jpeg());
    expect((await fetch(shown.url)).status).toBe(200);
    expect((await fetch(unused.url)).status).toBe(404);
  });
});

/** Sends a form that goes on until the origin has answered. */
function sendEndlessly(
  token: string,
  hasLength: boolean,
): Promise<{ refused: unknown; sent: number }> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    const url = `${origin.url().replace('localhost', '127.0.0.1')}/app_if/upload?curVersions=1`;
    const upload = request(url, {
      method: 'POST',
      headers: {
        token,
        'content-type': 'multipart/form-data; boundary=x',
        ...(hasLength && { 'content-length': String(1000 * MB) }),
      },
    });
    upload.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => {
        upload.destroy();
        resolve({ refused: JSON.parse(text), sent });
      });
    });
    upload.on('error', (error) => (upload.destroyed ? undefined : reject(error)));
    const chunk = Buffer.alloc(64 * 1024, 0x61);
    const more = () => {
      if (upload.destroyed) return;
      sent += chunk.length;
      if (upload.write(chunk)) setImmediate(more);
      else upload.once('drain', more);
    };
    upload.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
    more();
  });
}
