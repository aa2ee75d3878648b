import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OFFLINE_FILE } from '../../src/model/offline/keptPages.ts';
import { HOME_TEMPLATE } from '../build/homeTemplate.ts';
import { withSettings } from '../build/withSettings.ts';
import { addBuild } from '../release/addBuild.ts';
import { BUILDS_DIR, clientDirOf, findChosenBuild, serverDirOf } from '../release/builds.ts';
import { ROOT } from '../run/runCommand.ts';

/** Copies of templates that the build compressed; they would have its settings. */
const COMPRESSED = /\.html\.(?:br|gz)$/;

/**
 * Copies the chosen build into another folder of builds, with other settings in its templates. Rejects
 * with `RendererMissing` when there is none.
 */
export async function copyBuild(
  buildsDir: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { dir: source } = await findChosenBuild(BUILDS_DIR);
  const dir = path.join(buildsDir, 'next');
  await mkdir(buildsDir, { recursive: true });
  await cp(source, dir, { recursive: true, filter: (name) => !COMPRESSED.test(name) });
  // The renderer imports packages.
  await symlink(path.join(ROOT, 'node_modules'), path.join(buildsDir, 'node_modules'), 'junction');
  const client = clientDirOf({ dir });
  // The page for use without a network has no settings: it requests nothing.
  const pages = (await readdir(client)).filter(
    (name) => name.endsWith('.html') && name !== OFFLINE_FILE,
  );
  const files = pages.map((name) => path.join(client, name));
  for (const file of [...files, path.join(serverDirOf({ dir }), HOME_TEMPLATE)]) {
    await writeFile(file, withSettings(await readFile(file, 'utf8'), changes));
  }
  await addBuild(dir, buildsDir, { inputs: null });
}
