import type { IncomingMessage, Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Context } from 'hono';
import { answerBytes } from '../media.ts';
import { STREAM_PATH } from '../wire/addresses.ts';
import { type Broadcast, SKY_STREAM } from './broadcast.ts';

const LOOPBACK = '127.0.0.1';
/** The playlist changes every two seconds. */
const NOT_KEPT = 'no-store';
const FLV_PATH = `${STREAM_PATH}${SKY_STREAM}.flv`;

/** Answers `/live/{stream}/{file}`: the stream in segments. */
export async function answerStreamSegments(
  c: Context,
  broadcast: Broadcast | null,
): Promise<Response> {
  const file = c.req.param('file') ?? '';
  const isKnown = broadcast && c.req.param('stream') === SKY_STREAM;
  const bytes = isKnown ? await broadcast.read(file) : null;
  return bytes ? answerBytes(c, file, bytes, NOT_KEPT) : c.text('not found', 404);
}

/** Answers `/live/{stream}.flv`: the endless stream, until the client disconnects. */
export async function answerFlv(c: Context, broadcast: Broadcast | null): Promise<Response> {
  if (!broadcast || c.req.path !== FLV_PATH) return c.text('not found', 404);
  const port = broadcast.flvPort();
  if (port === null) return c.text('the stream is starting', 503);
  const source = await fetch(`http://${LOOPBACK}:${port}${FLV_PATH}`).catch(() => null);
  if (!source?.body) return c.text('the stream is not there', 502);
  return c.body(source.body, 200, { 'content-type': 'video/x-flv', 'cache-control': NOT_KEPT });
}

/**
 * Forwards WebSockets of `/live/{stream}.flv` to the media server unchanged; ignores other
 * upgrades. Returns a function that closes all of them.
 */
export function attachStream(server: Server, broadcast: Broadcast | null): () => void {
  const open = new Set<Duplex>();
  const pass = (line: Duplex, to: Socket) => {
    for (const end of [line, to]) {
      open.add(end);
      end.once('close', () => {
        open.delete(end);
        line.destroy();
        to.destroy();
      });
      // An error of one connection only closes that connection.
      end.on('error', () => {});
    }
    line.pipe(to).pipe(line);
  };
  server.on('upgrade', (request: IncomingMessage, line: Duplex, head: Buffer) => {
    if (!request.url?.startsWith(STREAM_PATH)) return;
    const port = broadcast?.flvPort() ?? null;
    if (port === null || request.url.split('?')[0] !== FLV_PATH) {
      line.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    const to = connect(port, LOOPBACK, () => {
      to.write(formatHead(request));
      to.write(head);
      pass(line, to);
    });
    to.once('error', () => line.destroy());
  });
  return () => {
    for (const end of open) end.destroy();
  };
}

/** Formats the head of the request as it was received. */
function formatHead({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ''}`] : [],
  );
  return `${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}
