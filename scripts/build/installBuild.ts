import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  deleteFileWithCopies,
  readFileIfExists,
  TEMPORARY_NAME,
  writeFileAtomically,
} from '../bake/atomicFile.ts';
import { COMPRESSED_ENDINGS } from '../bake/compressPage.ts';
import { removeLeftovers } from '../bake/leftovers.ts';
import { isCompressible, mediaType } from '../serve/mediaTypes.ts';
import { FRONT_PAGES, readHomeTemplates } from './homeTemplate.ts';
import { listFiles } from './listFiles.ts';
import { findNamedAssets } from './namedAssets.ts';
import {
  ASSETS,
  type BuiltFiles,
  decideReplaced,
  formatBuiltFiles,
  isAsset,
  parseBuiltFiles,
} from './replacedFiles.ts';
import { addServerVersion, switchServerVersion } from './serverVersions.ts';

/**
 * File name of the record of files that builds have installed into `client`; it is in the parent
 * folder.
 */
const RECORD = 'built.json';

export interface InstallOptions {
  readonly now?: number;
  /** Writes compressed copies of templates and assets beside them. */
  readonly compress?: boolean;
}

/**
 * Installs a complete build (`client`, `server` and `hosts` in `from`) into the folder that is
 * served. Baked pages, feeds and older assets stay. Each file is replaced by one rename, and assets
 * are written before pages that name them: a process that is killed at any time leaves a site whose
 * pages have all their assets, and the next call completes it. Rejects when a file cannot be read
 * or written (src/decisions/0030-a-build-is-made-beside-the-site-and-installed-file-by-file.md).
 */
export async function installBuild(
  from: string,
  to: string,
  { now = Date.now(), compress = false }: InstallOptions = {},
): Promise<void> {
  const client = path.join(to, 'client');
  const server = path.join(to, 'server');
  const recordFile = path.join(to, RECORD);
  const built = await listFiles(path.join(from, 'client'));
  const recorded = parseBuiltFiles((await readFileIfExists(recordFile))?.toString() ?? '');

  // Written first, so that the record contains every file of a build that is killed.
  const current = Object.fromEntries(built.map((name) => [name, null]));
  await writeRecord(recordFile, { ...recorded, ...current });
  const version = await addServerVersion(path.join(from, 'server'), server, now);
  await installClient(path.join(from, 'client'), client, {
    built,
    compress,
    homeTemplates: await readHomeTemplates(server),
  });
  await copyFiles(path.join(from, 'hosts'), path.join(to, 'hosts'));
  await switchServerVersion(server, version);
  await writeRecord(recordFile, await removeReplaced(client, { recorded, built, now }));
}

interface ClientFiles {
  readonly built: readonly string[];
  readonly compress: boolean;
  readonly homeTemplates: readonly Buffer[];
}

async function installClient(
  from: string,
  to: string,
  { built, compress, homeTemplates }: ClientFiles,
): Promise<void> {
  const pages = built.filter((name) => !isAsset(name));
  const kept: string[] = [];
  for (const name of pages.filter((page) => FRONT_PAGES.includes(page))) {
    const current = await readFileIfExists(path.join(to, name));
    const isBaked = current !== null && !homeTemplates.some((text) => text.equals(current));
    if (isBaked) kept.push(name);
  }
  const replaced = pages.filter((name) => !kept.includes(name));
  await copyFiles(from, to, { names: [...built.filter(isAsset), ...replaced], compress });
}

async function copyFiles(
  from: string,
  to: string,
  given: { readonly names?: readonly string[]; readonly compress?: boolean } = {},
): Promise<void> {
  const names = given.names ?? (await listFiles(from));
  const folders = new Set(names.map((name) => path.dirname(path.join(to, name))));
  for (const folder of folders) await removeLeftovers(folder);
  for (const name of names) {
    const content = await readFile(path.join(from, name));
    const compress = given.compress === true && isCompressible(mediaType(name));
    await writeFileAtomically(path.join(to, name), content, { compress, best: true });
  }
}

/** Removes the replaced files that no page needs, and returns the record of the others. */
async function removeReplaced(
  client: string,
  build: {
    readonly recorded: BuiltFiles;
    readonly built: readonly string[];
    readonly now: number;
  },
): Promise<BuiltFiles> {
  const existing = (await listFiles(path.join(client, ASSETS)))
    .filter((name) => !TEMPORARY_NAME.test(name))
    .map((name) => ASSETS + withoutEnding(name));
  const { obsolete, expired, files } = decideReplaced(build.recorded, { ...build, existing });
  const kept = Object.keys(files).filter((name) => isAsset(name) && !expired.has(name));
  const named = await findNamedAssets(client, expired, kept);
  const removed = new Set([...obsolete, ...expired].filter((name) => !named.has(name)));
  for (const name of removed) await deleteFileWithCopies(path.join(client, name));
  const left = Object.entries(files).filter(([name]) => !removed.has(name));
  // Readers may have loaded the page that names it just now, so its time starts again.
  return Object.fromEntries(left.map(([name, at]) => [name, named.has(name) ? build.now : at]));
}

/** Returns the name of the file to which a compressed copy belongs. */
function withoutEnding(name: string): string {
  const ending = COMPRESSED_ENDINGS.find((one) => name.endsWith(one)) ?? '';
  return name.slice(0, name.length - ending.length);
}

const writeRecord = (file: string, files: BuiltFiles) =>
  writeFileAtomically(file, formatBuiltFiles(files), { compress: false });
