import { Hono } from 'hono';
import { describeFullDisk } from '../bake/outsideError.ts';
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
  const onError = (err: unknown) =>
    log.error({ event: 'request-failed', err }, describeFullDisk(err) ?? 'A request failed.');
  const app = new Hono<OperatorEnv>();
  app.route(
    '/',
    createHookRoutes({
      secret: webhookSecret,
      onEvent: publisher.receive,
      onAnswer: metrics.countHook,
      onError,
    }),
  );
  app.route(
    '/',
    createOperatorRoutes({
      token,
      check: publisher.check,
      readStatus: publisher.readStatus,
      metrics,
      retryFailure: publisher.retry,
      allowRemovals: publisher.allowRemovals,
      stopSweep: publisher.stopSweep,
      continueSweep: publisher.continueSweep,
      reportError: onError,
    }),
  );
  return listen(app, { port, host });
}
