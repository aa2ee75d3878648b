import { readHomeTemplate } from '../../scripts/build/homeTemplate.ts';
import { BUILDS_DIR, findLiveBuild, serverDirOf } from '../../scripts/release/builds.ts';
import { CLIENT_DIR } from './builtFiles.ts';

/** Returns the folder of the renderer that made the pages of the site. Rejects when nothing is live. */
export async function findLiveServerDir(): Promise<string> {
  const build = await findLiveBuild(CLIENT_DIR, BUILDS_DIR);
  if (!build) throw new Error('no build is live in dist/client: was the site baked?');
  return serverDirOf(build);
}

/** Returns the template of the front page, over which a page is baked. */
export async function readLiveHomeTemplate(): Promise<string> {
  const template = await readHomeTemplate(await findLiveServerDir());
  if (template === null) throw new Error('the build has no template of the front page');
  return template;
}
