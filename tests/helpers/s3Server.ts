import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
// @ts-expect-error The package has no types.
import S3rver from 's3rver';
import type { S3Settings } from '../../scripts/targets/targetSettings.ts';

/** What is used of the server, whose package has no types. */
type S3RverClass = new (
  options: Readonly<Record<string, unknown>>,
) => {
  readonly configureBuckets: () => Promise<unknown>;
  readonly callback: () => (request: IncomingMessage, response: ServerResponse) => void;
};

const BUCKET = 'site';
/** The only key that the server accepts. */
const KEY = 'S3RVER';

/** Returns an HTTP status to send in place of the server's answer, or null. */
type Fault = (request: IncomingMessage) => number | null;

interface StoredObject {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface S3Server {
  /** Settings of a target in its bucket. */
  readonly settings: S3Settings;
  /** Returns an object as it is stored: its body is not decoded. */
  readonly readObject: (key: string) => Promise<StoredObject>;
  /** Returns the keys of all objects, sorted. */
  readonly listKeys: () => Promise<readonly string[]>;
  /** Method and path of each request, in order. */
  readonly requests: readonly string[];
  /** Headers of each request, in order. */
  readonly headers: readonly IncomingMessage['headers'][];
  readonly setFault: (fault: Fault | null) => void;
  readonly close: () => Promise<void>;
}

/** Starts a server with the interface of S3 and an empty bucket on loopback. */
export async function openS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 's3-'));
  const s3 = new (S3rver as S3RverClass)({
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const requests: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  let fault: Fault | null = null;
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
    const status = fault?.(request) ?? null;
    if (status === null) return answer(request, response);
    request.resume().on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const readObject = async (key: string): Promise<StoredObject> => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${endpoint}/${BUCKET}/${key}`, { agent: false }, resolve).on('error', reject);
    });
    const body = Buffer.concat(await response.toArray());
    return { status: response.statusCode ?? 0, headers: response.headers, body };
  };
  /** The server's list fails while it is writing the description of an object: it is requested again. */
  const listObjects = async (): Promise<string> => {
    const { status, body } = await readObject('?list-type=2&max-keys=1000');
    return status === 500 ? listObjects() : body.toString();
  };
  return {
    settings: {
      bucket: BUCKET,
      region: 'us-east-1',
      endpoint,
      hasPathStyle: true,
      encoding: 'identity',
      credentials: { accessKeyId: KEY, secretAccessKey: KEY },
    },
    readObject,
    listKeys: async () =>
      [...(await listObjects()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key).sort(),
    requests,
    headers,
    setFault: (value) => {
      fault = value;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
}
