import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { openDatabase } from './database.ts';
import { type MediaStore, openMediaStore } from './media.ts';
import { seedEdition } from './seed.ts';
import { openUploadStore } from './uploadStore.ts';

export interface OriginOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Holds the database and the media; made when it is not there. */
  readonly dataDir: string;
  /** Where the reader's pages stand, for the share addresses in answers. */
  readonly pages?: string;
  readonly quiet?: boolean;
  /** false: readers may write as often as they like. */
  readonly limits?: boolean;
  /** The clock, for tests of what expires. */
  readonly now?: () => number;
}

export interface RunningOrigin {
  /** `http://localhost:PORT` */
  readonly url: string;
  readonly media: MediaStore;
  readonly stop: () => Promise<void>;
}

const DEFAULT_PAGES = 'http://localhost:4321/displayTemplate/news';
/** Only this machine reaches it: it takes what comes. */
const LOOPBACK = '127.0.0.1';

/** Starts the embedded origin (architecture section 8). Fails when the port is taken. */
export async function startOrigin(options: OriginOptions): Promise<RunningOrigin> {
  const {
    port,
    dataDir,
    pages = DEFAULT_PAGES,
    quiet = false,
    limits = true,
    now = Date.now,
  } = options;
  const db = openDatabase(dataDir);
  const media = openMediaStore(join(dataDir, 'media'));
  const uploads = openUploadStore(join(dataDir, 'uploads'));
  try {
    seedEdition(db);
    const app = createApp({
      db,
      media,
      uploads,
      pages,
      now,
      quiet,
      limits: { on: limits },
      answered: new Map(),
    });
    const server = await listen(app.fetch, port);
    const address = server.address() as AddressInfo;
    const stop = async () => {
      await close(server);
      if (db.isOpen) db.close();
    };
    return { url: `http://localhost:${address.port}`, media, stop };
  } catch (error) {
    db.close();
    throw error;
  }
}

type Fetch = Parameters<typeof serve>[0]['fetch'];

function listen(fetch: Fetch, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: LOOPBACK }, () => resolve(server)) as Server;
    server.once('error', reject);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
