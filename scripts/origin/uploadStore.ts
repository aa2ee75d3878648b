import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { type FileType, isImage, isVideo } from './fileTypes.ts';
import { parseRange } from './parseRange.ts';

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

/** A file whose parts arrive one by one. */
export interface PartUpload {
  /** Number of parts. */
  readonly parts: number;
  /** Bytes of the whole. */
  readonly size: number;
  readonly arrived: Map<number, Buffer>;
  /** Name of the whole file; '' before it is complete. */
  name: string;
}

/** Uploaded files, under names that the origin generates. */
export interface UploadStore {
  /** Stores a file and returns its name. */
  readonly write: (type: FileType, bytes: Buffer) => Promise<string>;
  /** Returns the content; null when there is no such file. */
  readonly read: (name: string) => Promise<Buffer | null>;
  /** Uploads in parts by member and id of the client; a restart forgets them. */
  readonly parts: Map<string, PartUpload>;
}

export function openUploadStore(dir: string): UploadStore {
  mkdirSync(dir, { recursive: true });
  return {
    write: async (type, bytes) => {
      const name = `${randomBytes(16).toString('hex')}.${type}`;
      await writeFile(join(dir, name), bytes);
      return name;
    },
    read: (name) =>
      NAME.test(name) ? readFile(join(dir, name)).catch(() => null) : Promise.resolve(null),
    parts: new Map(),
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
  const bytes = await store.read(name);
  if (bytes === null) return c.text('not found', 404);
  const size = bytes.length;
  const headers = {
    'content-type': TYPES[NAME.exec(name)?.[1] as FileType],
    'cache-control': `public, max-age=${YEAR_S}, immutable`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'access-control-expose-headers': 'content-length, content-range, accept-ranges',
  };
  const range = parseRange(c.req.header('range'), size);
  if (range === 'none') {
    return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` });
  }
  if (range === 'whole') return c.body(new Uint8Array(bytes), 200, headers);
  return c.body(new Uint8Array(bytes.subarray(range.first, range.last + 1)), 206, {
    ...headers,
    'content-range': `bytes ${range.first}-${range.last}/${size}`,
  });
}
