import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readFileIfExists } from '../bake/atomicFile.ts';
import { COMPRESSED_ENDINGS } from '../bake/compressPage.ts';
import { formatRef, pagePath } from '../bake/pageRef.ts';
import { PAGE_KINDS } from '../bake/pages/pageKinds.ts';
import type { FileChanges } from '../bake/recordChanges.ts';
import { walkFiles } from '../build/listFiles.ts';
import { type Build, clientDirOf, listBuilds } from '../release/builds.ts';
import { isAsset } from '../release/replacedFiles.ts';
import type { StoredDeliveries } from '../store/storedDeliveries.ts';
import { type Delivery, deliver } from '../targets/deliver.ts';
import type { DeliveredFile, FailedFile, Target } from '../targets/target.ts';

interface DelivererOptions {
  readonly target: Target;
  readonly known: StoredDeliveries;
  /** The folder of the site. */
  readonly outDir: string;
  /** Receives the names of files that the target has in another form now, before that is remembered. */
  readonly onDelivered: (names: readonly string[]) => Promise<void>;
}

/** Creates the deliverer of a target, which brings files of a folder there. */
export function createDeliverer(options: DelivererOptions) {
  const { target, known, outDir, onDelivered } = options;

  /** Delivers the files of a folder; removes those that it does not have. */
  async function run(folder: string, paths: readonly string[]): Promise<Delivery> {
    const hashes = await known.load(paths);
    const files: DeliveredFile[] = [];
    const removed: string[] = [];
    for (const name of paths) {
      const file = path.join(folder, name);
      const bytes = await readFileIfExists(file);
      if (bytes) files.push({ path: name, hash: hashContent(bytes), read: () => readFile(file) });
      else removed.push(name);
    }
    // Until the target has answered it may have the old file or the new one.
    for (const { path: name, hash } of files) {
      if (hashes.has(name) && hashes.get(name) !== hash) known.delete(name);
    }
    for (const name of removed) known.delete(name);
    await known.flush();
    const delivery = await deliver(
      target,
      { files, removed },
      { known: (name) => hashes.get(name) ?? null },
    );
    const delivered = delivery.delivered.map(({ path: name }) => name);
    await onDelivered([...delivered, ...delivery.removed]);
    for (const { path: name, hash } of delivery.delivered) known.save(name, hash);
    await known.flush();
    return delivery;
  }

  return {
    /** Delivers what a run has made, as far as the target does not have it. */
    deliver: async ({ written, kept, deleted }: FileChanges): Promise<Delivery> => {
      const changed = [...written, ...kept, ...deleted];
      const names = changed.map((file) => path.relative(outDir, file).split(path.sep).join('/'));
      return run(outDir, names.filter(isDelivered));
    },
    /** Delivers the files of a build, as far as the target does not have them. */
    deliverBuild: (build: Build, { files, obsolete }: BuildFiles): Promise<Delivery> =>
      run(clientDirOf(build), [...files, ...obsolete].filter(isDelivered)),
  };
}

const hashContent = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

/** Files beside the folder and hidden ones are no part of the site; targets store one encoding of a file. */
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

/** The pages that replace templates of a build, by `formatRef`, with their files. */
const FILES_IN_PLACE: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(PAGE_KINDS)
    .filter(({ paths }) => paths.some((names) => names.length === 0))
    .map(({ route, copies = [] }) => {
      const ref = { route, params: {} };
      return [formatRef(ref), [`${pagePath(ref)}.html`, ...copies]];
    }),
);

/** Names of the pages that replace templates of a build, by `formatRef`. */
export const PAGES_IN_PLACE: readonly string[] = [...FILES_IN_PLACE.keys()];

/** What a release changes on a target. */
interface BuildFiles {
  /** Paths of files in the folder of the build. */
  readonly files: ReadonlySet<string>;
  /** Paths of templates and public files of other builds, which the target must not keep. */
  readonly obsolete: ReadonlySet<string>;
}

/**
 * Returns the files of a build for a target. Its assets are added to those of other builds, which
 * pages of the target name. Pages in the place of templates stay until a run writes them again.
 *
 * @param baked those of `PAGES_IN_PLACE` that are on the target
 */
export async function listBuildFiles(
  build: Build,
  buildsDir: string,
  baked: { readonly has: (name: string) => boolean },
): Promise<BuildFiles> {
  const inPlace = new Set(
    PAGES_IN_PLACE.flatMap((name) => (baked.has(name) ? (FILES_IN_PLACE.get(name) ?? []) : [])),
  );
  const files = new Set<string>();
  for await (const name of walkFiles(clientDirOf(build))) {
    if (!inPlace.has(name)) files.add(name);
  }
  const obsolete = new Set<string>();
  for (const other of await listBuilds(buildsDir)) {
    for await (const name of walkFiles(clientDirOf(other))) {
      if (!files.has(name) && !inPlace.has(name) && !isAsset(name)) obsolete.add(name);
    }
  }
  return { files, obsolete };
}
