import { once } from 'node:events';
import path from 'node:path';
import type { Settings } from '../../src/settings.ts';
import { siteNameOf } from '../bake/folderLock.ts';
import { loadRenderer } from '../bake/loadRenderer.ts';
import { isExplained, runBakeCommand } from '../bake/runBakeCommand.ts';
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
import { openStore } from '../store/openStore.ts';
import type { Target } from '../targets/target.ts';
import { chooseBuild } from './chooseBuild.ts';
import { formatBuilds } from './formatBuilds.ts';
import { PUBLISH_USAGE, type PublishCommand, parsePublishCommand } from './parsePublishCommand.ts';
import { startPublisher } from './publisher.ts';
import { createPublisherLog } from './publisherLog.ts';
import { createPublisherMetrics } from './publisherMetrics.ts';
import { startPublisherServer } from './publisherServer.ts';
import { type ChangeSpreader, createChangeSpreader } from './spreadChanges.ts';

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
        return await publishOnce(command.value, signal);
      case 'release':
        return await release(command.value, signal);
      case 'serve':
        return await serve(command.value, signal);
    }
  } catch (error) {
    if (!isExplained(error) && !(error instanceof PortTaken)) throw error;
    console.error(error.message);
    return EXIT.failed;
  }
}

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
      ...{ settings, compress, log, metrics, ...places },
      outDir: out === null ? CLIENT_DIR : path.resolve(out),
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

/** Publishes what the arguments name, to all targets. */
async function publishOnce(
  { bakeArgs, out }: CommandOf<'once'>,
  signal: AbortSignal,
): Promise<number> {
  const settings = loadSettings();
  const outDir = out === null ? CLIENT_DIR : path.resolve(out);
  const { stdout, stderr } = process;
  return withSpreader({ settings, outDir }, (spread) =>
    spread(() =>
      runBakeCommand([...bakeArgs, '--out', outDir], {
        ...{ loadSettings: () => settings, storeSettings: loadStoreSettings() },
        ...{ removalLimits: loadRemovalLimits(), stdout, stderr, signal },
      }),
    ),
  );
}

/** Lists the builds, or puts one live, on all targets. */
async function release(
  { build: name, out }: CommandOf<'release'>,
  signal: AbortSignal,
): Promise<number> {
  const outDir = out === null ? CLIENT_DIR : path.resolve(out);
  const buildsDir = BUILDS_DIR;
  if (name === null) {
    console.log(await describeBuilds(outDir, buildsDir));
    return EXIT.good;
  }
  const chosen = await chooseBuild(buildsDir, name);
  if (!chosen.ok) {
    console.error(`${chosen.error} 'npm run publish -- release' lists them.`);
    return EXIT.failed;
  }
  const onWait = (holder: string) => console.error(`Waiting for a run on this folder (${holder}).`);
  const { version } = await withSpreader({ settings: loadSettings(), outDir }, (spread) =>
    releaseChosenBuild({ outDir, buildsDir, lock: { signal, onWait }, spread }),
  );
  console.log(
    `Build ${version} is live. A publisher that runs renders all pages again; without one run` +
      " 'npm run bake -- --all'.",
  );
  return EXIT.good;
}

async function describeBuilds(outDir: string, buildsDir: string): Promise<string> {
  const database = await joinDatabase(loadStoreSettings());
  try {
    const store = await openStore({ url: database.url, site: siteNameOf(outDir) });
    try {
      return formatBuilds({
        builds: await listBuilds(buildsDir),
        live: await readLiveVersion(outDir),
        pinned: await readPin(buildsDir),
        pages: await store.renderings.countPages(),
      });
    } finally {
      await store.close();
    }
  } finally {
    await database.release();
  }
}

interface SpreadSite {
  readonly settings: Settings;
  readonly outDir: string;
}

/** Does work that gets a function which does work on files and delivers them to the places of the settings. */
async function withSpreader<T>(
  { settings, outDir }: SpreadSite,
  work: (spread: ChangeSpreader['run']) => Promise<T>,
): Promise<T> {
  const places = await openPlaces(settings);
  if (places.targets.length === 0 && places.purger === null) return work((change) => change());
  const database = await joinDatabase(loadStoreSettings());
  try {
    const store = await openStore({ url: database.url, site: siteNameOf(outDir) });
    try {
      const log = createPublisherLog({ level: 'warn' });
      return await work(createChangeSpreader({ settings, outDir, ...places, log }, store).run);
    } finally {
      for (const target of places.targets) target.close();
      await store.close();
    }
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
  return { targets, purger: purge ? await openPurger(purge) : null };
}
