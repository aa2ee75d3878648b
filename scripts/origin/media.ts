import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { createFile } from '../edition/files.ts';
import { drawLook } from '../edition/pictures/look.ts';
import { createThumbnail, drawPicture, PICTURES_VERSION } from '../edition/pictures.ts';

const YEAR_S = 31_536_000;
const NAME = /^[\w.-]{1,100}$/;

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  m3u8: 'application/vnd.apple.mpegurl',
};

/** Pictures and files of the edition: made when first asked for, then kept. */
export interface MediaStore {
  /** @param folder pic, look or file. Null when there is no such thing. */
  readonly read: (folder: string, name: string) => Promise<Buffer | null>;
}

/** @param dir a folder of its own: it is emptied when another version drew what it holds. */
export function openMediaStore(dir: string): MediaStore {
  const stamp = join(dir, 'version');
  if (readStamp(stamp) !== String(PICTURES_VERSION)) {
    for (const folder of ['pic', 'look'])
      rmSync(join(dir, folder), { recursive: true, force: true });
  }
  for (const folder of ['pic', 'look', 'file']) mkdirSync(join(dir, folder), { recursive: true });
  writeFileSync(stamp, String(PICTURES_VERSION));

  const making = new Map<string, Promise<Buffer | null>>();
  const read = async (folder: string, name: string): Promise<Buffer | null> => {
    if (!NAME.test(name.replace(/[(),]/g, ''))) return null;
    const path = join(dir, folder, name);
    const kept = await readFile(path).catch(() => null);
    if (kept) return kept;
    const running = making.get(path) ?? make(folder, name, path).finally(() => making.delete(path));
    making.set(path, running);
    return running;
  };

  const make = async (folder: string, name: string, path: string): Promise<Buffer | null> => {
    const bytes = await createMedia(folder, name, (original) => read(folder, original));
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

/** `x.jpg.0`, `.1` and `.2` are smaller versions of `x.jpg` (interop section 17, point 18). */
async function createMedia(
  folder: string,
  name: string,
  readOriginal: (name: string) => Promise<Buffer | null>,
): Promise<Buffer | null> {
  const sized = /^(.+\.(?:jpg|png))\.[012]$/.exec(name);
  if (sized?.[1]) {
    const original = await readOriginal(sized[1]);
    return original && createThumbnail(original);
  }
  if (folder === 'pic') return drawPicture(name);
  return folder === 'look' ? drawLook(name) : createFile(name);
}

/** Answers `/media/{folder}/{name}`. */
export async function answerMedia(c: Context, store: MediaStore): Promise<Response> {
  const name = c.req.param('name') ?? '';
  const bytes = await store.read(c.req.param('folder') ?? '', name);
  if (!bytes) return c.text('not found', 404);
  const extension = /\.([a-z\d]+?)(?:\.[012])?$/.exec(name)?.[1] ?? '';
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'content-length': String(bytes.length),
    'cache-control': `public, max-age=${YEAR_S}, immutable`,
  });
}
