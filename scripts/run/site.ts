import { availableParallelism } from 'node:os';
import type { Settings } from '../../src/settings.ts';
import { bake } from '../bake/bake.ts';
import { formatSummary, plainLine } from '../bake/report.ts';
import { prerenderImages } from '../origin/prerenderImages.ts';
import { type RunningOrigin, startOrigin } from '../origin/server.ts';
import { ANNOUNCED_PAGES } from '../sample/announcedPages.ts';
import { startServer } from '../serve/server.ts';
import { CLIENT_DIR, usesEmbeddedOrigin } from './local.ts';
import type { Ports } from './ports.ts';

/** A sixteenth of the pixels to draw, send and decode; the usual shapes keep their proportions. */
const SMALL_SCALE = 1 / 4;

/** Threads that bake; more would only wait for the origin. */
const BAKERS = 2;

export interface SiteOptions {
  readonly settings: Settings;
  readonly ports: Ports;
  /** The embedded origin's database and media. */
  readonly originDir: string;
  /** `ahead`: drawn before they are asked for; `small`: when they are, at a fraction of their size. */
  readonly pictures: 'ahead' | 'small';
}

export interface RunningSite {
  /** Origin and base of the pages, without a trailing slash. */
  readonly url: string;
  /** Pages that could not be baked; they were named on the way. */
  readonly failures: number;
  readonly stop: () => Promise<void>;
}

/**
 * The whole product on this machine: the embedded origin (unless the settings name
 * another), its news baked into the build, the build served.
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { settings, ports } = options;
  const { siteBase: base, frameAncestors, formerBases } = settings;
  const origin = await startLocalOrigin(options);
  try {
    const failures = await bakeAll(settings, origin ? ANNOUNCED_PAGES : []);
    const server = await startServer({
      ...{ dir: CLIENT_DIR, base, port: ports.site },
      ...{ frameAncestors, formerBases },
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

/** The embedded origin; null when the settings name another content server. */
export async function startLocalOrigin(
  options: SiteOptions,
): Promise<Pick<RunningOrigin, 'stop'> | null> {
  const { settings, ports, originDir: dataDir, pictures } = options;
  if (!usesEmbeddedOrigin(settings, ports)) {
    console.log(`Content comes from ${settings.apiUrl}: the embedded origin is not started.`);
    return null;
  }
  const pages = `${settings.siteUrl}${settings.siteBase}`;
  const pictureScale = pictures === 'small' ? SMALL_SCALE : 1;
  const origin = await startOrigin({
    port: ports.origin,
    dataDir,
    pages,
    streams: true,
    pictureScale,
  });
  const stopDrawing = pictures === 'ahead' ? prerenderImages(origin.media) : () => {};
  return {
    stop: async () => {
      stopDrawing();
      await origin.stop();
    },
  };
}

/** Answers how many failed. Throws when the content server did not answer at all. */
async function bakeAll(
  settings: Settings,
  announced: typeof ANNOUNCED_PAGES | readonly [],
): Promise<number> {
  // The origin answers from this thread.
  const workers = Math.min(BAKERS, availableParallelism());
  const pages = announced.map((page) => ({ ...page, columnId: '' }));
  const select = { kind: 'all', pages } as const;
  const summary = await bake({ settings, outDir: CLIENT_DIR, workers, select });
  if (summary.ok) {
    console.log(formatSummary(summary.value));
    const { failed, notTried, held } = summary.value;
    return failed.length + notTried + (held ? held.removed.length + held.emptied.length : 0);
  }
  const { call, message } = summary.error;
  throw new Error(`${settings.apiUrl} did not answer ${call}: ${plainLine(message)}`);
}
