import { fail, ok, type Result } from '../../src/model/result.ts';
import { type Build, listBuilds, savePin } from '../release/builds.ts';

/** What a person calls the build that needs no pin. */
export const NEWEST = 'newest';

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
