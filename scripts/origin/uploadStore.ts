import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { answerBytes, KEPT_CACHE } from './media.ts';

type ImageType = 'jpg' | 'png' | 'gif' | 'bmp';
type MediaType = 'mp4' | 'mov' | 'webm' | 'mp3' | 'm4a' | 'wav';
/** Types of files that readers may upload. */
export type FileType = ImageType | MediaType;

const START = (text: string) => (bytes: Buffer) => bytes.toString('latin1').startsWith(text);
const BRAND = (pattern: RegExp) => (bytes: Buffer) => pattern.test(bytes.toString('latin1', 4, 12));

/** How the first bytes of each type look; the brand of an MP4 file tells its kind. */
const SIGNS: readonly (readonly [FileType, (bytes: Buffer) => boolean])[] = [
  ['jpg', START('\xff\xd8\xff')],
  ['png', START('\x89PNG')],
  ['gif', START('GIF8')],
  ['bmp', START('BM')],
  ['m4a', BRAND(/^ftypM4[AB] /)],
  ['mov', BRAND(/^ftypqt/)],
  ['mp4', BRAND(/^ftyp(?!hei|avif)/)],
  ['webm', START('\x1a\x45\xdf\xa3')],
  ['mp3', START('ID3')],
  ['mp3', (bytes) => bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2],
  ['wav', (bytes) => bytes.toString('latin1', 8, 12) === 'WAVE'],
];

const LONGEST_SIGN_BYTES = 12;

/** Detects the type by the first bytes of a file, not by its name; null for any other type. */
export function detectFileType(bytes: Buffer): FileType | null {
  const first = bytes.subarray(0, LONGEST_SIGN_BYTES);
  return SIGNS.find(([, isType]) => isType(first))?.[0] ?? null;
}

export const isImage = (type: FileType): type is ImageType =>
  type === 'jpg' || type === 'png' || type === 'gif' || type === 'bmp';

export const isVideo = (type: FileType): boolean =>
  type === 'mp4' || type === 'mov' || type === 'webm';

/** Reads duration and size from the boxes of an MP4 file; 0 where it has none, as other types. */
export function readMediaFacts(bytes: Buffer) {
  const movie = bytes.indexOf('mvhd');
  const track = bytes.indexOf('tkhd');
  const isShort = movie > 0 && bytes[movie + 4] === 0 && movie + 24 <= bytes.length;
  const scale = isShort ? bytes.readUInt32BE(movie + 16) : 0;
  const hasSize = track > 0 && track + 86 <= bytes.length;
  return {
    seconds: scale > 0 ? Math.round(bytes.readUInt32BE(movie + 20) / scale) : 0,
    width: hasSize ? bytes.readUInt16BE(track + 80) : 0,
    height: hasSize ? bytes.readUInt16BE(track + 84) : 0,
  };
}

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
