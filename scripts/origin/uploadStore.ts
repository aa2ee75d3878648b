import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import type { Picture } from './picture.ts';

const NAME = /^[\da-f]{32}\.(jpg|png|gif|bmp)$/;
const YEAR_S = 31_536_000;

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  bmp: 'image/bmp',
};

/** Pictures that readers uploaded, under names that the origin makes. */
export interface UploadStore {
  /** Stores a picture and answers its name. */
  readonly write: (picture: Picture) => Promise<string>;
  /** Null when there is no such picture. */
  readonly read: (name: string) => Promise<Buffer | null>;
  readonly remove: (names: readonly string[]) => Promise<void>;
}

export function openUploadStore(dir: string): UploadStore {
  mkdirSync(dir, { recursive: true });
  return {
    write: async ({ type, bytes }) => {
      const name = `${randomBytes(16).toString('hex')}.${type}`;
      const path = join(dir, name);
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
      return name;
    },
    read: async (name) => (NAME.test(name) ? readFile(join(dir, name)).catch(() => null) : null),
    remove: async (names) => {
      await Promise.all(
        names.filter((name) => NAME.test(name)).map((name) => rm(join(dir, name), { force: true })),
      );
    },
  };
}

/** Answers `/media/up/{name}`: a picture, whatever a browser may take it for. */
export async function answerUpload(c: Context, store: UploadStore): Promise<Response> {
  const name = c.req.param('name') ?? '';
  const bytes = await store.read(name);
  if (!bytes) return c.text('not found', 404);
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': TYPES[name.slice(-3)] ?? 'application/octet-stream',
    'content-length': String(bytes.length),
    'cache-control': `public, max-age=${YEAR_S}, immutable`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
}
