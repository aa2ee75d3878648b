import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { appendFile, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^[\da-f]{32}$/;

/** Parts of unfinished uploads, under names that the origin generates. */
export interface PartStore {
  readonly write: (bytes: Buffer) => Promise<string>;
  /** Returns the first bytes of a part. */
  readonly head: (name: string, length: number) => Promise<Buffer>;
  /** Returns the parts as one buffer; for images, which are small. */
  readonly read: (names: readonly string[]) => Promise<Buffer>;
  /** Appends the parts to one file, one at a time, because videos do not fit into memory. */
  readonly join: (names: readonly string[], to: string) => Promise<void>;
  readonly remove: (names: readonly string[]) => Promise<void>;
}

export function openPartStore(dir: string): PartStore {
  mkdirSync(dir, { recursive: true });
  const path = (name: string) => join(dir, NAME.test(name) ? name : 'none');
  return {
    write: async (bytes) => {
      const name = randomBytes(16).toString('hex');
      await writeFile(path(name), bytes);
      return name;
    },
    head: async (name, length) => {
      const file = await open(path(name));
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    read: async (names) =>
      Buffer.concat(await Promise.all(names.map((name) => readFile(path(name))))),
    join: async (names, to) => {
      await writeFile(to, '');
      for (const name of names) await appendFile(to, await readFile(path(name)));
    },
    remove: async (names) => {
      await Promise.all(names.map((name) => rm(path(name), { force: true })));
    },
  };
}
