import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { serve } from '@hono/node-server';
import { KEEP_ALIVE_MS } from '../serve/keepAlive.ts';
import { createApp } from './app.ts';
import { openDatabase } from './database.ts';
import { createGeneration } from './generation.ts';
import { createMediaStore } from './media.ts';
import { openPushHub } from './push/pushHub.ts';
import { seedSampleContent } from './seedSampleContent.ts';
import { attachStream, FLV_PATH } from './stream/liveStream.ts';
import { openUploadStore } from './uploadStore.ts';
import { PUSH_PATH } from './wire/addresses.ts';

export interface OriginOptions {
  /** 0 selects any free port. */
  readonly port: number;
  /** Folder of the database and of what readers send; created where it is missing. */
  readonly dataDir: string;
  /** URL of the site's pages, without a trailing slash; share addresses begin with it. */
  readonly pages?: string;
  readonly quiet?: boolean;
  /** false switches off the limits on how often readers may write. */
  readonly limits?: boolean;
  /** Scale of sample pictures (default 1): tests are faster with small ones. */
  readonly imageScale?: number;
  /** The clock, for tests of what expires. */
  readonly now?: () => number;
}

export interface RunningOrigin {
  /** `http://localhost:PORT` */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const DEFAULT_PAGES = 'http://localhost:4321/displayTemplate/news';
/** The origin has no access control, so that only this machine may reach it. */
const LOOPBACK = '127.0.0.1';

/** Starts the embedded origin: a CMS for development and tests. Rejects when the port is taken. */
export async function startOrigin(options: OriginOptions): Promise<RunningOrigin> {
  const {
    port,
    dataDir,
    pages = DEFAULT_PAGES,
    quiet = false,
    limits = true,
    imageScale = 1,
    now = Date.now,
  } = options;
  const db = openDatabase(dataDir);
  const uploads = openUploadStore(join(dataDir, 'uploads'));
  const push = openPushHub();
  try {
    seedSampleContent(db);
    const app = createApp({
      db,
      media: createMediaStore(imageScale),
      uploads,
      push,
      pages,
      now,
      quiet,
      limits: { on: limits },
      generation: createGeneration(),
    });
    const server = await listen(app.fetch, port);
    push.attach(server);
    const leaveStream = attachStream(server);
    refuseOtherUpgrades(server);
    const address = server.address() as AddressInfo;
    const stop = async () => {
      await push.close();
      leaveStream();
      await close(server);
      if (db.isOpen) db.close();
    };
    return { url: `http://localhost:${address.port}`, stop };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Closes upgrade requests to other paths: without a handler Node would leave them open. */
function refuseOtherUpgrades(server: Server): void {
  server.on('upgrade', (request: IncomingMessage, line: Duplex) => {
    const path = request.url?.split('?')[0] ?? '';
    if (path !== PUSH_PATH && path !== FLV_PATH) line.destroy();
  });
}

type Fetch = Parameters<typeof serve>[0]['fetch'];

function listen(fetch: Fetch, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: LOOPBACK }, () => resolve(server)) as Server;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.once('error', reject);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
