import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type RunningServer, startServer } from '../serve/server.ts';
import type { BenchSite } from './benchSite.ts';
import { createCertificate, startSecureProxy } from './secureProxy.ts';

export const PROTOCOLS = ['HTTP/1.1', 'HTTP/2'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

export interface ServedFolders<Name extends string> {
  /** URL of each folder with the base, without a trailing slash. */
  readonly urls: Readonly<Record<Name, string>>;
  readonly stop: () => Promise<void>;
}

/** Serves folders of built files, and the origin that their pages call, over a protocol. */
export async function serveFolders<Name extends string>(
  { settings, workDir }: BenchSite,
  folders: Readonly<Record<Name, string>>,
  protocol: Protocol,
): Promise<ServedFolders<Name>> {
  const base = settings.siteBase;
  const servers: RunningServer[] = [];
  const start = async (starting: Promise<RunningServer>): Promise<string> => {
    const server = await starting;
    servers.push(server);
    return server.url;
  };
  const stop = async () => {
    // The proxies first, which hold connections to the servers behind them.
    for (const server of servers.reverse()) await server.stop();
  };
  try {
    // Lighthouse refuses pages with status 404.
    const serve = (dir: string) =>
      start(startServer({ dir, base, port: 0, missingArticleStatus: '200' }));
    const urls: Partial<Record<Name, string>> = {};
    const entries = Object.entries(folders) as [Name, string][];
    if (protocol === 'HTTP/1.1') {
      for (const [name, dir] of entries) urls[name] = (await serve(dir)) + base;
    } else {
      const certificate = await createCertificate(workDir);
      const origin = new URL(settings.apiUrl).origin;
      const secureOrigin = await start(
        startSecureProxy({ target: origin, certificate, rewritesText: true }),
      );
      for (const [name, dir] of entries) {
        const target = await serve(await copyWithOrigin(dir, origin, secureOrigin));
        urls[name] = (await start(startSecureProxy({ target, certificate }))) + base;
      }
    }
    return { urls: urls as Record<Name, string>, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Copies a folder of pages that use another address of the origin, in their policies too. */
async function copyWithOrigin(dir: string, from: string, to: string): Promise<string> {
  const copy = `${dir}-secure`;
  await cp(dir, copy, { recursive: true });
  const socketOf = (url: string) => url.replace(/^http/, 'ws');
  for (const name of await readdir(copy, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(copy, name);
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replaceAll(from, to).replaceAll(socketOf(from), socketOf(to)));
  }
  return copy;
}
