import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { lookupPublic, requirePublicHost } from './publicAddress.ts';

/** An answer breaks a rule of what may be fetched; the message says which. */
export class AnswerRefused extends Error {}

/** One request. */
interface HttpRequest {
  readonly url: URL;
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | Uint8Array | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Most bytes of the answer, before and after decompression. */
  readonly maxBytes: number;
  /** Refuses hosts in private networks and on this machine, also what a name resolves to. */
  readonly isPublicOnly?: boolean | undefined;
}

interface HttpAnswer {
  /** HTTP status. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Without compression. */
  readonly body: Buffer<ArrayBuffer>;
}

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Sends a request, once, and follows no redirect. Everything that Node's side of the product fetches comes
 * through here, so that no server can fill the memory. Rejects when there is no whole answer, with
 * `AnswerRefused` when it is longer than allowed.
 */
export async function sendHttp(request: HttpRequest): Promise<HttpAnswer> {
  const { url, method, headers, body, signal, maxBytes, isPublicOnly = false } = request;
  if (isPublicOnly) requirePublicHost(url);
  const { request: start } = url.protocol === 'https:' ? https : http;
  const sent = start(url, {
    method: method ?? 'GET',
    headers: headers ?? {},
    ...(signal && { signal }),
    // A connection that is kept may have been made without the check.
    ...(isPublicOnly && { agent: false, lookup: lookupPublic }),
  });
  // Also after the answer has begun, whose own error is enough.
  sent.on('error', () => {});
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  try {
    const status = answer.statusCode ?? 0;
    return { status, headers: answer.headers, body: await readBody(answer, maxBytes) };
  } finally {
    // What is left of an answer that is too long is not read.
    if (!answer.complete) sent.destroy();
  }
}

function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const decoders = listDecoders(answer.headers['content-encoding']);
  let received = 0;
  answer.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) answer.destroy(tooLong(maxBytes));
  });
  // An error of one stream is that of the last one.
  const decoded = decoders.reduce<Readable>(
    (stream, decoder) => pipeline(stream, decoder, () => {}),
    answer,
  );
  return readBytes(decoded, maxBytes);
}

/** Returns what undoes the encodings, the last one first. Throws for one that was not asked for. */
function listDecoders(encoding = ''): Transform[] {
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return names
    .filter((name) => name !== '' && name !== 'identity')
    .reverse()
    .map((name) => {
      const create = DECODERS[name];
      if (!create) throw new AnswerRefused(`the encoding ${name} is unknown`);
      return create();
    });
}

async function readBytes(stream: Readable, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw tooLong(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

const tooLong = (maxBytes: number) =>
  new AnswerRefused(`the answer has more than ${maxBytes} bytes`);

const REDIRECTS = [301, 302, 303, 307, 308];
const MAX_REDIRECTS = 5;

/** What differs between the steps of a redirected request. */
type Step = Pick<HttpRequest, 'headers' | 'isPublicOnly'>;

/**
 * Sends a request and follows redirects, of which only GET has any.
 *
 * @param prepare returns what a step is sent with; throws when its address is refused. `from` is the
 *   address that redirects, null for the first
 */
export async function followRedirects(
  request: Omit<HttpRequest, keyof Step>,
  prepare: (url: URL, from: URL | null) => Promise<Step>,
): Promise<HttpAnswer> {
  let from: URL | null = null;
  let { url } = request;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await sendHttp({ ...request, url, ...(await prepare(url, from)) });
    const { location } = answer.headers;
    if (!REDIRECTS.includes(answer.status) || location === undefined) return answer;
    if (request.body !== undefined) throw new AnswerRefused('a request with a body was redirected');
    from = url;
    url = new URL(location, url);
  }
  throw new AnswerRefused(`more than ${MAX_REDIRECTS} redirects`);
}
