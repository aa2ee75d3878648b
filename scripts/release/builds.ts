import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, ok, type Result } from '../../src/model/result.ts';
import { listNames, readFileIfExists, writeFileAtomically } from '../bake/atomicFile.ts';
import { stateDirOf } from '../bake/folderLock.ts';
import { RendererMissing } from '../bake/render/loadRenderer.ts';
import { listFiles } from '../build/listFiles.ts';

/** Where `npm run build` puts builds. */
export const BUILDS_DIR = fileURLToPath(new URL('../../dist/builds', import.meta.url));

/** The record of a build in its folder; a folder without it is not complete. */
const RECORD = 'build.json';
/** The file that names the build which a person has pinned. */
const PIN = 'pinned';
const VERSION = /^[\da-f]{16}$/;

/** A complete build, in a folder of its own that never changes. */
export interface Build {
  /** Hash of its files. */
  readonly version: string;
  readonly dir: string;
  /** When it was last made; epoch ms. */
  readonly builtAt: number;
  /** Hash of what it was made from; null when that changed in the meantime. */
  readonly inputs: string | null;
  /** Path that its pages are mounted at; null when its record does not say. */
  readonly base: string | null;
}

/** What the record of a build says. */
type BuildRecord = Omit<Build, 'version' | 'dir'>;

/** Templates, assets and public files. */
export const clientDirOf = ({ dir }: Pick<Build, 'dir'>): string => path.join(dir, 'client');
/** The renderer. */
export const serverDirOf = ({ dir }: Pick<Build, 'dir'>): string => path.join(dir, 'server');
/** Rules for hosts. */
export const hostRulesOf = ({ dir }: Pick<Build, 'dir'>): string => path.join(dir, 'hosts');

/** Returns the complete builds, the newest first. */
export async function listBuilds(buildsDir: string): Promise<Build[]> {
  const builds = await Promise.all(
    (await listVersionFolders(buildsDir)).map((version) => readBuild(buildsDir, version)),
  );
  return builds.filter((build) => build !== null).sort((a, b) => b.builtAt - a.builtAt);
}

/** Returns a build; null when there is none, or when it is not complete. */
export async function readBuild(buildsDir: string, version: string): Promise<Build | null> {
  if (!VERSION.test(version)) return null;
  const dir = path.join(buildsDir, version);
  const record = parseRecord((await readFileIfExists(path.join(dir, RECORD)))?.toString() ?? '');
  return record && { version, dir, ...record };
}

/** Saves the record of the build in a folder, which is then complete. */
export async function saveBuildRecord(
  dir: string,
  { builtAt, inputs, base }: BuildRecord,
): Promise<void> {
  const text = `${JSON.stringify({ builtAt, inputs, base })}\n`;
  await writeFileAtomically(path.join(dir, RECORD), text, { compress: false });
}

/** Returns the name of the record, which is the last file of a folder and the first to be deleted. */
export const buildRecordOf = (dir: string): string => path.join(dir, RECORD);

/** Returns the pinned version; null when the newest build is to be live. */
export async function readPin(buildsDir: string): Promise<string | null> {
  return (await readFileIfExists(path.join(buildsDir, PIN)))?.toString().trim() || null;
}

/** Pins a version; null: the newest build is to be live. */
export async function savePin(buildsDir: string, version: string | null): Promise<void> {
  await writeFileAtomically(path.join(buildsDir, PIN), version ?? '', { compress: false });
}

/**
 * Returns the build that is to be live: the pinned one, otherwise the newest. Rejects with
 * `RendererMissing` when there is none.
 */
export async function findChosenBuild(buildsDir: string): Promise<Build> {
  const pinned = await readPin(buildsDir);
  if (pinned !== null) {
    const build = await readBuild(buildsDir, pinned);
    if (build) return build;
    const advice = `choose another with 'npm run publish -- release'`;
    throw new RendererMissing(`The pinned build ${pinned} is not in ${buildsDir}: ${advice}.`);
  }
  const [newest] = await listBuilds(buildsDir);
  if (newest) return newest;
  throw new RendererMissing(`There is no build in ${buildsDir}: run 'npm run build' first.`);
}

/** Returns the names of the folders of builds, complete or not. */
export const listVersionFolders = async (buildsDir: string): Promise<string[]> =>
  (await listNames(buildsDir)).filter((name) => VERSION.test(name));

function parseRecord(text: string): BuildRecord | null {
  try {
    const { builtAt, inputs, base } = JSON.parse(text) as Partial<Build>;
    if (typeof builtAt !== 'number') return null;
    return {
      builtAt,
      inputs: typeof inputs === 'string' ? inputs : null,
      base: typeof base === 'string' ? base : null,
    };
  } catch {
    return null;
  }
}

/** The characters of a version: 64 bits. */
const LENGTH = 16;

/** Returns the version of a build: a hash of the names and contents of its files. */
export const hashBuild = (dir: string): Promise<string> =>
  hashFolders([clientDirOf({ dir }), serverDirOf({ dir }), hostRulesOf({ dir })]);

/** Tells an operator to reload the web server: nginx and Caddy do not notice that their rules have changed. */
export const NEW_RULES =
  'The rules for hosts have changed: reload nginx or Caddy, or copy them to the host again.';

/**
 * Returns whether hosts must read their rules again when a build takes the place of the version `replaced`,
 * which is null when none was live: no host has read any rules then.
 */
export async function hasNewRules(
  build: Build,
  { replaced, buildsDir }: { readonly replaced: string | null; readonly buildsDir: string },
): Promise<boolean> {
  if (replaced === null || replaced === build.version) return false;
  const before = await readBuild(buildsDir, replaced);
  const hashOf = (one: Build) => hashFolders([hostRulesOf(one)]);
  return before === null || (await hashOf(before)) !== (await hashOf(build));
}

async function hashFolders(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    hash.update(`\0\0${path.basename(folder)}`);
    for (const name of (await listFiles(folder)).sort()) {
      const content = readFileSync(path.join(folder, name));
      hash.update(`\0${name}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex').slice(0, LENGTH);
}

/** The file that names the build which is live in a folder of pages; written when all of it is. */
const liveFileOf = (outDir: string): string => path.join(stateDirOf(outDir), 'live');

/** Returns the version that is live in a folder of pages; null before the first release. */
export async function readLiveVersion(outDir: string): Promise<string | null> {
  return (await readFileIfExists(liveFileOf(outDir)))?.toString().trim() || null;
}

export async function saveLiveVersion(outDir: string, version: string): Promise<void> {
  await writeFileAtomically(liveFileOf(outDir), version, { compress: false });
}

/** Returns the build that is live in a folder of pages; null when there is none. */
export async function findLiveBuild(outDir: string, buildsDir: string): Promise<Build | null> {
  const version = await readLiveVersion(outDir);
  return version === null ? null : readBuild(buildsDir, version);
}

/** What a person calls the build that needs no pin. */
const NEWEST = 'newest';

/**
 * Pins the build whose version begins with a text; `newest` removes the pin. Returns the build that is
 * to be live now. The error is a sentence for the terminal; nothing is changed then.
 */
export async function chooseBuild(buildsDir: string, name: string): Promise<Result<Build, string>> {
  const builds = await listBuilds(buildsDir);
  const isNewest = name === NEWEST;
  const found = isNewest
    ? builds.slice(0, 1)
    : builds.filter(({ version }) => version.startsWith(name));
  const [build, other] = found;
  if (!build) {
    return fail(isNewest ? 'There is no build.' : `There is no build ${name}.`);
  }
  if (other) return fail(`${name} is the beginning of ${found.length} builds.`);
  await savePin(buildsDir, isNewest ? null : build.version);
  return ok(build);
}
