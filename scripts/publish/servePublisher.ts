import { once } from 'node:events';
import { loadRenderer } from '../bake/render/loadRenderer.ts';
import { findChosenBuild, serverDirOf } from '../release/builds.ts';
import { requirePort } from '../run/ports.ts';
import {
  listOpenEnvSecrets,
  loadNetworkSettings,
  loadPublishSettings,
  loadRemovalLimits,
  loadSettings,
  loadStoreSettings,
} from '../settings.ts';
import type { SiteFolders } from '../sites/siteFolders.ts';
import { joinDatabase } from '../store/joinDatabase.ts';
import { awaitDatabase } from './awaitDatabase.ts';
import { keepPublisher } from './keepPublisher.ts';
import { openPlaces } from './openPlaces.ts';
import { describeNewToken, findOperatorToken, nameTokenFile } from './operatorToken.ts';
import { type Publisher, startPublisher } from './publisher.ts';
import { createPublisherLog, type PublisherLog } from './publisherLog.ts';
import { createPublisherMetrics, type PublisherMetrics } from './publisherMetrics.ts';
import { startPublisherServer } from './publisherServer.ts';
import type { PublishSettings } from './publishSettings.ts';

/** After the loss of its database a publisher that does not end by itself is ended after this time. */
const END_LIMIT_MS = 5_000;
const EXIT_LOST = 1;
const OPEN_SECRETS =
  'Every account can read these in .env: chmod 640 .env, with the group of this one.';

/** A publisher of this process, with its server. */
export interface ServedPublisher {
  readonly publisher: Publisher;
  readonly metrics: PublisherMetrics;
  readonly log: PublisherLog;
  /** Of its server. */
  readonly url: string;
}

export interface ServeOptions extends SiteFolders {
  /** Name of the site where there are several; null for one. */
  readonly site: string | null;
  readonly compress: boolean;
  /** In place of `PUBLISH_HOST` and `PUBLISH_PORT`. */
  readonly address?: Pick<PublishSettings, 'host' | 'port'> | undefined;
  readonly onStarted?: ((served: ServedPublisher) => void) | undefined;
}

/** Runs the publisher of the settings until `signal` aborts; returns false when it lost its database. */
export async function servePublisher(options: ServeOptions, signal: AbortSignal): Promise<boolean> {
  const { site, outDir, buildsDir, compress } = options;
  const publishSettings = { ...loadPublishSettings(), ...options.address };
  const settings = loadSettings();
  const storeSettings = loadStoreSettings();
  const { webhookSecret, previewSecret, pollSeconds, sweepMinutes } = publishSettings;
  const metrics = createPublisherMetrics();
  await requirePort('PUBLISH_PORT', publishSettings.port);
  // Without a build no page can be rendered.
  await loadRenderer(serverDirOf(await findChosenBuild(buildsDir)));
  const places = await openPlaces(settings);
  try {
    const createLog = (...secrets: readonly string[]) =>
      createPublisherLog({
        level: publishSettings.logLevel,
        site,
        secrets: [webhookSecret, previewSecret, storeSettings.databaseUrl, ...secrets],
      });
    const join = () => joinDatabase(storeSettings);
    const startLog = createLog();
    const open = listOpenEnvSecrets();
    if (open.length > 0) startLog.warn({ event: 'secrets-open', names: open }, OPEN_SECRETS);
    const database = await awaitDatabase({ join, log: startLog, signal });
    if (database === null) return true;
    // A start that fails before has not shown it.
    const token = await findOperatorToken(publishSettings.operatorToken, outDir);
    const log = createLog(token.text);
    const { publisher, lost } = await keepPublisher({
      database,
      join,
      start: (databaseUrl) =>
        startPublisher({
          settings,
          site: publishSettings.site,
          compress,
          log,
          metrics,
          ...places,
          outDir,
          buildsDir,
          pollSeconds,
          sweepMinutes,
          databaseUrl,
          removalLimits: loadRemovalLimits(),
          ...loadNetworkSettings(),
        }),
      log,
    });
    const server = await startPublisherServer({
      publisher,
      options: publishSettings,
      settings,
      token,
      log,
      metrics,
    }).catch(async (error: unknown) => {
      await publisher.stop();
      throw error;
    });
    const { url } = server;
    log.info({ event: 'started', url, ...nameTokenFile(token) }, 'The publisher runs.');
    // A log is not a place for secrets.
    if (token.isNew && process.stderr.isTTY) process.stderr.write(describeNewToken(token, url));
    options.onStarted?.({ publisher, metrics, log, url });
    const aborted = signal.aborted ? Promise.resolve() : once(signal, 'abort');
    const isLost = await Promise.race([aborted.then(() => false), lost.then(() => true)]);
    // Nothing can be saved any more.
    if (isLost) setTimeout(() => process.exit(EXIT_LOST), END_LIMIT_MS).unref();
    else log.info({ event: 'stopping' }, 'The publisher ends after the work that it does.');
    const ended = Promise.all([server.stop(), publisher.stop()]);
    if (isLost) ended.catch(() => {});
    else await ended;
    return !isLost;
  } finally {
    places.close();
  }
}
