import { Hono } from 'hono';
import { describeFullDisk } from '../bake/errors.ts';
import { createHookRoutes } from './hookRoutes.ts';
import { type HttpServer, listen } from './listen.ts';
import type { OperatorEnv } from './operatorAccess.ts';
import { createOperatorRoutes } from './operatorRoutes.ts';
import type { OperatorToken } from './operatorToken.ts';
import type { Publisher } from './publisher.ts';
import type { PublisherLog } from './publisherLog.ts';
import type { PublisherMetrics } from './publisherMetrics.ts';
import type { PublishSettings } from './publishSettings.ts';

interface ServerOptions {
  readonly publisher: Publisher;
  readonly options: Pick<PublishSettings, 'port' | 'host' | 'webhookSecret'>;
  readonly token: OperatorToken;
  readonly log: PublisherLog;
  readonly metrics: PublisherMetrics;
}

/**
 * Starts the publisher's server: webhook, status page, metrics, health. Rejects when the port is
 * taken.
 */
export function startPublisherServer({
  publisher,
  options,
  token,
  log,
  metrics,
}: ServerOptions): Promise<HttpServer> {
  const { port, host, webhookSecret } = options;
  const reportError = (err: unknown) =>
    log.error({ event: 'request-failed', err }, describeFullDisk(err) ?? 'A request failed.');
  const parts = { publisher, token, metrics, reportError };
  const app = new Hono<OperatorEnv>();
  app.route('/', createHookRoutes({ ...parts, secret: webhookSecret }));
  app.route('/', createOperatorRoutes(parts));
  return listen(app, { port, host });
}
