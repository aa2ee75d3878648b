import { realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '../../src/settings.ts';
import { decideMissing } from '../hosts/decideMissing.ts';
import { CACHE_NOTHING, cacheControl, siteHeaders } from '../hosts/siteHeaders.ts';
import { KEEP_ALIVE_MS } from './keepAlive.ts';
import {
  type CompressedCopies,
  openFile,
  parseRequestPath,
  readIdLink,
  sendFile,
} from './sendFile.ts';

export interface ServeOptions {
  /** The folder of built files (`dist/client`). */
  readonly dir: string;
  /** Base path of the pages, '' for the root. */
  readonly base: string;
  /** 0 selects any free port. */
  readonly port: number;
  readonly frameAncestors?: readonly string[];
  /** Former base paths, which are redirected. */
  readonly formerBases?: readonly string[] | undefined;
  /** Status of the template of an article that has no page; 404 when absent. */
  readonly missingArticleStatus?: Settings['missingArticleStatus'];
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Serves the built files by the same rules as all hosts (scripts/hosts): a file as it is,
 * else the answer of `decideMissing`. Rejects when the folder is missing or the port is
 * taken.
 */
export async function startServer(options: ServeOptions) {
  const { base, port, formerBases = [] } = options;
  const { missingArticleStatus = '404' } = options;
  const root = await realpath(options.dir);
  const copies: CompressedCopies = new Map();
  const common = siteHeaders({ frameAncestors: options.frameAncestors ?? [] });
  const baseParts = base.split('/').filter(Boolean);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of common) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }
    // Not parsed by URL, which resolves dot segments: they must be refused.
    const [pathname = '', ...rest] = (request.url ?? '').split('?');
    const search = rest.length > 0 ? `?${rest.join('?')}` : '';
    const parts = pathname.startsWith('/') ? parseRequestPath(pathname) : null;
    if (!parts) return sendText(response, 400, 'Bad request');

    const inside = baseParts.every((part, i) => parts[i] === part);
    const inBase = parts.slice(baseParts.length);
    // A path with a slash at its end would be a folder.
    const isFile = inside && !(inBase.length > 0 && pathname.endsWith('/'));
    const linked = isFile ? await readIdLink(root, inBase) : null;
    if (linked) return redirect(response, 301, `${base}/${linked}${search}`);
    const found = isFile ? await send(request, response, inBase) : false;
    if (found) return;
    const missing = decideMissing(pathname, search, {
      siteBase: base,
      formerBases,
      missingArticleStatus,
    });
    if (missing.kind === 'redirect') return redirect(response, missing.status, missing.to);
    if (missing.kind === 'template') {
      response.statusCode = missing.status;
      if (await send(request, response, [missing.file])) return;
    }
    sendText(response, 404, 'Not found');
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    parts: readonly string[],
  ): Promise<boolean> {
    const file = await openFile(root, parts);
    if (!file) return false;
    const policy = response.statusCode === 200 ? cacheControl(parts.join('/')) : CACHE_NOTHING;
    response.setHeader('Cache-Control', policy);
    await sendFile(request, response, file, copies);
    return true;
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal error');
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Not made for public networks.
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address() as AddressInfo;
  return {
    /** Origin, without the base and without a trailing slash. */
    url: `http://localhost:${address.port}`,
    stop: (): Promise<void> =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

function redirect(response: ServerResponse, status: 301 | 302, to: string): void {
  response.setHeader('Cache-Control', CACHE_NOTHING);
  response.writeHead(status, { Location: to }).end();
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Cache-Control', CACHE_NOTHING);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
}
