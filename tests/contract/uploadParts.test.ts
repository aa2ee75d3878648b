import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Envelope, openTestOrigin, type ReaderAccess, type TestOrigin } from './readers.ts';

/** Multipart uploads of video and audio: joined, detected by their bytes, used once. */

const SAMPLES = join(import.meta.dirname, '../../scripts/sample/samples');
const START = Date.parse('2026-12-01T04:00:00Z');
const DAY_MS = 86_400_000;
const MB = 1024 * 1024;
const PHONE = '13900000001';

let origin: TestOrigin;
let now = START;
let anna: ReaderAccess;
let film: Buffer;
let sound: Buffer;

beforeAll(async () => {
  origin = await openTestOrigin({ now: () => now });
  anna = await origin.member(PHONE, { nickname: '安娜' });
  film = await readFile(join(SAMPLES, 'tall-2.mp4'));
  sound = await readFile(join(SAMPLES, 'almanac.mp3'));
});

afterAll(() => origin.stop());

interface Stored {
  readonly fileId: string;
  readonly url: string;
  readonly missing?: readonly number[];
}

async function sendPart(
  bytes: Buffer,
  fields: Readonly<Record<string, string | number>>,
  reader = anna,
): Promise<Envelope> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'film.mp4', ...fields })) {
    body.append(name, String(value));
  }
  body.append('file', new File([new Uint8Array(bytes)], 'blob'));
  const answer = await fetch(`${origin.url()}/minio/upload?curVersions=1&device=d1`, {
    method: 'POST',
    headers: reader.token ? { token: reader.token } : {},
    body,
  });
  return (await answer.json()) as Envelope;
}

async function results(fileIds: string, reader = anna): Promise<Envelope<{ list: Stored[] }>> {
  const answer = await fetch(`${origin.url()}/minio/minioGetData`, {
    method: 'POST',
    headers: { token: reader.token },
    body: new URLSearchParams({ curVersions: '1', device: 'd1', fileIds }),
  });
  return (await answer.json()) as Envelope<{ list: Stored[] }>;
}

/** Cuts a file into three and sends those parts of it that are named. */
async function send(bytes: Buffer, uploadId: string, order = [0, 1, 2]): Promise<void> {
  const step = Math.ceil(bytes.length / 3);
  for (const part of order) {
    const piece = bytes.subarray(part * step, (part + 1) * step);
    const answer = await sendPart(piece, { uploadId, part, parts: 3, size: bytes.length });
    expect(answer).toMatchObject({ status: 0, data: { fileId: uploadId, part } });
  }
}

async function upload(bytes: Buffer, uploadId: string): Promise<Stored> {
  await send(bytes, uploadId);
  const { data } = await results(uploadId);
  return data.list[0] as Stored;
}

describe('a video in parts', () => {
  it('may arrive in any order and twice, and is complete when no part is missing', async () => {
    await send(film, 'film-1', [2, 0, 0]);
    expect((await results('film-1')).data.list).toEqual([{ fileId: 'film-1', missing: [1] }]);
    await send(film, 'film-1', [1]);
    const both = await Promise.all([results('film-1'), results('film-1')]);
    expect(both[0]).toEqual(both[1]);
    const [stored] = both[0].data.list;
    expect(stored).toMatchObject({
      fileId: 'film-1',
      type: 2,
      size: film.length,
      width: 360,
      height: 640,
      duration: 5,
    });
    const answer = await fetch(stored?.url ?? '');
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await answer.arrayBuffer()).equals(film)).toBe(true);
    await send(film, 'film-1', [1]);
    expect(await results('film-1')).toEqual(both[0]);
  });

  it('is served in ranges', async () => {
    const { url } = await upload(film, 'film-2');
    const ask = (range: string) => fetch(url, { headers: { range } });
    const part = await ask('bytes=10-19');
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 10-19/${film.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(10, 20))).toBe(true);
    const tail = await ask('bytes=-4');
    expect(Buffer.from(await tail.arrayBuffer()).equals(film.subarray(-4))).toBe(true);
    expect((await ask(`bytes=${film.length}-`)).status).toBe(416);
  });

  it('survives a restart between its parts', async () => {
    await send(film, 'film-3', [0, 1]);
    await origin.restart();
    await send(film, 'film-3', [2]);
    expect((await results('film-3')).data.list[0]).toMatchObject({ type: 2 });
  });
});

describe('other files in parts', () => {
  it('detects audio', async () => {
    expect(await upload(sound, 'sound-1')).toMatchObject({ type: 3, duration: 24, width: 0 });
  });

  it('re-encodes an image', async () => {
    const picture = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#c33' },
    })
      .jpeg()
      .toBuffer();
    const bytes = Buffer.concat([picture, Buffer.from('<script>')]);
    const stored = await upload(bytes, 'picture-1');
    expect(stored).toMatchObject({ type: 1, width: 60, height: 40 });
    const kept = Buffer.from(await (await fetch(stored.url)).arrayBuffer());
    expect(kept.includes('<script>')).toBe(false);
  });
});

describe('refused uploads', () => {
  const part = { uploadId: 'bad', part: 0, parts: 1, size: 100 };
  const page = Buffer.from('<html><script>alert(1)</script></html>'.padEnd(100));

  it.each<[string, Buffer | null, object]>([
    ['an HTML page instead of a video', page, {}],
    ['an upload id with a path', null, { uploadId: '../x' }],
    ['a part that is not a number', null, { part: 'x' }],
    ['a part after the last', null, { part: 1 }],
    ['no number of parts', null, { parts: 0 }],
    ['more parts than 200 MB have', null, { parts: 101 }],
    ['a video of more than 200 MB', null, { parts: 100, size: 200 * MB + 1 }],
    ['a part of more than 2 MB', Buffer.alloc(2 * MB + 1), {}],
  ])('%s', async (_, bytes, fields) => {
    const answer = await sendPart(bytes ?? film.subarray(0, 100), { ...part, ...fields });
    expect(answer).toMatchObject({ status: -1, message: expect.stringMatching(/\p{Script=Han}/u) });
  });

  it('audio of more than 50 MB', async () => {
    const size = 50 * MB + 1;
    const answer = await sendPart(sound.subarray(0, 100), { ...part, parts: 26, size });
    expect(answer).toMatchObject({ status: -1 });
  });

  it('without a login', async () => {
    const answer = await sendPart(film.subarray(0, 100), part, origin.visitor('v'));
    expect(answer).toMatchObject({ status: 10102 });
  });

  it.each<[string, () => Buffer, number]>([
    ['a truncated video', () => film.subarray(0, 1000), 0],
    ['a video shorter than its declared size', () => film, 1],
  ])('%s, on completion', async (name, read, more) => {
    const bytes = read();
    const uploadId = name.replace(/\W/g, '-');
    const size = bytes.length + more;
    expect(await sendPart(bytes, { uploadId, part: 0, parts: 1, size })).toMatchObject({
      status: 0,
    });
    expect(await results(uploadId)).toMatchObject({ status: -1, message: '文件无法识别' });
    // The parts are deleted: the next upload starts from the beginning.
    expect(await results(uploadId)).toMatchObject({ status: -1, data: {} });
  });

  it('another size under the same id, and the file of another member', async () => {
    await send(film, 'film-4', [0]);
    const other = { uploadId: 'film-4', part: 1, parts: 3, size: 5 };
    expect(await sendPart(film.subarray(0, 5), other)).toMatchObject({ status: -1 });
    const ben = await origin.member('13900000002');
    expect(await results('film-4', ben)).toMatchObject({ status: -1 });
  });
});

describe('a file of a post', () => {
  const create = (reader: ReaderAccess, files: readonly object[]) =>
    reader.send('create-post', { circleId: 901, attachments: JSON.stringify(files) });

  it('belongs to its author, has its detected type, and is used once', async () => {
    const { url } = await upload(film, 'film-5');
    const ben = await origin.member('13900000002');
    expect(await create(ben, [{ url }])).toMatchObject({ status: 10204 });
    const sent = await create(anna, [{ url, type: 1, width: 9999, summary: '夜里的江' }]);
    expect(sent).toMatchObject({ status: 0 });
    expect(await create(anna, [{ url }])).toMatchObject({ status: 10204 });
    const post = await anna.ask('post-detail', { id: Number(sent.data.id) });
    expect(post).toMatchObject({
      pics: [],
      videos: [{ url, type: 2, width: 360, height: 640, duration: 5, summary: '夜里的江' }],
    });
    await anna.ask('delete-post', { id: Number(sent.data.id) });
    expect(await create(anna, [{ url }])).toMatchObject({ status: 0 });
  });

  it('is one video, or images; a video is refused in a comment', async () => {
    const [one, two, tone] = [
      await upload(film, 'film-6'),
      await upload(film, 'film-7'),
      await upload(sound, 'sound-2'),
    ];
    expect(await create(anna, [one, two])).toMatchObject({ status: 10204 });
    expect(await create(anna, [tone])).toMatchObject({ status: 10204 });
    expect(await create(anna, [one])).toMatchObject({ status: 0 });
    const comment = { rootID: 9001, sourceType: 18, content: '看', imgUrl: two.url };
    expect(await anna.send('discuss', comment)).toMatchObject({ status: 10204 });
  });
});

it('deletes unfinished and unused uploads after a day', async () => {
  const unused = await upload(film, 'film-8');
  await send(film, 'film-9', [0, 2]);
  now = START + DAY_MS;
  anna = await origin.member(PHONE, { nickname: '安娜' });
  await upload(sound, 'sound-3');
  expect((await fetch(unused.url)).status).toBe(404);
  expect(await results('film-9')).toMatchObject({ status: -1 });
  expect(await readdir(join(origin.dataDir(), 'uploads/parts'))).toEqual([]);
});
