import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import { WebSocketServer } from 'ws';
import { readSample } from '../../sample/mediaFiles.ts';
import { answerBytes } from '../media.ts';
import { STREAM_PATH } from '../wire/addresses.ts';

/** The live stream: recordings that are played in an endless loop, at the pace of the clock. */
const NAME = 'sky';
export const FLV_PATH = `${STREAM_PATH}${NAME}.flv`;
const FLV_SAMPLE = 'pulse.flv';
const SEGMENTS_SAMPLE = 'sky-ts';
const SEGMENT_COUNT = 5;
const SEGMENT_S = 2;
const LISTED_SEGMENTS = 6;
/** Playlist and segments change all the time. */
const NOT_KEPT = 'no-store';

/** Answers `/live/sky/index.m3u8` and its segments, which are numbered by the clock. */
export async function answerStreamSegments(c: Context): Promise<Response> {
  const file = c.req.param('file') ?? '';
  if (c.req.param('stream') !== NAME) return c.text('not found', 404);
  if (file === 'index.m3u8') {
    return answerBytes(c, file, Buffer.from(formatPlaylist(Date.now())), NOT_KEPT);
  }
  const [, number] = /^(\d{1,12})\.ts$/.exec(file) ?? [];
  const sample = `${SEGMENTS_SAMPLE}/${Number(number) % SEGMENT_COUNT}.ts`;
  const bytes = number ? await readSample(sample) : null;
  return bytes ? answerBytes(c, file, bytes, NOT_KEPT) : c.text('not found', 404);
}

function formatPlaylist(now: number): string {
  const newest = Math.floor(now / (SEGMENT_S * 1000));
  const first = newest - LISTED_SEGMENTS + 1;
  const isStart = (number: number) => number % SEGMENT_COUNT === 0;
  return [
    ...['#EXTM3U', '#EXT-X-VERSION:3', `#EXT-X-TARGETDURATION:${SEGMENT_S}`],
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor((first - 1) / SEGMENT_COUNT)}`,
    ...Array.from({ length: LISTED_SEGMENTS }, (_, index) => first + index).flatMap((number) => [
      ...(isStart(number) ? ['#EXT-X-DISCONTINUITY'] : []),
      ...[`#EXTINF:${SEGMENT_S}.0,`, `${number}.ts`],
    ]),
    '',
  ].join('\n');
}

/** File header and the size of no tag before the first one. */
const FLV_HEADER_BYTES = 13;
/** Header of a tag, and its size after it. */
const TAG_FRAME_BYTES = 15;
const MAX_BUFFERED_BYTES = 4 * 1024 * 1024;
/** A frame; the recording has 25 in a second. */
const FRAME_MS = 40;

/** Yields an FLV recording again and again, each tag at its time, until it is stopped. */
async function* loopFlv(isStopped: () => boolean): AsyncGenerator<Buffer> {
  const file = await readSample(FLV_SAMPLE);
  if (!file) return;
  yield file.subarray(0, FLV_HEADER_BYTES);
  const startedAt = Date.now();
  let shift = 0;
  while (!isStopped()) {
    let last = 0;
    for (let at = FLV_HEADER_BYTES; at < file.length && !isStopped(); ) {
      const end = at + TAG_FRAME_BYTES + file.readUIntBE(at + 1, 3);
      const tag = Buffer.from(file.subarray(at, end));
      last = tag.readUIntBE(4, 3);
      const time = shift + last;
      tag.writeUIntBE(time & 0xffffff, 4, 3);
      tag.writeUInt8((time >>> 24) & 0x7f, 7);
      await wait(Math.max(0, startedAt + time - Date.now()));
      yield tag;
      at = end;
    }
    shift += last + FRAME_MS;
  }
}

/** Answers `/live/sky.flv`: the endless stream, until the client disconnects. */
export function answerFlv(c: Context): Response {
  if (c.req.path !== FLV_PATH) return c.text('not found', 404);
  let isStopped = false;
  const tags = loopFlv(() => isStopped);
  const stream = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await tags.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel: () => {
      isStopped = true;
    },
  });
  return c.body(stream, 200, { 'content-type': 'video/x-flv', 'cache-control': NOT_KEPT });
}

/** Serves the stream to WebSockets, too, and ignores other upgrades; returns a function that ends it. */
export function attachStream(server: Server): () => void {
  const sockets = new WebSocketServer({ noServer: true });
  sockets.on('connection', async (socket) => {
    // An error of one connection only closes that connection.
    socket.on('error', () => {});
    for await (const tag of loopFlv(() => socket.readyState !== socket.OPEN)) {
      // A client that has stopped reading would fill the memory.
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) return socket.terminate();
      socket.send(tag);
    }
  });
  server.on('upgrade', (request: IncomingMessage, line: Duplex, head: Buffer) => {
    if (request.url?.split('?')[0] !== FLV_PATH) return;
    sockets.handleUpgrade(request, line, head, (socket) => sockets.emit('connection', socket));
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}
