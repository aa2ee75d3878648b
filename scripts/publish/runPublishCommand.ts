import { once } from 'node:events';
import path from 'node:path';
import type { Settings } from '../../src/settings.ts';
import { loadRenderer } from '../bake/loadRenderer.ts';
import { isExplained } from '../bake/runBakeCommand.ts';
import { openPurger } from '../purge/openPurger.ts';
import {
  BUILDS_DIR,
  findChosenBuild,
  listBuilds,
  readPin,
  serverDirOf,
} from '../release/builds.ts';
import { readLiveVersion } from '../release/liveBuild.ts';
import { releaseChosenBuild } from '../release/releaseChosenBuild.ts';
import { CLIENT_DIR } from '../run/localSite.ts';
import { PortTaken, requirePort } from '../run/ports.ts';
import {
  loadPublishSettings,
  loadPurgeSettings,
  loadRemovalLimits,
  loadSettings,
  loadStoreSettings,
  loadTargetSettings,
} from '../settings.ts';
import { joinDatabase } from '../store/joinDatabase.ts';
import { openStore, type Store } from '../store/openStore.ts';
import type { Target } from '../targets/target.ts';
import { chooseBuild } from './chooseBuild.ts';
import { formatBuilds } from './formatBuilds.ts';
import { nameSite } from './nameSite.ts';
import { PUBLISH_USAGE, type PublishCommand, parsePublishCommand } from './parsePublishCommand.ts';
import { startPublisher } from './publisher.ts';
import { createPublisherLog } from './publisherLog.ts';
import { createPublisherMetrics } from './publisherMetrics.ts';
import { startPublisherServer } from './publisherServer.ts';
import { publishOnce, reportWaiting } from './publishOnce.ts';
import { createChangeSpreader, DeliveryFailed } from './spreadChanges.ts';

const EXIT = { good: 0, failed: 1, wrongArguments: 2 } as const;

/** Runs `npm run publish` with its arguments until `signal` aborts; returns the exit code. */
export async function runPublishCommand(
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const command = parsePublishCommand(args);
  if (!command.ok) {
    console.error(`${command.error}\n\n${PUBLISH_USAGE}`);
    return EXIT.wrongArguments;
  }
  try {
    switch (command.value.kind) {
      case 'help':
        console.log(PUBLISH_USAGE);
        return EXIT.good;
      case 'once':
        return await runOnce(command.value, signal);
      case 'release':
        return await release(command.value, signal);
      case 'serve':
        return await serve(command.value, signal);
    }
  } catch (error) {
    const isKnown = isExplained(error) || isPublishError(error);
    if (!isKnown) throw error;
    console.error(error.message);
    return EXIT.failed;
  }
}

const isPublishError = (error: unknown): error is Error =>
  error instanceof PortTaken || error instanceof DeliveryFailed;

type CommandOf<K> = Extract<PublishCommand, { readonly kind: K }>;

/** Runs a publisher. */
async function serve({ out, compress }: CommandOf<'serve'>, signal: AbortSignal): Promise<number> {
  const options = loadPublishSettings();
  const settings = loadSettings();
  const storeSettings = loadStoreSettings();
  const log = createPublisherLog({
    level: options.logLevel,
    secrets: [options.webhookSecret, options.operatorToken, storeSettings.databaseUrl],
  });
  const metrics = createPublisherMetrics();
  await requirePort('PUBLISH_PORT', options.port);
  // Without a build no page can be rendered.
  await loadRenderer(serverDirOf(await findChosenBuild(BUILDS_DIR)));
  const places = await openPlaces(settings);
  const database = await joinDatabase(storeSettings);
  try {
    const publisher = await startPublisher({
      ...{ settings, site: options.site, compress, log, metrics, ...places },
      outDir: outDirOf(out),
      databaseUrl: database.url,
      removalLimits: loadRemovalLimits(),
      pollSeconds: options.pollSeconds,
      sweepMinutes: options.sweepMinutes,
    });
    const server = await startPublisherServer({ publisher, options, log, metrics }).catch(
      async (error: unknown) => {
        await publisher.stop();
        throw error;
      },
    );
    log.info({ event: 'started', url: server.url }, 'The publisher runs.');
    if (!signal.aborted) await once(signal, 'abort');
    log.info({ event: 'stopping' }, 'The publisher ends after the work that it does.');
    await server.stop();
    await publisher.stop();
    return EXIT.good;
  } finally {
    await database.release();
  }
}

/** Publishes what the arguments name. */
async function runOnce(
  { bakeArgs, out, compress, isDryRun }: CommandOf<'once'>,
  signal: AbortSignal,
): Promise<number> {
  const settings = loadSettings();
  const places = await openPlaces(settings);
  const { stdout, stderr } = process;
  try {
    return await withDatabase((databaseUrl) =>
      publishOnce({
        ...{ settings, databaseUrl, compress, bakeArgs, isDryRun, ...places },
        ...{ stdout, stderr, signal },
        site: loadPublishSettings().site,
        outDir: outDirOf(out),
        removalLimits: loadRemovalLimits(),
        log: createPublisherLog({ level: 'warn' }),
      }),
    );
  } finally {
    places.close();
  }
}

/** Lists the builds, or puts one live, on all targets. */
async function release(
  { build: name, out }: CommandOf<'release'>,
  signal: AbortSignal,
): Promise<number> {
  const settings = loadSettings();
  const outDir = outDirOf(out);
  const buildsDir = BUILDS_DIR;
  const places = await openPlaces(settings);
  const { targets, purger } = places;
  const withSiteStore = <T>(work: (store: Store) => Promise<T>): Promise<T> =>
    withDatabase(async (url) => {
      const site = nameSite({ site: loadPublishSettings().site, outDir, targets });
      const store = await openStore({ url, site });
      return work(store).finally(store.close);
    });
  try {
    if (name === null) {
      console.log(await withSiteStore((store) => describeBuilds(outDir, buildsDir, store)));
      return EXIT.good;
    }
    const chosen = await chooseBuild(buildsDir, name);
    if (!chosen.ok) {
      console.error(`${chosen.error} 'npm run publish -- release' lists them.`);
      return EXIT.failed;
    }
    const lock = { signal, onWait: reportWaiting(process.stderr) };
    const hasPlaces = targets.length > 0 || purger !== null;
    const log = createPublisherLog({ level: 'warn' });
    const { version } = hasPlaces
      ? await withSiteStore((store) =>
          createChangeSpreader(
            { settings, outDir, buildsDir, targets, purger, log },
            store,
          ).release(lock),
        )
      : await releaseChosenBuild({ outDir, buildsDir, lock });
    console.log(
      `Build ${version} is live. A publisher that runs renders all pages again; without one run` +
        " 'npm run publish -- site'.",
    );
    return EXIT.good;
  } finally {
    places.close();
  }
}

async function describeBuilds(
  outDir: string,
  buildsDir: string,
  { renderings }: Store,
): Promise<string> {
  return formatBuilds({
    builds: await listBuilds(buildsDir),
    live: await readLiveVersion(outDir),
    pinned: await readPin(buildsDir),
    pages: await renderings.countPages(),
  });
}

const outDirOf = (out: string | null): string => (out === null ? CLIENT_DIR : path.resolve(out));

/** Does work with the database of the settings. */
async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const database = await joinDatabase(loadStoreSettings());
  try {
    return await work(database.url);
  } finally {
    await database.release();
  }
}

/** Opens the targets and the CDN of the settings. */
async function openPlaces(settings: Settings) {
  const s3 = loadTargetSettings();
  const purge = loadPurgeSettings();
  const targets: Target[] = [];
  // The SDK is loaded only where it is used.
  if (s3) {
    const { createS3Target } = await import('../targets/s3Target.ts');
    targets.push(createS3Target(s3, settings));
  }
  const close = () => {
    for (const target of targets) target.close();
  };
  return { targets, purger: purge ? await openPurger(purge) : null, close };
}
