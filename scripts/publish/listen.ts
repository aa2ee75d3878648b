import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { OperatorEnv } from './operatorAccess.ts';

export interface HttpServer {
  readonly url: string;
  /** Resolves after the requests that are being answered. */
  readonly stop: () => Promise<void>;
}

/** Starts a server. Rejects when the port is taken. */
export function listen(
  app: Hono<OperatorEnv>,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<HttpServer> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (address) => {
      server.off('error', reject);
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
      resolve({
        url: `http://${name}:${address.port}`,
        stop: () =>
          new Promise((done) => {
            server.close(() => done());
            if ('closeIdleConnections' in server) server.closeIdleConnections();
          }),
      });
    });
    server.once('error', reject);
  });
}
