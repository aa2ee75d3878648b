import path from 'node:path';
import { explainError } from '../bake/runBakeCommand.ts';
import {
  chooseBuild,
  hasNewRules,
  listBuilds,
  NEW_RULES,
  readLiveVersion,
  readPin,
} from '../release/builds.ts';
import { releaseChosenBuild } from '../release/releaseBuild.ts';
import { PortTaken } from '../run/ports.ts';
import {
  loadCompress,
  loadNetworkSettings,
  loadPublishSettings,
  loadRemovalLimits,
  loadSettings,
  loadStoreSettings,
} from '../settings.ts';
import { type EnteredSite, enterSite, findMissingSite } from '../sites/enterSite.ts';
import { listSites } from '../sites/siteFiles.ts';
import type { SiteFolders } from '../sites/siteFolders.ts';
import { joinDatabase } from '../store/joinDatabase.ts';
import { openStore, type Store } from '../store/openStore.ts';
import { formatBuilds } from './formatBuilds.ts';
import { nameSite } from './nameSite.ts';
import { openPlaces } from './openPlaces.ts';
import { type PublishCommand, parsePublishCommand } from './parsePublishCommand.ts';
import { formatPreviewLink } from './previewLink.ts';
import { createPublisherLog } from './publisherLog.ts';
import { publishOnce, reportWaiting } from './publishOnce.ts';
import { PUBLISH_USAGE } from './publishUsage.ts';
import type { ServeOptions } from './servePublisher.ts';
import { createChangeSpreader, DeliveryFailed } from './spreadChanges.ts';

const EXIT = { good: 0, failed: 1, wrongArguments: 2, newRules: 4 } as const;

/** Of a process that a supervisor has started. */
type Supervised = Pick<ServeOptions, 'address' | 'onStarted'>;

/** Runs `npm run publish` with its arguments until `signal` aborts; returns the exit code. */
export async function runPublishCommand(
  args: readonly string[],
  signal: AbortSignal,
  supervised: Supervised = {},
): Promise<number> {
  const site = enterSite(args);
  if (!site.ok) return reportWrongArguments(site.error);
  const command = parsePublishCommand(site.value.args);
  if (!command.ok) return reportWrongArguments(`${command.error}\n\n${PUBLISH_USAGE}`);
  const isForAll = command.value.kind === 'serve' && command.value.out === null;
  const problem = isForAll ? null : findMissingSite(site.value);
  if (problem !== null) return reportWrongArguments(problem);
  try {
    return await run(command.value, site.value, signal, supervised);
  } catch (error) {
    const reason = isPublishError(error) ? error.message : explainError(error);
    if (reason !== null) console.error(reason);
    // What reads the output of a service expects lines of JSON.
    else if (command.value.kind === 'serve') {
      const log = createPublisherLog({
        level: loadPublishSettings().logLevel,
        site: site.value.site,
      });
      log.error({ event: 'start-failed', err: error }, 'The publisher cannot go on.');
    } else throw error;
    return EXIT.failed;
  }
}

function reportWrongArguments(message: string): number {
  console.error(message);
  return EXIT.wrongArguments;
}

async function run(
  command: PublishCommand,
  { site, sitesDir, ...folders }: EnteredSite,
  signal: AbortSignal,
  supervised: Supervised,
): Promise<number> {
  const { out } = command;
  const place = { ...folders, ...(out !== null && { outDir: path.resolve(out) }) };
  switch (command.kind) {
    case 'once':
      return runOnce(command, place, signal);
    case 'release':
      return release(command, place, signal);
    case 'preview':
      return printPreviewLinks(command);
    case 'serve': {
      const { compress } = command;
      if (sitesDir !== null) {
        const sites = listSites(sitesDir);
        if (!sites.ok) return reportWrongArguments(sites.error);
        const { superviseSites } = await import('./sites/superviseSites.ts');
        await superviseSites({ ...sites.value, compress }, signal);
      } else {
        const options = { site, compress: loadCompress(compress), ...place, ...supervised };
        const { servePublisher } = await import('./servePublisher.ts');
        if (!(await servePublisher(options, signal))) return EXIT.failed;
      }
      return EXIT.good;
    }
  }
}

const isPublishError = (error: unknown): error is Error =>
  error instanceof PortTaken || error instanceof DeliveryFailed;

type CommandOf<K> = Extract<PublishCommand, { readonly kind: K }>;

function printPreviewLinks({ articles }: CommandOf<'preview'>): number {
  const { siteUrl, siteBase } = loadSettings();
  const { previewSecret } = loadPublishSettings();
  if (previewSecret === undefined) {
    console.error('PREVIEW_SECRET is not set: there are no previews.');
    return EXIT.failed;
  }
  for (const article of articles)
    console.log(formatPreviewLink(previewSecret, article, siteUrl + siteBase, Date.now()));
  return EXIT.good;
}

/** Publishes what the arguments name. */
async function runOnce(
  { bakeArgs, compress, isDryRun }: CommandOf<'once'>,
  folders: SiteFolders,
  signal: AbortSignal,
): Promise<number> {
  const settings = loadSettings();
  const places = await openPlaces(settings);
  const { stdout, stderr } = process;
  try {
    return await withDatabase((databaseUrl) =>
      publishOnce({
        settings,
        databaseUrl,
        compress: loadCompress(compress),
        bakeArgs,
        isDryRun,
        ...places,
        stdout,
        stderr,
        signal,
        ...folders,
        site: loadPublishSettings().site,
        removalLimits: loadRemovalLimits(),
        ...loadNetworkSettings(),
        log: createPublisherLog({ level: 'warn' }),
      }),
    );
  } finally {
    places.close();
  }
}

/** Lists the builds, or puts one live, on all targets. */
async function release(
  { build: name }: CommandOf<'release'>,
  { outDir, buildsDir }: SiteFolders,
  signal: AbortSignal,
): Promise<number> {
  const settings = loadSettings();
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
    const replaced = await readLiveVersion(outDir);
    const lock = { signal, onWait: reportWaiting(process.stderr) };
    const hasPlaces = targets.length > 0 || purger !== null;
    const log = createPublisherLog({ level: 'warn' });
    const build = hasPlaces
      ? await withSiteStore((store) =>
          createChangeSpreader(
            { settings, outDir, buildsDir, targets, purger, log },
            store,
          ).release(lock),
        )
      : await releaseChosenBuild({ outDir, buildsDir, lock });
    console.log(
      `Build ${build.version} is live. A publisher that runs renders all pages again; without one run` +
        " 'npm run publish -- site'.",
    );
    if (!(await hasNewRules(build, { replaced, buildsDir }))) return EXIT.good;
    console.log(NEW_RULES);
    return EXIT.newRules;
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

/** Does work with the database of the settings. */
async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const database = await joinDatabase(loadStoreSettings());
  try {
    return await work(database.url);
  } finally {
    await database.release();
  }
}
