import type { ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBakeClient } from '../../scripts/bake/load/bakeClient.ts';
import { fetchCall, MAX_ANSWER_BYTES } from '../../scripts/network/fetchCall.ts';
import { fetchFile } from '../../scripts/network/fetchFile.ts';
import { sendHttp } from '../../scripts/network/sendHttp.ts';
import { type Seen, startServer, type TestServer } from '../unit/api/server.ts';
import { testSettings } from '../unit/api/settings.ts';

const dns = vi.hoisted(() => ({ lookup: vi.fn() }));
vi.mock('node:dns', async (original) => ({ ...(await original<object>()), lookup: dns.lookup }));

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

type Answer = (response: ServerResponse, seen: Seen) => void;

/** Starts a server that answers paths. */
async function start(paths: Readonly<Record<string, Answer>>): Promise<TestServer> {
  const server = await startServer((seen, response) => {
    const answer = paths[seen.url.pathname];
    if (answer) answer(response, seen);
    else response.writeHead(404).end('none');
  });
  servers.push(server);
  return server;
}

const redirect =
  (to: string, status = 302): Answer =>
  (response) =>
    response.writeHead(status, { location: to }).end('elsewhere');

const compressed =
  (encoding: string, body: Uint8Array): Answer =>
  (response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(body);

describe('a call of the publisher', () => {
  it('is sent as fetch sends it', async () => {
    const server = await start({
      '/call': (response) => response.writeHead(201, { 'retry-after': '7' }).end('文'),
    });
    const body = new URLSearchParams({ a: '1 2' });
    const headers = { token: 't' };
    const answer = await fetchCall(`${server.url}/call?b=3`, { method: 'POST', body, headers });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([201, '7']);
    expect(await answer.text()).toBe('文');
    expect(server.seen).toMatchObject([
      {
        method: 'POST',
        body: 'a=1+2',
        headers: {
          token: 't',
          'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
          'content-length': '5',
        },
      },
    ]);
    expect(server.seen[0]?.url.search).toBe('?b=3');
  });

  it.each([
    ['gzip', gzipSync('文')],
    ['deflate', deflateSync('文')],
    ['br', brotliCompressSync('文')],
    ['identity', Buffer.from('文')],
    ['gzip, br', brotliCompressSync(gzipSync('文'))],
  ])('reads an answer in %s', async (encoding, body) => {
    const { url } = await start({ '/call': compressed(encoding, body) });
    expect(await (await fetchCall(`${url}/call`)).text()).toBe('文');
  });

  it('has no answer when it is aborted', async () => {
    const server = await start({ '/call': () => {} });
    const end = new AbortController();
    const answer = fetchCall(`${server.url}/call`, { signal: end.signal });
    await expect.poll(() => server.seen.length).toBe(1);
    end.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('follows redirects on its host, with its token', async () => {
    const server = await start({
      '/call': redirect('/moved'),
      '/moved': (response) => response.end('here'),
    });
    const answer = await fetchCall(`${server.url}/call`, { headers: { token: 't' } });
    expect(await answer.text()).toBe('here');
    expect(server.seen.map(({ headers }) => headers.token)).toEqual(['t', 't']);
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect to another host: %i', async (status) => {
    const other = await start({});
    const { url } = await start({ '/call': redirect(`${other.url}/call`, status) });
    await expect(fetchCall(`${url}/call`)).rejects.toThrow('a redirect to 127.0.0.1:');
    expect(other.seen).toEqual([]);
  });

  it('fails with the reason, and is not sent on by the client of a bake', async () => {
    const other = await start({});
    const { url } = await start({ '/getConfig': redirect(`${other.url}/getConfig`) });
    const client = createBakeClient({ ...testSettings(), apiUrl: url }, { retryDelayMs: 1 });
    expect(await client.send({ path: '/base_url/getConfig' })).toMatchObject({
      error: {
        kind: 'network',
        call: 'getConfig',
        message: `a redirect to ${new URL(other.url).host}`,
      },
    });
    expect(other.seen).toEqual([]);
  });

  it('does not go round in circles', async () => {
    const server = await start({ '/call': redirect('/call') });
    await expect(fetchCall(`${server.url}/call`)).rejects.toThrow('redirects');
    expect(server.seen).toHaveLength(6);
  });

  it('is not sent twice when it has a body', async () => {
    const server = await start({ '/call': redirect('/moved', 307) });
    const sent = fetchCall(`${server.url}/call`, { method: 'POST', body: 'a=1' });
    await expect(sent).rejects.toThrow('with a body');
    expect(server.seen).toHaveLength(1);
  });
});

describe('a long answer', () => {
  const maxBytes = 1_000;
  const send = (url: string) => sendHttp({ url: new URL(url), maxBytes });

  it('is read to its limit', async () => {
    const { url } = await start({ '/file': (response) => response.end('x'.repeat(maxBytes)) });
    expect((await send(`${url}/file`)).body).toHaveLength(maxBytes);
  });

  it('is refused beyond its limit, and its connection ended', async () => {
    let isClosed = false;
    const { url } = await start({
      '/file': (response) => {
        response.once('close', () => {
          isClosed = true;
        });
        // It never ends.
        const more = async () => {
          while (!isClosed) {
            response.write('x'.repeat(100));
            await turn();
          }
        };
        void more();
      },
    });
    await expect(send(`${url}/file`)).rejects.toThrow('more than 1000 bytes');
    await expect.poll(() => isClosed).toBe(true);
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(5_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(50_000_000))],
    ['gzip, gzip', gzipSync(gzipSync(Buffer.alloc(5_000_000)))],
  ])('is refused when it is long after decompression: %s', async (encoding, body) => {
    const { url } = await start({ '/file': compressed(encoding, body) });
    await expect(send(`${url}/file`)).rejects.toThrow('more than 1000 bytes');
  });

  it('is refused when only its compressed form is long', async () => {
    // Empty parts, one after another, are an empty file.
    const parts = Buffer.concat(Array.from({ length: 1_000 }, () => gzipSync('')));
    const { url } = await start({ '/file': compressed('gzip', parts) });
    await expect(send(`${url}/file`)).rejects.toThrow('more than 1000 bytes');
  });

  it('is refused in an encoding that was not asked for', async () => {
    const { url } = await start({ '/file': compressed('compress', Buffer.from('x')) });
    await expect(send(`${url}/file`)).rejects.toThrow('the encoding compress is unknown');
  });

  it('is refused for calls, too', async () => {
    const bomb = brotliCompressSync(Buffer.alloc(MAX_ANSWER_BYTES + 1));
    const { url } = await start({ '/call': compressed('br', bomb) });
    await expect(fetchCall(`${url}/call`)).rejects.toThrow('bytes');
  });
});

describe('a file whose address comes from content', () => {
  const fetchFrom = (url: string, trusted: readonly string[] = []) =>
    fetchFile(
      new URL(url),
      {
        trustedOrigins: new Set(trusted),
        headersFor: async (address): Promise<Record<string, string>> =>
          trusted.some((one) => address.startsWith(one)) ? { token: 't' } : {},
      },
      1_000,
    );
  const file: Answer = (response) => response.end('logo');

  it('is fetched from a trusted host on this machine', async () => {
    const { url } = await start({ '/logo.png': file });
    expect(String(await fetchFrom(`${url}/logo.png`, [url]))).toBe('logo');
  });

  it('is not fetched from another port of a trusted host', async () => {
    const server = await start({ '/logo.png': file });
    expect(await fetchFrom(`${server.url}/logo.png`, ['http://127.0.0.1:1'])).toBeNull();
    expect(server.seen).toEqual([]);
  });

  it('is not fetched from a private host to which a trusted one redirects', async () => {
    const inside = await start({ '/logo.png': file });
    const { url } = await start({ '/logo.png': redirect(`${inside.url}/logo.png`) });
    expect(await fetchFrom(`${url}/logo.png`, [url])).toBeNull();
    expect(inside.seen).toEqual([]);
  });

  it('is fetched from one trusted host to which another redirects, with the headers of each', async () => {
    const other = await start({ '/logo.png': file });
    const { url } = await start({ '/logo.png': redirect(`${other.url}/logo.png`) });
    expect(String(await fetchFrom(`${url}/logo.png`, [url, other.url]))).toBe('logo');
    expect(other.seen[0]?.headers.token).toBe('t');
  });

  it.each([
    ['a private address', [{ address: '127.0.0.1', family: 4 }]],
    [
      'a public address and a private one',
      [
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    ],
    ['no address', []],
  ])('is not fetched from a name that resolves to %s', async (_, addresses) => {
    const server = await start({ '/logo.png': file });
    dns.lookup.mockImplementation((_name, _options, callback) => callback(null, addresses));
    const { port } = new URL(server.url);
    expect(await fetchFrom(`http://images.example.test:${port}/logo.png`)).toBeNull();
    expect(dns.lookup).toHaveBeenCalled();
    expect(server.seen).toEqual([]);
  });

  it('is null when the server refuses it, or it is too long', async () => {
    const { url } = await start({ '/long.png': (response) => response.end('x'.repeat(1_001)) });
    expect(await fetchFrom(`${url}/none.png`, [url])).toBeNull();
    expect(await fetchFrom(`${url}/long.png`, [url])).toBeNull();
  });

  it.each(['file:///etc/passwd', 'ftp://images.example.test/a', 'data:image/png;base64,AA=='])(
    'is not read from %s',
    async (url) => expect(await fetchFrom(url)).toBeNull(),
  );
});
