import { availableParallelism } from 'node:os';
import type { Settings } from '../../src/settings.ts';
import { bake } from '../bake/bake.ts';
import { formatSummary, plainLine } from '../bake/bakeReport.ts';
import { prerenderImages } from '../origin/prerenderImages.ts';
import { type RunningOrigin, startOrigin } from '../origin/server.ts';
import { ANNOUNCED_PAGES } from '../sample/announcedPages.ts';
import { startServer } from '../serve/server.ts';
import { joinDatabase } from '../store/joinDatabase.ts';
import type { StoreSettings } from '../store/storeSettings.ts';
import { CLIENT_DIR, usesEmbeddedOrigin } from './localSite.ts';
import type { Ports } from './ports.ts';

/** A sixteenth of the pixels; the usual sizes keep their aspect ratio. */
const SMALL_SCALE = 1 / 4;

/** Threads that bake; more of them would wait for the origin. */
const BAKE_THREADS = 2;

export interface SiteOptions {
  readonly settings: Settings;
  readonly ports: Ports;
  /** The embedded origin's database and media. */
  readonly originDir: string;
  /** Where the publisher remembers what it published; absent: every page is rendered. */
  readonly storeSettings?: StoreSettings;
  /** `ahead`: all images are drawn at the start; `small`: drawn on request, at a fraction of their size. */
  readonly images: 'ahead' | 'small';
}

export interface RunningSite {
  /** Origin and base of the pages, without a trailing slash. */
  readonly url: string;
  /** Number of pages that could not be baked; each was reported. */
  readonly failures: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the whole product on this machine: the embedded origin (unless the settings name
 * another), puts the build live, bakes its content, and serves both.
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { settings, ports } = options;
  const { siteBase: base, frameAncestors, formerBases, missingArticleStatus } = settings;
  const origin = await startLocalOrigin(options);
  try {
    const failures = await bakeAll(options, origin ? ANNOUNCED_PAGES : []);
    const server = await startServer({
      ...{ dir: CLIENT_DIR, base, port: ports.site },
      ...{ frameAncestors, formerBases, missingArticleStatus },
    });
    const stop = async () => {
      await server.stop();
      await origin?.stop();
    };
    return { url: `${server.url}${base}`, failures, stop };
  } catch (error) {
    await origin?.stop();
    throw error;
  }
}

/** Starts the embedded origin; null when the settings name another content server. */
export async function startLocalOrigin(
  options: SiteOptions,
): Promise<Pick<RunningOrigin, 'stop'> | null> {
  const { settings, ports, originDir: dataDir, images } = options;
  if (!usesEmbeddedOrigin(settings, ports)) {
    console.log(`Content comes from ${settings.apiUrl}: the embedded origin is not started.`);
    return null;
  }
  const pages = `${settings.siteUrl}${settings.siteBase}`;
  const pictureScale = images === 'small' ? SMALL_SCALE : 1;
  const origin = await startOrigin({
    port: ports.origin,
    dataDir,
    pages,
    streams: true,
    imageScale: pictureScale,
  });
  const stopDrawing = images === 'ahead' ? prerenderImages(origin.media) : () => {};
  return {
    stop: async () => {
      stopDrawing();
      await origin.stop();
    },
  };
}

/** Bakes all pages and returns how many failed. Throws when the content server does not answer. */
async function bakeAll(
  { settings, storeSettings }: SiteOptions,
  announced: typeof ANNOUNCED_PAGES | readonly [],
): Promise<number> {
  // One thread is left for the origin, which runs in this process.
  const workers = Math.min(BAKE_THREADS, availableParallelism());
  const pages = announced.map(({ route, id }) => ({ route, params: { id } }));
  const select = { kind: 'all', pages } as const;
  const database = storeSettings && (await joinDatabase(storeSettings));
  const summary = await bake({
    ...{ settings, outDir: CLIENT_DIR, workers, select },
    databaseUrl: database?.url,
  }).finally(() => database?.release());
  if (summary.ok) {
    console.log(formatSummary(summary.value));
    const { failed, notTried, held } = summary.value;
    return failed.length + notTried + (held ? held.removed.length + held.emptied.length : 0);
  }
  const { call, message } = summary.error;
  throw new Error(`${settings.apiUrl} did not answer ${call}: ${plainLine(message)}`);
}
