import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** 400 kbit/s, for all answers together. */
const BYTES_PER_MS = 50;
const ROUND_TRIP_MS = 400;
const SEGMENT_BYTES = 1_400;
/** A lost segment arrives after this time, and what was sent behind it waits for it. */
const RETRANSMISSION_MS = 600;
const LOSS = 0.1;
/** No request breaks more often than this in a row: a network that loses more is one that is gone. */
const MOST_LOST_IN_A_ROW = 2;
/** Another seed loses other segments and requests. */
const SEED = 'broadsheet';

/** What is lost of a call: its request, or the answer to a request that the server has acted on. */
export type Lost = 'request' | 'answer';

/** A network between a browser and the test servers. */
export interface WeakNetwork {
  /** The browser sends all its requests to this proxy. */
  readonly proxy: { readonly server: string; readonly bypass: string };
  /** Breaks the connection of one in ten requests, the same ones in every run. */
  isLossy: boolean;
  /** Breaks the connection of the next requests whose method and address match. */
  lose(what: Lost, pattern: RegExp, times?: number): void;
  /** Holds matching requests back until the returned function is called. */
  hold(pattern: RegExp): () => void;
  stop(): Promise<void>;
}

/**
 * Starts an HTTP proxy on loopback that is slow, loses segments and breaks connections. Each request
 * has a connection of its own: browsers silently repeat a request on a connection that they reuse.
 */
export async function startWeakNetwork(): Promise<WeakNetwork> {
  const losses: { readonly what: Lost; readonly pattern: RegExp; times: number }[] = [];
  const holds = new Map<RegExp, Promise<void>>();
  const attempts = new Map<string, number>();
  const lostInARow = new Map<string, number>();
  let lineFreeAt = 0;

  /** Waits until the line has carried so many bytes more. */
  const carry = (bytes: number): Promise<void> => {
    lineFreeAt = Math.max(lineFreeAt, Date.now()) + bytes / BYTES_PER_MS;
    return wait(lineFreeAt - Date.now());
  };

  /** Returns what is lost of the attempt of a request with this name. */
  function decideLost(line: string, name: string, attempt: number): Lost | null {
    const planned = losses.find(({ pattern, times }) => times > 0 && pattern.test(line));
    if (planned) {
      planned.times -= 1;
      return planned.what;
    }
    if (!network.isLossy) return null;
    const draw = drawNumber(`${name} ${attempt}`);
    const before = lostInARow.get(name) ?? 0;
    const isLost = draw < LOSS && before < MOST_LOST_IN_A_ROW;
    lostInARow.set(name, isLost ? before + 1 : 0);
    if (!isLost) return null;
    return draw < LOSS / 2 ? 'request' : 'answer';
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const line = `${incoming.method} ${incoming.url}`;
    const name = formatName(line);
    const attempt = (attempts.get(name) ?? 0) + 1;
    attempts.set(name, attempt);
    for (const [pattern, held] of holds) if (pattern.test(line)) await held;
    await wait(ROUND_TRIP_MS);
    // Browsers ask for permission before some calls; the call is what the test means.
    const lost = incoming.method === 'OPTIONS' ? null : decideLost(line, name, attempt);
    if (lost === 'request') return void outgoing.destroy();
    const answer = await sendOn(incoming);
    if (lost === 'answer') {
      for await (const _ of answer);
      return void outgoing.destroy();
    }
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' });
    let segment = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      for (let start = 0; start < chunk.length; start += SEGMENT_BYTES) {
        const part = chunk.subarray(start, start + SEGMENT_BYTES);
        await carry(part.length);
        segment += 1;
        const isLost = drawNumber(`${name} ${attempt} ${segment}`) < LOSS;
        if (isLost) await wait(RETRANSMISSION_MS);
        outgoing.write(part);
      }
    }
    outgoing.end();
  }

  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const network: WeakNetwork = {
    proxy: {
      server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      // Browsers use no proxy for the machine itself without this option.
      bypass: '<-loopback>',
    },
    isLossy: false,
    lose: (what, pattern, times = 1) => void losses.push({ what, pattern, times }),
    hold(pattern) {
      let release = () => {};
      holds.set(pattern, new Promise<void>((done) => (release = done)));
      return () => {
        holds.delete(pattern);
        release();
      };
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return network;
}

const wait = (ms: number): Promise<void> =>
  new Promise((done) => setTimeout(done, Math.max(0, ms)));

/** Sends a request to its server; resolves when the answer begins. */
const sendOn = (incoming: IncomingMessage): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { url = '', method = 'GET', headers } = incoming;
    const sent = request(url, { method, headers: { ...headers, connection: 'close' } }, resolve);
    sent.on('error', reject);
    incoming.pipe(sent);
  });

/** Returns a request's name that is the same in every build and run: without hashes and query. */
const formatName = (line: string): string =>
  line
    .replace(/[?#].*$/, '')
    .replace(/\.[\w-]{7,9}(?=\.\w+$)/, '')
    .replace(/\d+/g, '');

const FNV_START = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/** Returns a number from 0 to 1 that depends on the text and the seed alone (FNV-1a). */
function drawNumber(text: string): number {
  let hash = FNV_START;
  for (const char of `${SEED} ${text}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), FNV_PRIME);
  }
  // The last bits of similar texts differ more than the first ones.
  hash = Math.imul(hash ^ (hash >>> 15), FNV_PRIME);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
