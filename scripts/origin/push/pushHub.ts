import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { PUSH_PATH } from '../wire/addresses.ts';

/** The token of the push channel; getConfig answers it to every reader. */
export const PUSH_TOKEN = 'jichuan-push-2026';

const TOKEN_REFUSED = 4401;
const OK_CODE = 200;
/** Clients only send subscriptions and pings. */
const MAX_CLIENT_BYTES = 16 * 1024;
const MAX_SUBSCRIPTIONS_KEPT = 100;

const GARBAGE = [
  '{"code":200,"type":"live_status","data":',
  'null',
  '[]',
  '"live_status"',
  '<html><body>502 Bad Gateway</body></html>',
  '{"code":500,"type":"live_status","data":{"id":"405","liveStatus":2}}',
  '{"code":200,"type":"live_status","data":{"id":{},"liveStatus":[]}}',
  '{"code":200,"type":"live_reporting","data":"{broken"}',
  '{"code":200,"type":"__proto__","data":{"id":"405"}}',
  '\u0000\ufffd',
] as const;

export interface PushStats {
  /** Open now. */
  readonly clients: number;
  /** Connections since the start. */
  readonly opened: number;
  readonly pings: number;
  /** Ids of the latest subscriptions. */
  readonly subscriptions: readonly string[];
}

export interface PushHub {
  /** Sends a message to every client, in the envelope of the channel. */
  readonly publish: (message: object) => void;
  /** Accepts upgrades to `/push`; ignores those to other paths. */
  readonly attach: (server: Server) => void;
  readonly close: () => Promise<void>;
  readonly stats: () => PushStats;
  readonly setMode: (mode: PushMode) => void;
  /** Closes all connections; clients may reconnect. */
  readonly dropAll: () => void;
  readonly sendRaw: (text: string, times: number) => void;
}

/** Opens the push channel: a WebSocket server (product 4.21; messages: src/docs/wireFields.md). */
export function openPushHub(): PushHub {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_CLIENT_BYTES });
  let mode: PushMode = { kind: 'normal' };
  let opened = 0;
  let pings = 0;
  const subscriptions: string[] = [];

  const sendAll = (text: string) => {
    if (mode.kind === 'silent') return;
    for (const socket of sockets.clients) socket.send(text);
  };
  const flood = createFlood(sendAll);

  const handleMessage = (socket: WebSocket, text: string) => {
    const message = parseClientMessage(text);
    if (message.type === 'ping') pings += 1;
    if (message.type === 'live_status_subscribe') {
      subscriptions.push(String(message.data?.id ?? ''));
      if (subscriptions.length > MAX_SUBSCRIPTIONS_KEPT) subscriptions.shift();
    }
    if (mode.kind === 'silent') return;
    if (message.type === 'ping' || message.type === 'live_status_subscribe') {
      socket.send(JSON.stringify({ code: OK_CODE, ...message }));
    } else {
      socket.send(JSON.stringify({ code: 400, type: 'error' }));
    }
  };

  sockets.on('connection', (socket, request) => {
    opened += 1;
    // An error of one connection only closes that connection.
    socket.on('error', () => {});
    if (readToken(request) !== PUSH_TOKEN) return socket.close(TOKEN_REFUSED, 'token');
    if (mode.kind === 'closeAtOnce') return socket.close(1013, 'try again later');
    socket.on('message', (data) => handleMessage(socket, data.toString()));
    if (mode.kind === 'garbage') sendGarbage(socket);
  });

  const upgrade = (request: IncomingMessage, line: Duplex, head: Buffer) => {
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== PUSH_PATH) return;
    if (mode.kind === 'refuse') {
      line.end(
        'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
      );
      return;
    }
    sockets.handleUpgrade(request, line, head, (socket) =>
      sockets.emit('connection', socket, request),
    );
  };

  return {
    publish: (message) => sendAll(JSON.stringify({ code: OK_CODE, ...message })),
    attach: (server) => server.on('upgrade', upgrade),
    close: () =>
      new Promise((resolve) => {
        flood.stop();
        for (const socket of sockets.clients) socket.terminate();
        sockets.close(() => resolve());
      }),
    stats: () => ({ clients: sockets.clients.size, opened, pings, subscriptions }),
    setMode: (next) => {
      mode = next;
      flood.stop();
      if (next.kind === 'flood') flood.start(next.perSecond);
      if (next.kind === 'garbage') for (const socket of sockets.clients) sendGarbage(socket);
    },
    dropAll: () => {
      for (const socket of sockets.clients) socket.close(1001, 'going away');
    },
    sendRaw: (text, times) => {
      for (let n = 0; n < times; n += 1) sendAll(text);
    },
  };
}

interface ClientMessage {
  readonly type?: unknown;
  readonly data?: { readonly id?: unknown };
}

function parseClientMessage(text: string): ClientMessage {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

const readToken = (request: IncomingMessage): string | null =>
  new URL(request.url ?? '/', 'http://localhost').searchParams.get('token');

function sendGarbage(socket: WebSocket): void {
  for (const text of GARBAGE) socket.send(text);
  socket.send(Buffer.from([0, 1, 2, 255]));
  socket.send(' '.repeat(300 * 1024));
}

/** How the push channel behaves (`POST /control/push/mode`). */
export type PushMode =
  | { readonly kind: 'normal' }
  /** Accepts connections and messages and never sends anything. */
  | { readonly kind: 'silent' }
  /** Answers 503 instead of opening. */
  | { readonly kind: 'refuse' }
  | { readonly kind: 'closeAtOnce' }
  /** Sends invalid messages: broken JSON, error codes, binary frames. */
  | { readonly kind: 'garbage' }
  /** Sends this many reports per second to every client, for a few seconds. */
  | { readonly kind: 'flood'; readonly perSecond: number };

const KINDS = ['normal', 'silent', 'refuse', 'closeAtOnce', 'garbage'] as const;
const MAX_PER_SECOND = 10_000;

/** Parses the JSON of `POST /control/push/mode`; returns an error message when it is invalid. */
export function parsePushMode(input: Readonly<Record<string, unknown>>): PushMode | string {
  const kind = KINDS.find((candidate) => candidate === input.mode);
  if (kind) return { kind };
  if (input.mode !== 'flood') return `mode is one of ${KINDS.join(', ')}, flood`;
  const perSecond = Number(input.perSecond ?? 1000);
  return Number.isInteger(perSecond) && perSecond >= 1 && perSecond <= MAX_PER_SECOND
    ? { kind: 'flood', perSecond }
    : `perSecond is a number from 1 to ${MAX_PER_SECOND}`;
}

const TICK_MS = 20;
const MAX_MS = 5000;
const MS_PER_SECOND = 1000;

/** Creates a generator of load: sends reports of broadcast 405 at a rate, for five seconds at most. */
function createFlood(send: (text: string) => void) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let count = 0;
  const stop = () => clearInterval(timer);
  return {
    start: (perSecond: number) => {
      stop();
      const started = Date.now();
      let sent = 0;
      timer = setInterval(() => {
        const past = Date.now() - started;
        const due = Math.floor((Math.min(past, MAX_MS) * perSecond) / MS_PER_SECOND);
        for (; sent < due; sent += 1) {
          count += 1;
          send(formatReport(count));
        }
        if (past >= MAX_MS) stop();
      }, TICK_MS);
      timer.unref();
    },
    stop,
  };
}

const formatReport = (count: number): string =>
  JSON.stringify({
    code: 200,
    type: 'live_reporting',
    data: {
      id: '405',
      fileId: String(5_000_000 + count),
      content: `第 ${count} 条快讯`,
      publishtime: '2026-11-20 20:00:00.0',
      user: '前方记者',
    },
  });
