import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a network answers to every request until its user has logged in. */
export const PORTAL_PAGE =
  '<!doctype html><html lang="en"><head></head><h1>Log in to this network</h1>';

/** The tested site behind a gate, on an origin of its own. */
export interface GatedSite {
  /** Origin without a slash at its end. */
  readonly url: string;
  /**
   * `closed` refuses requests, `silent` never answers them, `portal` answers each with the login page of
   * a network.
   */
  mode: 'open' | 'closed' | 'silent' | 'portal';
  /** Changes bodies by path: null answers 404. */
  replace: (path: string, body: Buffer) => Buffer | null;
  /** The part of a body from this text on is sent after `release`; '' holds nothing. */
  heldFrom: string;
  release(): void;
  stop(): Promise<void>;
}

/** Starts a server that passes requests on to a site. */
export async function startGatedSite(target: string): Promise<GatedSite> {
  const waiting = new Set<ServerResponse>();
  const held = new Set<() => void>();
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (site.mode === 'closed') return void response.destroy();
    if (site.mode === 'silent') return void waiting.add(response);
    if (site.mode === 'portal') {
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL_PAGE);
    }
    const path = request.url ?? '/';
    const got = await fetch(target + path, { redirect: 'manual' });
    const body = site.replace(path, Buffer.from(await got.arrayBuffer()));
    const headers = Object.fromEntries(got.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) {
      delete headers[name];
    }
    // A page in the browser's own cache would be opened without the network.
    if (/html/.test(headers['content-type'] ?? '')) headers['cache-control'] = 'no-cache';
    response.writeHead(body === null ? 404 : got.status, headers);
    const heldAt = body && site.heldFrom ? body.indexOf(site.heldFrom) : -1;
    if (!body || heldAt < 0) return void response.end(body ?? '');
    response.write(body.subarray(0, heldAt));
    held.add(() => response.end(body.subarray(heldAt)));
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const site: GatedSite = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    mode: 'open',
    replace: (_, body) => body,
    heldFrom: '',
    release: () => {
      for (const send of held) send();
      held.clear();
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return site;
}
