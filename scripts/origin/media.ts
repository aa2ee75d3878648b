import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { createThumbnail, drawImage, IMAGES_VERSION } from '../sample/drawImage.ts';
import { drawLogo } from '../sample/images/drawLogo.ts';
import { createAttachment, readSample } from '../sample/mediaFiles.ts';
import { createPagePdf } from '../sample/paper/createPagePdf.ts';
import { parseRange } from './parseRange.ts';
import { drawHugeImage, HUGE_IMAGE } from './stream/hugeImage.ts';

/** Folders of generated files. A name determines the content, so that files never change. */
const DRAWN = ['pic', 'look', 'odd', 'file'] as const;
const YEAR_S = 31_536_000;
const KEPT_CACHE = `public, max-age=${YEAR_S}, immutable`;
const SAMPLE = /\.(?:mp4|mp3|vtt|flv)$/;
/** Video and audio samples can be rendered again under the same name: they are cached briefly. */
const SAMPLE_CACHE = 'public, max-age=600';
const NAME = /^[\w.-]{1,100}$/;

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  flv: 'video/x-flv',
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  m4s: 'video/iso.segment',
};

/** Images and files of the sample content: generated on the first request, then kept. */
export interface MediaStore {
  /** Returns a file of the folder `pic`, `look`, `odd` or `file`; null when it does not exist. */
  readonly read: (folder: string, name: string) => Promise<Buffer | null>;
}

/**
 * Opens the store of generated files.
 * @param dir used by this store only: emptied when `IMAGES_VERSION` has changed
 * @param scale of images: 1 is the full size
 */
export function openMediaStore(dir: string, scale = 1): MediaStore {
  const stamp = join(dir, 'version');
  if (readStamp(stamp) !== String(IMAGES_VERSION)) {
    for (const folder of DRAWN) rmSync(join(dir, folder), { recursive: true, force: true });
  }
  for (const folder of DRAWN) mkdirSync(join(dir, folder), { recursive: true });
  writeFileSync(stamp, String(IMAGES_VERSION));

  const making = new Map<string, Promise<Buffer | null>>();
  const read = async (folder: string, name: string): Promise<Buffer | null> => {
    if (!NAME.test(name.replace(/[(),]/g, ''))) return null;
    const sample = folder === 'file' ? await readSample(name) : null;
    if (sample) return sample;
    const path = join(dir, folder, name);
    const kept = await readFile(path).catch(() => null);
    if (kept) return kept;
    const running = making.get(path) ?? make(folder, name, path).finally(() => making.delete(path));
    making.set(path, running);
    return running;
  };

  const make = async (folder: string, name: string, path: string): Promise<Buffer | null> => {
    const bytes = await createMedia(folder, name, scale, (original) => read(folder, original));
    if (bytes) {
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
    }
    return bytes;
  };

  return { read };
}

function readStamp(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Generates a file; `x.jpg.0`, `.1` and `.2` are thumbnails of `x.jpg` (wire 17.18). */
async function createMedia(
  folder: string,
  name: string,
  scale: number,
  readOriginal: (name: string) => Promise<Buffer | null>,
): Promise<Buffer | null> {
  const sized = /^(.+\.(?:jpg|png))\.[012]$/.exec(name);
  if (sized?.[1]) {
    const original = await readOriginal(sized[1]);
    return original && createThumbnail(original);
  }
  if (folder === 'pic') return drawImage(name, scale);
  if (folder === 'odd') return name === HUGE_IMAGE ? drawHugeImage() : null;
  return folder === 'look'
    ? drawLogo(name)
    : ((await createPagePdf(name)) ?? createAttachment(name));
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
export function answerBytes(c: Context, name: string, bytes: Buffer, cache: string): Response {
  const extension = /\.([a-z\d]+?)(?:\.[012])?$/.exec(name)?.[1] ?? '';
  const size = bytes.length;
  const headers = {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'cache-control': cache,
    'accept-ranges': 'bytes',
    'access-control-expose-headers': 'content-length, content-range, accept-ranges',
  };
  const range = parseRange(c.req.header('range'), size);
  if (range === 'none') {
    return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  }
  const part = range === 'whole' ? bytes : bytes.subarray(range.first, range.last + 1);
  const length = { 'content-length': String(part.length) };
  if (range === 'whole') return c.body(new Uint8Array(part), 200, { ...headers, ...length });
  const contentRange = { 'content-range': `bytes ${range.first}-${range.last}/${size}` };
  return c.body(new Uint8Array(part), 206, { ...headers, ...length, ...contentRange });
}
