import { formatRef, pagePath } from '../bake/pageRef.ts';
import { PAGE_KINDS } from '../bake/pages/pageKinds.ts';
import { walkFiles } from '../build/listFiles.ts';
import { type Build, clientDirOf, listBuilds } from '../release/builds.ts';
import { isAsset } from '../release/replacedFiles.ts';

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
export interface BuildFiles {
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
