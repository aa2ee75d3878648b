import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import type { RunningServer } from '../serve/server.ts';

const run = promisify(execFile);

/** A key and its self-signed certificate, as PEM text. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Returns whether this machine has the program that makes certificates. */
export const hasCertificateProgram = (): Promise<boolean> =>
  run('openssl', ['version']).then(
    () => true,
    () => false,
  );

/**
 * Creates a certificate for `localhost` that is valid for a day; its files are in `dir`. Rejects
 * without the program `openssl`.
 */
export async function createCertificate(dir: string): Promise<Certificate> {
  const keyFile = path.join(dir, 'key.pem');
  const certFile = path.join(dir, 'cert.pem');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1'];
  await run('openssl', ['req', '-x509', ...key, ...name, '-keyout', keyFile, '-out', certFile]);
  return { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') };
}

interface SecureProxyOptions {
  /** Origin of the HTTP/1.1 server that answers. */
  readonly target: string;
  readonly certificate: Certificate;
  /** Replaces the target's origin by the proxy's in answers of text that are not compressed. */
  readonly rewritesText?: boolean;
}

/** Headers of one connection, which HTTP/2 does not allow. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];
const TEXT = /^(?:text\/|application\/(?:json|javascript))/;

/** Serves what an HTTP/1.1 server on this machine answers over HTTP/2 only, with its headers. */
export async function startSecureProxy(options: SecureProxyOptions): Promise<RunningServer> {
  const { target, certificate } = options;
  const agent = new Agent({ keepAlive: true });
  const sessions = new Set<ServerHttp2Session>();
  let url = '';

  async function answer(asked: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const received = await forward(asked, target, agent);
    const headers = { ...received.headers };
    for (const name of CONNECTION_HEADERS) delete headers[name];
    const status = received.statusCode ?? 502;
    const isText = TEXT.test(headers['content-type'] ?? '') && !headers['content-encoding'];
    if (!options.rewritesText || !isText) {
      response.writeHead(status, headers);
      return pipeline(received, response);
    }
    delete headers['content-length'];
    response.writeHead(status, headers).end((await text(received)).replaceAll(target, url));
  }

  const server = createSecureServer({ ...certificate, allowHTTP1: false }, (asked, response) => {
    // A browser that ends a request is no error; a target that is gone ends the stream.
    answer(asked, response).catch(() => response.stream?.destroy());
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `https://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    stop: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const session of sessions) session.destroy();
      await closed;
      agent.destroy();
    },
  };
}

function forward(
  asked: Http2ServerRequest,
  target: string,
  agent: Agent,
): Promise<IncomingMessage> {
  const headers = Object.fromEntries(
    Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')),
  );
  return new Promise((resolve, reject) => {
    const sending = request(target + asked.url, { method: asked.method, headers, agent }, resolve);
    sending.once('error', reject);
    asked.pipe(sending);
  });
}
