import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { serve } from '@hono/node-server';
import { ARTICLES, WRITTEN } from '../edition/edition.ts';
import { KEEP_ALIVE_MS } from '../serve/keepAlive.ts';
import { createApp } from './app.ts';
import { openDatabase } from './database.ts';
import { type MediaStore, openMediaStore } from './media.ts';
import { openPushHub } from './push/hub.ts';
import { seedEdition } from './seed.ts';
import { type Broadcast, openBroadcast } from './stream/broadcast.ts';
import { findFfmpeg } from './stream/ffmpeg.ts';
import { attachStream } from './stream/routes.ts';
import { openUploadStore } from './uploadStore.ts';
import { PUSH_PATH, STREAM_PATH } from './wire/addresses.ts';

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
  /** Puts the streams of broadcasts on air, where this machine has ffmpeg. */
  readonly streams?: boolean;
  /** false: without the half year before the edition, for tests that go through all of it. */
  readonly archive?: boolean;
  /** Of the edition's pictures: smaller ones cost tests less. */
  readonly pictureScale?: number;
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
    streams: wantsStreams = false,
    archive = true,
    pictureScale = 1,
    now = Date.now,
  } = options;
  const db = openDatabase(dataDir);
  const media = openMediaStore(join(dataDir, 'media'), pictureScale);
  const uploads = openUploadStore(join(dataDir, 'uploads'));
  const push = openPushHub();
  const streams = wantsStreams ? openStreams(join(dataDir, 'live'), quiet) : null;
  try {
    const articles = archive ? ARTICLES : WRITTEN;
    seedEdition(db, articles);
    const app = createApp({
      db,
      articles,
      media,
      uploads,
      push,
      streams,
      pages,
      now,
      quiet,
      limits: { on: limits },
      answered: new Map(),
    });
    const server = await listen(app.fetch, port);
    push.attach(server);
    const leaveStream = attachStream(server, streams);
    refuseOtherUpgrades(server);
    const address = server.address() as AddressInfo;
    const stop = async () => {
      await push.close();
      leaveStream();
      await streams?.stop();
      await close(server);
      if (db.isOpen) db.close();
    };
    return { url: `http://localhost:${address.port}`, media, stop };
  } catch (error) {
    await streams?.stop();
    db.close();
    throw error;
  }
}

/** Null without ffmpeg: broadcasts then show a sample. */
function openStreams(dir: string, quiet: boolean): Broadcast | null {
  const ffmpeg = findFfmpeg();
  if (ffmpeg) return openBroadcast(ffmpeg, dir);
  if (!quiet) console.log('No ffmpeg on this machine: live broadcasts show a recorded sample.');
  return null;
}

/** Where upgrades are heard at all, one that nobody takes would wait for ever. */
function refuseOtherUpgrades(server: Server): void {
  server.on('upgrade', (request: IncomingMessage, line: Duplex) => {
    const path = request.url?.split('?')[0] ?? '';
    if (path !== PUSH_PATH && !path.startsWith(STREAM_PATH)) line.destroy();
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
