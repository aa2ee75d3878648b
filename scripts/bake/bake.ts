import { randomUUID } from 'node:crypto';
import { getConfig } from '../../src/api/calls/config.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { fail, ok, type Result } from '../../src/model/result.ts';
import type { Settings } from '../../src/settings.ts';
import { readHomeTemplate } from '../build/homeTemplate.ts';
import { listTrustedOrigins } from '../network/networkSettings.ts';
import { BUILDS_DIR, type Build, findChosenBuild, serverDirOf } from '../release/builds.ts';
import { releaseBuild } from '../release/releaseBuild.ts';
import { openStore, type Store, type StoreAddress } from '../store/openStore.ts';
import { createBakeClient } from './bakeClient.ts';
import type { BakeJob, PageOutcome, Selection } from './bakeJob.ts';
import { bakePage } from './bakePage.ts';
import type { BakeFailure, BakeProgress, BakeSummary } from './bakeSummary.ts';
import { countThreads, createLocalWorker, startThreads } from './bakeWorkers.ts';
import { type DeferredPages, deferPages } from './deferredPages.ts';
import { writeSearchIndex } from './feeds/searchIndex.ts';
import type { SiteChanges } from './feeds/siteFiles.ts';
import { type CollectedOutcomes, collectInto, finishRun } from './finishRun.ts';
import { type LockOptions, siteNameOf, withFolderLock } from './folderLock.ts';
import { forgetMissing } from './forgetMissing.ts';
import { loadRenderer } from './loadRenderer.ts';
import { hashSource } from './pageContent.ts';
import { messageOf } from './pageOutcome.ts';
import { formatRef } from './pageRef.ts';
import type { RenderPage } from './pageView.ts';
import { planTodo } from './planTodo.ts';
import { createFileChanges, recordChanges } from './recordChanges.ts';
import { rememberPages } from './rememberPages.ts';
import { DEFAULT_REMOVAL_LIMITS, type PermitLosses, type RemovalLimits } from './removalLimits.ts';
import { runJobs } from './runJobs.ts';
import { createMemoryTokens } from './session/sharedTokens.ts';
import { hashSiteVersion } from './siteVersion.ts';

/**
 * What a run needs to know of targets that have the pages. Its folder is the working copy of one
 * machine: the store says which pages exist, and remembers those of the run when they are delivered.
 */
export interface RunTargets {
  /** Name of the site in the database. */
  readonly site: string;
  /** The build that renders, in place of the chosen one: the targets have its files. */
  readonly build: Build;
  /** Brings the files that the run has changed to all targets; returns what went wrong, or null. */
  readonly deliver: () => Promise<string | null>;
}

export interface BakeOptions {
  readonly settings: Settings;
  /** The folder of the pages (`dist/client`), without the base. */
  readonly outDir: string;
  /** The whole site when absent. */
  readonly select?: Selection;
  /** How many threads bake; 1, the default, is this thread. */
  readonly workers?: number;
  /** Writes `.html.br` and `.html.gz` beside each page. */
  readonly compress?: boolean;
  /** Replaces the renderer of a build, which is not released then; other threads cannot use it. */
  readonly render?: RenderPage;
  /** Address of the database that remembers what was published; nothing is remembered without it. */
  readonly databaseUrl?: string | undefined;
  /** Of a site whose pages are on targets; it needs the database. */
  readonly targets?: RunTargets | undefined;
  /** The store knows all pages: a run over named pages does not read the folder. */
  readonly isStoreCurrent?: boolean | undefined;
  /** Receives the outcome of each job that was done, or known to be unchanged. */
  readonly onOutcome?: ((job: BakeJob, outcome: PageOutcome) => void) | undefined;
  /** Receives each call of this thread: its name, and `ok` or the kind of its failure. */
  readonly onCall?: ((call: string, result: string) => void) | undefined;
  /** Receives the changes of the sitemaps, which the caller writes later; absent: they are written. */
  readonly onSiteChanges?: (changes: SiteChanges) => void;
  /** Fetches every article again, also one whose version is not newer. */
  readonly refetch?: boolean | undefined;
  /** The folder of the builds; `dist/builds` when absent. */
  readonly buildsDir?: string | undefined;
  /** How much the run may remove without permission. */
  readonly removalLimits?: RemovalLimits | undefined;
  /** Names what the run may remove or empty beyond the limits; nothing when absent. */
  readonly permitLosses?: PermitLosses | undefined;
  /** Counts earlier removals as those of this run: work that is divided into many runs. */
  readonly removalWindowMs?: number | undefined;
  /** Origins in private networks that images may be loaded from (`IMAGE_ORIGINS`). */
  readonly imageOrigins?: readonly string[] | undefined;
  readonly lock?: LockOptions;
  readonly onProgress?: (progress: BakeProgress) => void;
  /** The time by which the news sitemap selects articles; epoch ms. */
  readonly now?: () => number;
  /** Addresses below the base of pages that are rendered before all others: `ROUTE/ID.html`. */
  readonly first?: readonly string[] | undefined;
  /** Ends the run after the pages that are in work; the others stay as they are. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Puts the chosen build live (`releaseBuild`), renders articles and the lists that show them into
 * static pages (architecture 1), and writes feeds and sitemaps of the pages that exist then. A page
 * that fails stays as it is and is named in the summary. Fails when the site's configuration or its
 * columns cannot be fetched: no baked page is changed then. Rejects with `RendererMissing` when there
 * is no build, and with `FolderLocked` when another run holds the lock of the folder for too long.
 */
export async function bake(options: BakeOptions): Promise<Result<BakeSummary, ApiError>> {
  const { outDir, lock, signal, targets } = options;
  return withFolderLock(outDir, { signal, ...lock }, async () => {
    // Before anything is fetched, since no page can be baked without it.
    const renderer = await prepareRenderer(options);
    const { databaseUrl } = options;
    if (databaseUrl === undefined) return bakeLocked(options, { ...renderer, remembered: null });
    const address = { url: databaseUrl, site: targets?.site ?? siteNameOf(outDir) };
    const store = await openStore(address);
    const parts = { ...renderer, remembered: { store, address } };
    const running = targets ? bakeForTargets(options, targets, parts) : bakeLocked(options, parts);
    let problem: unknown = null;
    const answer = await running.finally(() =>
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

interface Renderer {
  readonly render: RenderPage;
  /** The build that is live; null for a renderer that is no build. */
  readonly build: Build | null;
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

/** The store of the site. */
interface Remembered {
  readonly store: Store;
  readonly address: StoreAddress;
}

interface RunParts extends Renderer {
  /** null for a run that remembers nothing. */
  readonly remembered: Remembered | null;
  /** Of a run whose pages are on targets. */
  readonly deferred?: DeferredPages;
}

/** Does a run whose pages are on targets: it is remembered when they have everything. */
async function bakeForTargets(
  options: BakeOptions,
  { deliver }: RunTargets,
  parts: RunParts & { readonly remembered: Remembered },
): Promise<Result<BakeSummary, ApiError>> {
  const { store } = parts.remembered;
  const deferred = deferPages(store.pages);
  const answer = await bakeLocked(options, { ...parts, deferred });
  const problem = await deliver();
  if (problem === null) {
    deferred.commit();
    if (answer.ok) await countRemovals(store, answer.value);
    return answer;
  }
  if (!answer.ok) return answer;
  const failure: BakeFailure = { subject: 'delivery', kind: 'target', message: problem };
  return ok({ ...answer.value, failed: [...answer.value.failed, failure] });
}

const countRemovals = async (
  { removals }: Store,
  { removed }: Pick<BakeSummary, 'removed'>,
): Promise<void> => {
  if (removed.length > 0) await removals.add(removed.map(({ page }) => page));
};

async function bakeLocked(
  options: BakeOptions,
  { render, build, remembered, deferred }: RunParts,
): Promise<Result<BakeSummary, ApiError>> {
  const { settings, outDir, workers = 1, compress = false, signal } = options;
  const { select = { kind: 'all' }, onProgress = () => {}, now = Date.now } = options;
  const startedAt = performance.now();
  const homeTemplate = build && (await readHomeTemplate(serverDirOf(build)));
  const tokens = remembered?.store.tokens ?? createMemoryTokens();
  const client = createBakeClient(settings, { onCall: options.onCall, tokens });
  const answer = await getConfig(client);
  if (!answer.ok) return answer;
  const config = answer.value;
  const pages = deferred ?? remembered?.store.pages;
  // Nothing is known of the pages of a renderer that is no build.
  const siteVersion = build
    ? await hashSiteVersion({ settings, config, compress }, serverDirOf(build))
    : randomUUID();
  if (build) await remembered?.store.renderings.save(siteVersion, build.version);

  // A run over the whole site renders again what shows the headlines that earlier runs changed.
  if (select.kind !== 'articles') await remembered?.store.changes.take(0, async () => {});
  const { isStoreCurrent, refetch } = options;
  const plan = await planTodo({
    ...{ client, outDir, select, siteVersion, pages },
    ...{ isStoreCurrent, isWorkingCopy: deferred !== undefined, refetch, onProgress },
  });
  if (!plan.ok) return plan;
  const refusal = client.refusal();
  if (refusal) return fail(refusal);
  const { jobs, todo, unchanged, listing, failures, existing, stored } = plan.value;

  const shared = {
    ...{ config, outDir, compress, homeTemplate, siteVersion },
    source: hashSource(settings),
  };
  const baker = {
    ...{ ...shared, client, render },
    ...{ readContent: pages?.readContent, targetPages: deferred },
  };
  const threads = countThreads(todo, workers);
  const bakeWorkers =
    // What another thread writes is not recorded, and would not be delivered.
    threads > 1 && build && !deferred
      ? startThreads(
          threads,
          {
            ...{ ...shared, settings, serverDir: serverDirOf(build) },
            store: remembered?.address ?? null,
            tokens: await tokens.read(),
          },
          client,
        )
      : [createLocalWorker(baker)];
  const collected: CollectedOutcomes = {
    jobs,
    listing,
    published: unchanged.flatMap(({ stored }) => stored?.published ?? []),
    feeds: new Map(),
    made: new Map(),
    withdrawn: new Map(),
    emptied: [],
    lostParts: unchanged.flatMap((job) => {
      const { lostParts: parts = [] } = job.stored ?? {};
      return parts.length > 0 ? [{ page: formatRef(job), parts }] : [];
    }),
  };
  for (const job of unchanged) options.onOutcome?.(job, { result: 'unchanged' });
  const collect = collectInto(collected);
  const remember = rememberPages(pages, { siteVersion, now });
  const onOutcome = (job: BakeJob, outcome: PageOutcome) => {
    collect(job, outcome);
    remember(job, outcome);
    options.onOutcome?.(job, outcome);
  };
  const { first } = options;
  const run = await runJobs(todo, bakeWorkers, { signal, first, onOutcome, onProgress });
  const failed = [...failures, ...run.failed];
  const summary = {
    ...run,
    unchanged: run.unchanged + unchanged.length,
    failed,
    // What the listing has learned, too.
    learnedForms: [...new Set([...client.learnedForms(), ...run.learnedForms])].sort(),
    removed: [],
    held: null,
    lostParts: collected.lostParts,
  };
  const seconds = () => (performance.now() - startedAt) / 1000;
  // The jobs that were not begun could change the decision about removals.
  if (run.stopped !== null) return ok({ ...summary, seconds: seconds() });
  const trustedOrigins = listTrustedOrigins(settings, options.imageOrigins);
  const access = { headersFor: client.headersFor, trustedOrigins };
  try {
    const { removed, held, ...more } = await finishRun(collected, {
      files: { outDir, compress, settings, config, now: now(), access },
      limits: options.removalLimits ?? DEFAULT_REMOVAL_LIMITS,
      removedBefore: await countRecentRemovals(options, remembered?.store),
      permit: options.permitLosses ?? (() => new Set()),
      existing,
      isWorkingCopy: deferred !== undefined,
      onSiteChanges: options.onSiteChanges,
      bakeEmptied: async (job) => {
        const outcome = await bakePage(baker, job);
        remember(job, outcome);
        return outcome;
      },
    });
    for (const { page } of removed) pages?.delete(page);
    if (remembered && !deferred) await countRemovals(remembered.store, { removed });
    if (existing.isWhole && listing) forgetMissing(stored, [existing.known, collected.made], pages);
    if (pages && !options.onSiteChanges) await writeSearchIndex({ outDir, compress }, pages);
    return ok({
      ...summary,
      baked: run.baked + more.baked,
      failed: [...failed, ...more.failed],
      removed,
      held,
      seconds: seconds(),
    });
  } catch (error) {
    const failure = {
      subject: 'feeds and sitemaps',
      kind: 'write',
      message: messageOf(error),
    } as const;
    return ok({ ...summary, failed: [...failed, failure], seconds: seconds() });
  }
}

/** Returns how many pages were removed in the window before this run. */
const countRecentRemovals = async (
  { removalWindowMs }: BakeOptions,
  store: Store | undefined,
): Promise<number> =>
  store && removalWindowMs !== undefined ? store.removals.countSince(removalWindowMs) : 0;
