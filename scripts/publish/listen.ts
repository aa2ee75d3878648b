import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { OperatorEnv } from './operatorAccess.ts';

/** A request that takes longer to arrive is ended, also one that never begins. */
const REQUEST_LIMIT_MS = 20_000;
/** A part of the limit: connections are checked so often. */
const CHECKS_PER_LIMIT = 4;

export interface HttpServer {
  readonly url: string;
  /** Resolves after the requests that are being answered, or have not arrived within the limit. */
  readonly stop: () => Promise<void>;
}

interface ListenOptions {
  readonly port: number;
  readonly host: string;
  readonly requestLimitMs?: number;
}

/** Starts a server. Rejects when the port is taken. */
export function listen(
  app: Hono<OperatorEnv>,
  { port, host, requestLimitMs = REQUEST_LIMIT_MS }: ListenOptions,
): Promise<HttpServer> {
  return new Promise((resolve, reject) => {
    const serverOptions = {
      headersTimeout: requestLimitMs,
      requestTimeout: requestLimitMs,
      connectionsCheckingInterval: requestLimitMs / CHECKS_PER_LIMIT,
    };
    const options = { fetch: app.fetch, port, hostname: host, serverOptions };
    const server = serve(options, (address) => {
      server.off('error', reject);
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
      resolve({
        url: `http://${name}:${address.port}`,
        stop: () =>
          new Promise((done) => {
            // A server that is closed checks no connection any more.
            const limit = setTimeout(() => {
              if ('closeAllConnections' in server) server.closeAllConnections();
            }, requestLimitMs);
            server.close(() => {
              clearTimeout(limit);
              done();
            });
            if ('closeIdleConnections' in server) server.closeIdleConnections();
          }),
      });
    });
    server.once('error', reject);
  });
}
