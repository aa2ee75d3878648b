import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { type FileType, isImage, isVideo } from './fileTypes.ts';
import { answerBytes, KEPT_CACHE } from './media.ts';

const NAME = /^[\da-f]{32}\.(jpg|png|gif|bmp|mp4|mov|webm|mp3|m4a|wav)$/;

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
  return answerBytes(c, name, bytes, KEPT_CACHE, {
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
}
