import type { Context } from 'hono';
import { createFile, readSample } from '../sample/mediaFiles.ts';
import { createThumbnail, readLogo, readPicture } from '../sample/readPicture.ts';
import { parseRange } from '../serve/negotiate.ts';

const YEAR_S = 31_536_000;
export const KEPT_CACHE = `public, max-age=${YEAR_S}, immutable`;
const SAMPLE = /\.(?:mp4|mp3|vtt)$/;
/** Video and audio samples can change under the same name: they are cached briefly. */
const SAMPLE_CACHE = 'public, max-age=600';

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  m4s: 'video/iso.segment',
  gif: 'image/gif',
  bmp: 'image/bmp',
  mov: 'video/quicktime',
  webm: 'video/webm',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
};

/** Files in memory; an image has some 80 kB. */
const MAX_KEPT_FILES = 300;

/** Images and files of the sample content. A name determines the content. */
export interface MediaStore {
  /** Returns a file of the folder `pic`, `look` or `file`; null when it does not exist. */
  readonly read: (folder: string, name: string) => Promise<Buffer | null>;
}

/**
 * Creates the store, which keeps the files that were made last in memory.
 * @param scale of pictures: 1 is the full size
 */
export function createMediaStore(scale = 1): MediaStore {
  const kept = new Map<string, Promise<Buffer | null>>();
  const read = (folder: string, name: string): Promise<Buffer | null> => {
    const key = `${folder}/${name}`;
    const known = kept.get(key);
    if (known) return known;
    const made = createMedia(folder, name, scale, read);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > MAX_KEPT_FILES) kept.delete(oldest);
    return made;
  };
  return { read };
}

/** Creates a file; `x.jpg.0`, `.1` and `.2` are thumbnails of `x.jpg` (wire 17.18). */
async function createMedia(
  folder: string,
  name: string,
  scale: number,
  read: MediaStore['read'],
): Promise<Buffer | null> {
  const sized = /^(.+\.(?:jpg|png))\.[012]$/.exec(name);
  if (sized?.[1]) {
    const original = await read(folder, sized[1]);
    return original && createThumbnail(original);
  }
  switch (folder) {
    case 'pic':
      return readPicture(name, scale);
    case 'look':
      return readLogo(name);
    default:
      return (await readSample(name)) ?? createFile(name, (image) => read('pic', image));
  }
}

/** Answers `/media/{folder}/{name}`. */
export async function answerMedia(c: Context, store: MediaStore): Promise<Response> {
  const folder = c.req.param('folder') ?? '';
  const name = c.req.param('name') ?? '';
  const bytes = await store.read(folder, name);
  if (!bytes) return c.text('not found', 404);
  const isSample = folder === 'file' && SAMPLE.test(name);
  return answerBytes(c, name, bytes, isSample ? SAMPLE_CACHE : KEPT_CACHE);
}

/** Answers `/media/hls/{name}/{file}`: a video sample in segments. */
export async function answerSegments(c: Context): Promise<Response> {
  const file = c.req.param('file') ?? '';
  const bytes = await readSample(`${c.req.param('name') ?? ''}/${file}`);
  return bytes ? answerBytes(c, file, bytes, SAMPLE_CACHE) : c.text('not found', 404);
}

/** Sends a file or the requested range of it; the content type follows from the name. */
export function answerBytes(
  c: Context,
  name: string,
  bytes: Buffer,
  cache: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  const extension = /\.([a-z\d]+?)(?:\.[012])?$/.exec(name)?.[1] ?? '';
  const size = bytes.length;
  const headers = {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'cache-control': cache,
    'accept-ranges': 'bytes',
    'access-control-expose-headers': 'content-length, content-range, accept-ranges',
    ...more,
  };
  const range = parseRange(c.req.header('range'), size);
  if (range === 'outside') {
    return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  }
  const part = range === null ? bytes : bytes.subarray(range.start, range.end + 1);
  const length = { 'content-length': String(part.length) };
  if (range === null) return c.body(new Uint8Array(part), 200, { ...headers, ...length });
  const contentRange = { 'content-range': `bytes ${range.start}-${range.end}/${size}` };
  return c.body(new Uint8Array(part), 206, { ...headers, ...length, ...contentRange });
}

const DRIP_EVERY_MS = 250;
const DRIP_BYTES = 64;
/** The header of an MP4 box that is longer than what is ever sent. */
const ENDLESS_BOX = Buffer.from([0x7f, 0xff, 0xff, 0xff, 0x66, 0x72, 0x65, 0x65]);

/** Answers `/media/odd/{name}`: faulty media, for tests of the player; 404 for another name. */
export function answerFaultyMedia(c: Context): Promise<Response> | Response {
  switch (c.req.param('name')) {
    case 'endless.mp4':
      return answerEndless(c);
    case 'page.mp4':
      return c.body('<!doctype html><html><body><h1>404</h1></body></html>', 200, {
        'content-type': 'video/mp4',
      });
    default:
      return c.text('not found', 404);
  }
}

/** Begins like a valid video, then sends a few bytes at a time until the client disconnects. */
async function answerEndless(c: Context): Promise<Response> {
  const video = await readSample('rail.mp4');
  const firstBox = video?.subarray(0, video.readUInt32BE(0)) ?? Buffer.alloc(0);
  let timer: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(Buffer.concat([firstBox, ENDLESS_BOX])));
      timer = setInterval(() => controller.enqueue(new Uint8Array(DRIP_BYTES)), DRIP_EVERY_MS);
    },
    cancel() {
      clearInterval(timer);
    },
  });
  return c.body(body, 200, { 'content-type': 'video/mp4', 'cache-control': 'no-store' });
}
