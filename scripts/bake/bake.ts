import type { ApiError } from '../../src/api/errors.ts';
import { ok, type Result } from '../../src/model/result.ts';
import { BUILDS_DIR, findChosenBuild, serverDirOf } from '../release/builds.ts';
import { releaseBuild } from '../release/releaseBuild.ts';
import { openStore } from '../store/openStore.ts';
import type { BakeOptions, Renderer, Run } from './bakeOptions.ts';
import { bakePages } from './bakePages.ts';
import type { BakeFailure, BakeSummary } from './bakeSummary.ts';
import { messageOf } from './errors.ts';
import { siteNameOf, stateDirOf, withLock } from './folderLock.ts';
import { createFileChanges, recordChanges } from './recordChanges.ts';
import { loadRenderer } from './render/loadRenderer.ts';

/**
 * Bakes a site whose pages are in its folder (`bakePages`), in a run of its own (`withRun`). Fails and
 * rejects as these do.
 */
export const bake = (options: BakeOptions): Promise<Result<BakeSummary, ApiError>> =>
  withRun(options, async (run) => {
    const baked = await bakePages(options, run);
    return baked.ok ? ok(await baked.value.commit(null)) : baked;
  });

/**
 * Does a run with the lock of its folder, with the chosen build, which it puts live (`releaseBuild`),
 * and with the store; adds to its summary what the store does not remember. Rejects with
 * `RendererMissing` when there is no build, and with `FolderLocked` when another run holds the lock
 * for too long.
 */
export function withRun(
  options: BakeOptions,
  work: (run: Run) => Promise<Result<BakeSummary, ApiError>>,
): Promise<Result<BakeSummary, ApiError>> {
  const { outDir, lock, signal, databaseUrl, targets } = options;
  return withLock(stateDirOf(outDir), { signal, ...lock }, async () => {
    // Before anything is fetched, since no page can be baked without it.
    const renderer = await prepareRenderer(options);
    if (databaseUrl === undefined) return work({ ...renderer, remembered: null });
    const address = { url: databaseUrl, site: targets?.site ?? siteNameOf(outDir) };
    const store = await openStore(address);
    let problem: unknown = null;
    const answer = await work({ ...renderer, remembered: { store, address } }).finally(() =>
      store.close().catch((error: unknown) => {
        problem = error;
      }),
    );
    return answer.ok ? ok(addUnsaved(answer.value, store.pages.refused, problem)) : answer;
  });
}

/** Returns the summary of a run with what the store does not remember of it. */
function addUnsaved(
  summary: BakeSummary,
  refused: ReadonlyMap<string, string>,
  problem: unknown,
): BakeSummary {
  const unsaved = [...refused].map(([subject, message]) => ({ subject, message }));
  if (problem !== null) unsaved.push({ subject: 'store', message: messageOf(problem) });
  const failures = unsaved.map(({ subject, message }): BakeFailure => {
    return { subject, kind: 'write', message: `not remembered: ${message}` };
  });
  return { ...summary, failed: [...summary.failed, ...failures] };
}

/** Puts the build of the run live in its folder and loads its renderer. */
async function prepareRenderer({
  render,
  outDir,
  targets,
  buildsDir = BUILDS_DIR,
}: BakeOptions): Promise<Renderer> {
  if (render) return { render, build: null };
  const build = targets?.build ?? (await findChosenBuild(buildsDir));
  // A build that cannot render does not go live.
  const renderer = await loadRenderer(serverDirOf(build));
  const release = () => releaseBuild(build, { outDir, buildsDir });
  // Its files are on the targets; its templates must not replace the baked pages there.
  if (targets) await recordChanges(createFileChanges(), release);
  else await release();
  return { render: renderer, build };
}
