import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Certificate,
  createCertificate,
  hasCertificateProgram,
  startSecureProxy,
} from '../../../scripts/bench/secureProxy.ts';
import { type RunningServer, startServer } from '../../../scripts/serve/server.ts';

let dir = '';
let certificate: Certificate;
let site: RunningServer;
let proxy: RunningServer;

const hasOpenssl = await hasCertificateProgram();

beforeAll(async () => {
  if (!hasOpenssl) return;
  dir = await mkdtemp(path.join(tmpdir(), 'bench-proxy-'));
  certificate = await createCertificate(dir);
  await writeFile(path.join(dir, 'home.html'), `<p>${'a'.repeat(2_000)}</p>`);
  site = await startServer({ dir, base: '/news', port: 0 });
  proxy = await startSecureProxy({ target: site.url, certificate });
});

afterAll(async () => {
  await proxy?.stop();
  await site?.stop();
  if (dir) await rm(dir, { recursive: true, force: true });
});

interface Answer {
  readonly headers: IncomingHttpHeaders & { readonly ':status'?: number };
  readonly body: string;
}

/** Requests a path over HTTP/2. */
async function request(url: string, pathname: string, encoding = 'identity'): Promise<Answer> {
  const session = connect(url, { ca: certificate.cert });
  try {
    const stream = session.request({ ':path': pathname, 'accept-encoding': encoding });
    const headers = new Promise<Answer['headers']>((resolve, reject) => {
      stream.once('response', resolve);
      stream.once('error', reject);
    });
    return { headers: await headers, body: await text(stream) };
  } finally {
    session.destroy();
  }
}

describe.skipIf(!hasOpenssl)('the HTTP/2 proxy (needs openssl)', () => {
  it('answers with the headers and the body of its target', async () => {
    const { headers, body } = await request(proxy.url, '/news/home.html', 'br');
    const own = await fetch(`${site.url}/news/home.html`, { headers: { 'accept-encoding': 'br' } });
    expect(headers[':status']).toBe(200);
    expect(headers['content-encoding']).toBe('br');
    for (const name of ['cache-control', 'content-type', 'etag', 'vary', 'content-length']) {
      expect(headers[name], name).toBe(own.headers.get(name));
    }
    expect(body.length).toBeGreaterThan(0);
  });

  it('answers with the redirects of its target', async () => {
    const { headers } = await request(proxy.url, '/');
    expect(headers[':status']).toBe(302);
    expect(headers.location).toBe('/news/home.html');
  });

  it('refuses HTTP/1.1', async () => {
    await expect(fetch(proxy.url)).rejects.toThrow();
  });

  it('writes its own address into answers of text', async () => {
    const origin = createServer(({ headers }, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ image: `http://${headers.host}/a.jpg` }));
    });
    await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
    const target = `http://localhost:${(origin.address() as AddressInfo).port}`;
    const rewriting = await startSecureProxy({ target, certificate, rewritesText: true });
    try {
      const { body } = await request(rewriting.url, '/call');
      expect(JSON.parse(body)).toEqual({ image: `${rewriting.url}/a.jpg` });
    } finally {
      await rewriting.stop();
      origin.close();
    }
  });
});
