import { availableParallelism } from 'node:os';
import type { Settings } from '../../src/settings.ts';
import { bake } from '../bake/bake.ts';
import { plainLine } from '../bake/bakeReport.ts';
import type { BakeProgress, BakeSummary } from '../bake/bakeSummary.ts';
import { type RunningOrigin, startOrigin } from '../origin/server.ts';
import { ANNOUNCED_PAGES } from '../sample/announcedPages.ts';
import { startServer } from '../serve/server.ts';
import type { SiteFolders } from '../sites/siteFolders.ts';
import { joinDatabase } from '../store/joinDatabase.ts';
import type { StoreSettings } from '../store/storeSettings.ts';
import { usesEmbeddedOrigin } from './localSite.ts';
import type { Ports } from './ports.ts';

/** A sixteenth of the pixels; the usual sizes keep their aspect ratio. */
const SMALL_SCALE = 1 / 4;

/** Threads that bake; more of them would wait for the origin. */
const BAKE_THREADS = 2;

export interface SiteOptions {
  readonly settings: Settings;
  readonly ports: Ports;
  /** Where the pages and the builds are. */
  readonly folders: SiteFolders;
  /** The embedded origin's database and media. */
  readonly originDir: string;
  /** Where the publisher remembers what it published; absent: every page is rendered. */
  readonly storeSettings?: StoreSettings;
  /** Sample pictures at full size, or small for tests. */
  readonly images: 'full' | 'small';
  /** Resolves when the build is there; the origin and the database start meanwhile. */
  readonly built?: Promise<unknown>;
  /**
   * Addresses below the base of the pages that are baked first; the site is served as soon as one is.
   * Absent: it is served when all pages are baked.
   */
  readonly first?: readonly string[];
  readonly onProgress?: (progress: BakeProgress) => void;
}

export interface RunningSite {
  /** Origin and base of the pages, without a trailing slash. */
  readonly url: string;
  /** Resolves when all pages are baked, or the site has been stopped; rejects when they cannot be. */
  readonly baked: Promise<BakeSummary>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the whole product on this machine: the embedded origin (unless the settings name another),
 * puts the build live, bakes its content, and serves both.
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { settings, ports, folders } = options;
  const { siteBase: base } = settings;
  const [origin, database] = await startTogether(
    startLocalOrigin(options),
    joinStore(options.storeSettings),
    options.built,
  );
  const bakeRun = startBake(options, origin ? ANNOUNCED_PAGES : [], database);
  const stopParts = async () => {
    await bakeRun.stop();
    await origin?.stop();
  };
  try {
    await bakeRun.ready;
    const server = await startServer({ ...settings, dir: folders.outDir, base, port: ports.site });
    const stop = async () => {
      await server.stop();
      await stopParts();
    };
    return { url: `${server.url}${base}`, baked: bakeRun.summary, stop };
  } catch (error) {
    await stopParts();
    throw error;
  }
}

type Part = { readonly stop: () => Promise<void> } | null;

/** Waits for parts of the site and for the build. When one cannot start, the others are stopped. */
async function startTogether<A extends Part, B extends Part>(
  first: Promise<A>,
  second: Promise<B>,
  built: Promise<unknown> | undefined,
): Promise<[A, B]> {
  try {
    const [one, other] = await Promise.all([first, second, built]);
    return [one, other];
  } catch (error) {
    for (const part of await Promise.allSettled([first, second])) {
      if (part.status === 'fulfilled') await part.value?.stop();
    }
    throw error;
  }
}

/** Starts the embedded origin; null when the settings name another content server. */
export async function startLocalOrigin(
  options: Omit<SiteOptions, 'folders'>,
): Promise<Pick<RunningOrigin, 'stop'> | null> {
  const { settings, ports, originDir: dataDir, images } = options;
  if (!usesEmbeddedOrigin(settings, ports)) {
    console.log(`Content comes from ${settings.apiUrl}: the embedded origin is not started.`);
    return null;
  }
  const pages = `${settings.siteUrl}${settings.siteBase}`;
  const imageScale = images === 'small' ? SMALL_SCALE : 1;
  return startOrigin({ port: ports.origin, dataDir, pages, imageScale });
}

type Database = Part & { readonly url: string };

/** Joins the database of the settings; null without settings. */
async function joinStore(settings: StoreSettings | undefined): Promise<Database | null> {
  if (!settings) return null;
  const { url, release } = await joinDatabase(settings);
  return { url, stop: release };
}

interface BakeRun {
  /** Resolves when the site can be served; rejects when it cannot be. */
  readonly ready: Promise<unknown>;
  readonly summary: Promise<BakeSummary>;
  readonly stop: () => Promise<void>;
}

/** Starts to bake all pages. The database is used until that has ended. */
function startBake(
  options: SiteOptions,
  announced: typeof ANNOUNCED_PAGES | readonly [],
  database: Database | null,
): BakeRun {
  const { settings, folders, first, onProgress } = options;
  const interrupt = new AbortController();
  let reportPage = () => {};
  const page = new Promise<void>((resolve) => {
    reportPage = resolve;
  });
  const pages = announced.map(({ route, id }) => ({ route, params: { id } }));
  const run = async (): Promise<BakeSummary> => {
    const summary = await bake({
      settings,
      ...folders,
      first,
      databaseUrl: database?.url,
      workers: Math.min(BAKE_THREADS, availableParallelism()),
      select: { kind: 'all', pages },
      onOutcome: () => reportPage(),
      ...(onProgress && { onProgress }),
      signal: interrupt.signal,
    }).finally(() => database?.stop());
    if (summary.ok) return summary.value;
    const { call, message } = summary.error;
    throw new Error(`${settings.apiUrl} did not answer ${call}: ${plainLine(message)}`);
  };
  const summary = run();
  const ready = first ? Promise.race([page, summary]) : summary;
  const stop = async () => {
    interrupt.abort();
    await summary.catch(() => {});
  };
  return { ready, summary, stop };
}
