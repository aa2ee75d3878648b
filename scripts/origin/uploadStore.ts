import { randomBytes } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { type FileType, isImage, isVideo, type MediaType } from './fileTypes.ts';
import { type ByteRange, parseRange } from './parseRange.ts';
import { openPartStore, type PartStore } from './partStore.ts';
import type { UploadedImage } from './uploadedImage.ts';

const TYPES: Readonly<Record<FileType, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
};

const NAME = new RegExp(`^[\\da-f]{32}\\.(${Object.keys(TYPES).join('|')})$`);
const YEAR_S = 31_536_000;

/** Uploaded files, under names that the origin generates. */
export interface UploadStore {
  /** Stores an image and returns its name. */
  readonly write: (picture: UploadedImage) => Promise<string>;
  /** Stores a video or audio file that was uploaded in parts and returns its name. */
  readonly join: (type: MediaType, parts: readonly string[]) => Promise<string>;
  /** Returns bytes; null when there is no such file. */
  readonly size: (name: string) => Promise<number | null>;
  /** Streams the range, or the whole file without one. */
  readonly stream: (name: string, range?: ByteRange) => ReadableStream<Uint8Array>;
  /** Returns the path of the file. */
  readonly path: (name: string) => string;
  readonly remove: (names: readonly string[]) => Promise<void>;
  readonly parts: PartStore;
}

export function openUploadStore(dir: string): UploadStore {
  mkdirSync(dir, { recursive: true });
  const parts = openPartStore(join(dir, 'parts'));
  const path = (name: string) => join(dir, NAME.test(name) ? name : 'none');

  const keep = async (type: FileType, write: (to: string) => Promise<void>) => {
    const name = `${randomBytes(16).toString('hex')}.${type}`;
    await write(`${path(name)}.part`);
    await rename(`${path(name)}.part`, path(name));
    return name;
  };

  return {
    write: ({ type, bytes }) => keep(type, (to) => writeFile(to, bytes)),
    join: (type, files) => keep(type, (to) => parts.join(files, to)),
    size: async (name) =>
      NAME.test(name)
        ? stat(path(name)).then(
            ({ size }) => size,
            () => null,
          )
        : null,
    stream: (name, range) =>
      Readable.toWeb(
        createReadStream(path(name), range && { start: range.first, end: range.last }),
      ) as ReadableStream<Uint8Array>,
    path,
    remove: async (names) => {
      await Promise.all(
        names.filter((name) => NAME.test(name)).map((name) => rm(path(name), { force: true })),
      );
    },
    parts,
  };
}

type UploadKind = 'image' | 'video' | 'audio';

/** Returns the kind of a stored file by the extension of its name. */
export function readUploadKind(name: string): UploadKind {
  const type = (NAME.exec(name)?.[1] ?? 'jpg') as FileType;
  if (isImage(type)) return 'image';
  return isVideo(type) ? 'video' : 'audio';
}

/** Answers `/media/up/{name}`, whole or a range; sandboxed, because readers uploaded the content. */
export async function answerUpload(c: Context, store: UploadStore): Promise<Response> {
  const name = c.req.param('name') ?? '';
  const size = await store.size(name);
  if (size === null) return c.text('not found', 404);
  const type = NAME.exec(name)?.[1] as keyof typeof TYPES;
  const headers = {
    'content-type': TYPES[type],
    'cache-control': `public, max-age=${YEAR_S}, immutable`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'access-control-expose-headers': 'content-length, content-range, accept-ranges',
  };
  if (c.req.method === 'HEAD') {
    return c.body(null, 200, { ...headers, 'content-length': String(size) });
  }
  const range = parseRange(c.req.header('range'), size);
  if (range === 'none') {
    return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  }
  if (range === 'whole') {
    return c.body(store.stream(name), 200, { ...headers, 'content-length': String(size) });
  }
  return c.body(store.stream(name, range), 206, {
    ...headers,
    'content-length': String(range.last - range.first + 1),
    'content-range': `bytes ${range.first}-${range.last}/${size}`,
  });
}
