import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readFileIfExists } from '../bake/atomicFile.ts';
import { COMPRESSED_ENDINGS } from '../bake/compressPage.ts';
import type { FileChanges } from '../bake/recordChanges.ts';
import { walkFiles } from '../build/listFiles.ts';
import type { StoredDeliveries } from '../store/storedDeliveries.ts';
import { type Delivery, deliver } from '../targets/deliver.ts';
import type { DeliveredFile, FailedFile, Target } from '../targets/target.ts';

/** Keeps a target as the folder is. */
export interface Deliverer {
  /**
   * Delivers changed files, and those of earlier deliveries that failed. Resolves with what the
   * target did not accept; it is tried again with the next delivery.
   */
  readonly deliver: (changes: FileChanges) => Promise<Delivery>;
  /** Returns whether a delivery failed that was not made up for. */
  readonly hasFailed: () => boolean;
  /**
   * Compares the whole folder with what the target has, and delivers what is new or different.
   * Removes nothing: the target may have files of another publisher.
   */
  readonly sync: () => Promise<Delivery>;
}

interface DelivererOptions {
  readonly target: Target;
  readonly known: StoredDeliveries;
  /** The folder of the built files. */
  readonly outDir: string;
  readonly signal?: AbortSignal | undefined;
}

/** Creates the deliverer of a target. */
export function createDeliverer({ target, known, outDir, signal }: DelivererOptions): Deliverer {
  /** Paths of earlier deliveries that the target may not have. */
  const open = new Set<string>();

  async function run(paths: ReadonlySet<string>, hashes: ReadonlyMap<string, string>) {
    const files: DeliveredFile[] = [];
    const removed: string[] = [];
    for (const name of paths) {
      const file = path.join(outDir, name);
      const bytes = await readFileIfExists(file);
      if (bytes === null) removed.push(name);
      else files.push({ path: name, hash: hashContent(bytes), read: () => readFile(file) });
    }
    const delivery = await deliver(
      target,
      { files, removed },
      { known: (name) => (open.has(name) ? null : (hashes.get(name) ?? null)), signal },
    );
    remember(delivery);
    await known.flush();
    return delivery;
  }

  function remember({ delivered, unchanged, removed, failed, notTried }: Delivery): void {
    for (const { path: name, hash } of delivered) known.save(name, hash);
    for (const name of removed) known.delete(name);
    for (const name of [...delivered.map((file) => file.path), ...unchanged, ...removed]) {
      open.delete(name);
    }
    for (const name of [...failed.map((file) => file.path), ...notTried]) {
      known.delete(name);
      open.add(name);
    }
  }

  return {
    deliver: async ({ written, deleted }) => {
      const paths = new Set([...written, ...deleted].flatMap((file) => relativePath(outDir, file)));
      for (const name of open) paths.add(name);
      return run(paths, await known.load([...paths]));
    },
    hasFailed: () => open.size > 0,
    sync: async () => {
      const hashes = await known.load(null);
      const paths = new Set<string>();
      for await (const name of walkFiles(outDir)) if (isDelivered(name)) paths.add(name);
      return run(paths, hashes);
    },
  };
}

const hashContent = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

/** Returns the path of a file below the folder; none for a file that is not delivered. */
function relativePath(outDir: string, file: string): string[] {
  const name = path.relative(outDir, file).split(path.sep).join('/');
  return name.startsWith('..') || !isDelivered(name) ? [] : [name];
}

/** Hidden files are temporary; targets store one encoding of a file. */
const isDelivered = (name: string): boolean =>
  !/(?:^|\/)\./.test(name) && !COMPRESSED_ENDINGS.some((ending) => name.endsWith(ending));

/** Formats what a target did not accept, as a sentence; null when it accepted everything. */
export function describeFailure(
  { name }: Pick<Target, 'name'>,
  failed: readonly FailedFile[],
): string | null {
  const [first] = failed;
  if (!first) return null;
  const more = failed.length > 1 ? ` and ${failed.length - 1} more` : '';
  return `${name} did not accept ${first.path}${more}: ${first.error.kind}: ${first.error.message}`;
}
