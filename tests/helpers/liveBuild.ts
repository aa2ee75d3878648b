import { readHomeTemplate } from '../../scripts/build/homeTemplate.ts';
import { type Build, findLiveBuild, serverDirOf } from '../../scripts/release/builds.ts';
import { TESTED_FOLDERS } from '../../scripts/test/testedFolders.ts';

/** Returns the build that made the pages of the tested site. Rejects when nothing is live. */
export async function findTestedBuild(): Promise<Build> {
  const { outDir, buildsDir } = TESTED_FOLDERS;
  const build = await findLiveBuild(outDir, buildsDir);
  if (!build) throw new Error('no build of the tested site is live: was it baked?');
  return build;
}

/** Returns the folder of its renderer. */
export const findLiveServerDir = async (): Promise<string> => serverDirOf(await findTestedBuild());

/** Returns the template of the front page, over which a page is baked. */
export async function readLiveHomeTemplate(): Promise<string> {
  const template = await readHomeTemplate(await findLiveServerDir());
  if (template === null) throw new Error('the build has no template of the front page');
  return template;
}
