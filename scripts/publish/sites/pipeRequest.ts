import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Headers of one connection; Node's server has answered `expect` already. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
]);

interface Connection {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/**
 * Sends a request to another address, and the answer back. Headers stay as they are, the name of the host
 * among them, which `fetch` would replace. Rejects when there was no answer; the caller answers then.
 *
 * @param headers replace those of the request
 */
export async function pipeRequest(
  { incoming, outgoing }: Connection,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const forwarded = request(url, {
    ...(incoming.method !== undefined && { method: incoming.method }),
    headers: withoutConnection({ ...incoming.headers, ...headers }),
    agent: false,
  });
  const received = new Promise<IncomingMessage>((resolve, reject) => {
    forwarded.once('response', resolve);
    // Also after an answer to a body that was not read to its end.
    forwarded.on('error', reject);
  });
  outgoing.once('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
  const answer = await received;
  outgoing.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
  // A connection that ends early ends the other one.
  await pipeline(answer, outgoing).catch(() => {});
}

const withoutConnection = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.has(name)));
