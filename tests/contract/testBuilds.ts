import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { saveBuiltCode } from '../../scripts/build/builtCode.ts';
import { saveModuleFiles } from '../../scripts/build/moduleFiles.ts';
import { addBuild } from '../../scripts/release/addBuild.ts';
import type { Build } from '../../scripts/release/builds.ts';

/** Contents by path. */
export type BuiltFiles = Readonly<Record<string, string | Uint8Array>>;

export interface TestBuild {
  /** The module of the renderer. */
  readonly entry: string;
  /** The template of the front page, as the renderer keeps it. */
  readonly template: string;
  /** Templates, assets and public files, by path. */
  readonly client?: BuiltFiles;
  /** Rules for hosts, by path. */
  readonly hosts?: BuiltFiles;
}

/** Adds a small build to a folder of builds. */
export async function addTestBuild(
  buildsDir: string,
  { entry, template, client = {}, hosts = {} }: TestBuild,
): Promise<Build> {
  await mkdir(buildsDir, { recursive: true });
  const next = await mkdtemp(path.join(buildsDir, 'next-'));
  const server = path.join(next, 'server');
  const files = Object.entries({
    'server/entry.mjs': entry,
    'server/home.html': template,
    ...prefixNames('client', client),
    ...prefixNames('hosts', hosts),
  });
  for (const [name, text] of files) {
    await mkdir(path.dirname(path.join(next, name)), { recursive: true });
    await writeFile(path.join(next, name), text);
  }
  const none = new Set<string>();
  await saveBuiltCode(server, { scripts: none, styles: none, islandRuntime: none, modules: none });
  await saveModuleFiles(server, { imports: {}, files: {}, needs: {} });
  return addBuild(next, buildsDir, { inputs: null });
}

const prefixNames = (folder: string, files: BuiltFiles) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
