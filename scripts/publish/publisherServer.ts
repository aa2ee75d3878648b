import { Hono } from 'hono';
import type { Settings } from '../../src/settings.ts';
import { describeFullDisk } from '../bake/errors.ts';
import { createHookRoutes } from './hookRoutes.ts';
import { type HttpServer, listen } from './listen.ts';
import type { OperatorEnv } from './operatorAccess.ts';
import { createOperatorRoutes } from './operatorRoutes.ts';
import type { OperatorToken } from './operatorToken.ts';
import { createPreviewRoutes } from './previewRoutes.ts';
import type { Publisher } from './publisher.ts';
import type { PublisherLog } from './publisherLog.ts';
import type { PublisherMetrics } from './publisherMetrics.ts';
import type { PublishSettings } from './publishSettings.ts';

interface ServerOptions {
  readonly publisher: Publisher;
  readonly options: Pick<PublishSettings, 'port' | 'host' | 'webhookSecret' | 'previewSecret'>;
  readonly settings: Pick<Settings, 'frameAncestors'>;
  readonly token: OperatorToken;
  readonly log: PublisherLog;
  readonly metrics: PublisherMetrics;
}

/**
 * Starts the publisher's server: webhook, previews, status page, metrics, health. Rejects when the port is
 * taken.
 */
export function startPublisherServer({
  publisher,
  options,
  settings,
  token,
  log,
  metrics,
}: ServerOptions): Promise<HttpServer> {
  const { port, host, webhookSecret, previewSecret } = options;
  const reportError = (err: unknown) =>
    log.error({ event: 'request-failed', err }, describeFullDisk(err) ?? 'A request failed.');
  const parts = { publisher, token, metrics, reportError };
  const app = new Hono<OperatorEnv>();
  app.route('/', createHookRoutes({ ...parts, log, secret: webhookSecret }));
  app.route('/', createPreviewRoutes({ ...parts, settings, secret: previewSecret }));
  app.route('/', createOperatorRoutes(parts));
  return listen(app, { port, host });
}
