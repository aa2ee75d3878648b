import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../scripts/serve/server.ts';

const BASE = '/displayTemplate/news';
const LONG = `<!doctype html><p>${'Long enough to be compressed. '.repeat(100)}`;
const MEDIA = randomBytes(5000);

let root: string;
let server: RunningServer;

async function put(name: string, content: string | Buffer, modified?: Date): Promise<void> {
  const file = path.join(root, 'client', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  if (modified) await utimes(file, modified, modified);
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'serve-'));
  await put('home.html', '<title>home</title>');
  await put('newsDetail.html', LONG);
  await put('newsDetail/12/1.html', '<title>baked</title>');
  await put('_astro/page.abc.js', `export const text = '${'x'.repeat(2000)}';`);
  await put('media/sound.mp3', MEDIA);
  await put('.hidden', 'secret');
  await put('fresh.css', 'a'.repeat(2000), new Date(2024, 0, 1));
  await put('fresh.css.br', brotliCompressSync('from the publisher'));
  await put('stale.css', 'b'.repeat(2000));
  await put('stale.css.br', brotliCompressSync('outdated'), new Date(2024, 0, 1));
  await writeFile(path.join(root, 'secret.txt'), 'secret');
  await mkdir(path.join(root, 'client-twin'));
  await writeFile(path.join(root, 'client-twin', 'secret.txt'), 'secret');
  await symlink(path.join(root, 'secret.txt'), path.join(root, 'client', 'link.txt'));
  await symlink(path.join(root, 'client-twin'), path.join(root, 'client', 'twin'));
  await symlink('12/1.html', path.join(root, 'client', 'newsDetail/1.html'));
  await symlink('12/3.html', path.join(root, 'client', 'newsDetail/3.html'));
  server = await startServer({ dir: path.join(root, 'client'), base: BASE, port: 0 });
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** Sends a raw request: higher-level clients normalise paths and decompress. */
function ask(
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const chunks: Buffer[] = [];
    const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => {
      const all = Buffer.concat(chunks);
      const end = all.indexOf('\r\n\r\n');
      const [first = '', ...rest] = all.subarray(0, end).toString('latin1').split('\r\n');
      const entries = rest.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      });
      resolve({
        status: Number(first.split(' ')[1]),
        headers: new Map(entries),
        body: all.subarray(end + 4),
      });
    });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`${method} ${target} HTTP/1.1\r\n${head}\r\n`);
  });
}
const get = (name: string, headers?: Record<string, string>) => ask(BASE + name, headers);

describe('paths', () => {
  it.each([
    ['a file', '/home.html', 200, '<title>home</title>'],
    ['the base', '', 200, '<title>home</title>'],
    ['the base with a slash', '/', 200, '<title>home</title>'],
    ['the alias', '/index.html', 200, '<title>home</title>'],
    ['a baked page', '/newsDetail/12/1.html', 200, '<title>baked</title>'],
    ['a baked page with a query', '/newsDetail/12/1.html?isShare=1', 200, '<title>baked</title>'],
    ['the template itself', '/newsDetail.html?id=2', 200, LONG],
    ['an article without a page', '/newsDetail/12/2.html', 404, LONG],
    ['an unknown article by its id alone', '/newsDetail/2.html', 404, LONG],
    ['a withdrawn article by its id alone', '/newsDetail/3.html', 404, LONG],
  ])('%s', async (_, name, status, body) => {
    const answer = await get(name);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.body.toString()).toBe(body);
  });

  it.each([
    ['an unknown page', `${BASE}/nothing.html?a=1`, `${BASE}/home.html?a=1`],
    ['the root of the host', '/', `${BASE}/home.html`],
  ])('redirects %s', async (_, target, to) => {
    const answer = await ask(target);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(to);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['a former static page', '/app/pad/content/content_418.html', 'newsDetail/418.html'],
    ['a page without its ending', `${BASE}/newsDetail/12/1?a=1`, 'newsDetail/12/1.html?a=1'],
    ['a page with a slash', `${BASE}/newsDetail/12/1.html/`, 'newsDetail/12/1.html'],
    ['an article by its id alone', `${BASE}/newsDetail/1.html?a=1`, 'newsDetail/12/1.html?a=1'],
  ])('redirects %s for good', async (_, target, to) => {
    const answer = await ask(target);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${BASE}/${to}`]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([`${BASE}/_astro/gone.js`, `${BASE}/gone.png`, '/other/page.html', '/home.html'])(
    'answers 404 for %s',
    async (target) => {
      expect((await ask(target)).status).toBe(404);
    },
  );

  it('serves files that a publisher adds or replaces while it runs', async () => {
    await put('newsDetail/12/new.tmp', '<title>first</title>');
    const file = path.join(root, 'client/newsDetail/12/77.html');
    await rename(path.join(root, 'client/newsDetail/12/new.tmp'), file);
    expect((await get('/newsDetail/12/77.html')).body.toString()).toBe('<title>first</title>');
    await put('newsDetail/12/77.html', '<title>corrected</title>');
    expect((await get('/newsDetail/12/77.html')).body.toString()).toBe('<title>corrected</title>');
  });
});

describe('nothing outside the folder is served', () => {
  it.each([
    `${BASE}/../secret.txt`,
    `${BASE}/%2e%2e/secret.txt`,
    `${BASE}/%2E%2E%2Fsecret.txt`,
    `${BASE}/..%2fsecret.txt`,
    `${BASE}/..%5csecret.txt`,
    `${BASE}/..\\secret.txt`,
    `${BASE}/newsDetail/../../secret.txt`,
    `${BASE}/newsDetail/..%2f..%2fsecret.txt`,
    `${BASE}/%252e%252e/secret.txt`,
    `${BASE}/secret.txt%00.html`,
    `${BASE}/....//secret.txt`,
    `${BASE}//../../secret.txt`,
    `${BASE}/../client-twin/secret.txt`,
    `${BASE}/link.txt`,
    `${BASE}/twin/secret.txt`,
    `${BASE}/.hidden`,
    `${BASE}/%2ehidden`,
    `${BASE}/%E4%B8`,
    '/../secret.txt',
    'secret.txt',
    'http://localhost/../secret.txt',
    `//secret.txt`,
    '*',
  ])('%s', async (target) => {
    const answer = await ask(target);
    expect(answer.body.toString()).not.toContain('secret');
    expect([302, 400, 404]).toContain(answer.status);
    expect(answer.headers.get('location') ?? BASE).toMatch(/^\/displayTemplate\/news/);
  });
});

describe('headers', () => {
  it.each([
    ['/_astro/page.abc.js', 'public, max-age=31536000, immutable'],
    ['/home.html', 'public, max-age=60, stale-while-revalidate=600'],
    ['/newsDetail.html', 'public, max-age=60, stale-while-revalidate=600'],
    ['/newsDetail/9.html', 'no-store'],
    ['/_astro/gone.js', 'no-store'],
    ['/media/sound.mp3', 'public, max-age=3600, stale-while-revalidate=86400'],
  ])('%s has the cache policy %s', async (name, policy) => {
    expect((await get(name)).headers.get('cache-control')).toBe(policy);
  });

  it.each(['/home.html', '/nothing.html', '/gone.png'])('%s has security headers', async (name) => {
    const { headers } = await get(name);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  });

  it('refuses other methods', async () => {
    const answer = await ask(`${BASE}/home.html`, { 'Content-Length': '0' }, 'POST');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it.each(['/home.html', '/newsDetail.html', '/media/sound.mp3'])(
    'answers HEAD of %s like GET, without the content',
    async (name) => {
      const accept = { 'Accept-Encoding': 'br' };
      const whole = await get(name, accept);
      const head = await ask(BASE + name, accept, 'HEAD');
      expect(head.body).toHaveLength(0);
      for (const key of ['content-length', 'content-type', 'etag', 'content-encoding']) {
        expect(head.headers.get(key)).toBe(whole.headers.get(key));
      }
    },
  );
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ])('for Accept-Encoding "%s" is %s', async (accept, encoding, decompress) => {
    for (let again = 0; again < 2; again++) {
      const { headers, body } = await get('/newsDetail.html', { 'Accept-Encoding': accept });
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(headers.get('vary')).toBe('Accept-Encoding');
      expect(headers.get('content-length')).toBe(String(body.length));
      expect(decompress(body).toString()).toBe(LONG);
    }
  });

  it.each(['', 'identity', 'br;q=0, gzip;q=0', 'deflate'])('is none for "%s"', async (accept) => {
    const { headers, body } = await get('/newsDetail.html', { 'Accept-Encoding': accept });
    expect(headers.has('content-encoding')).toBe(false);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(body.toString()).toBe(LONG);
  });

  it.each(['/media/sound.mp3', '/home.html'])('is none for %s, media or tiny', async (name) => {
    const { headers } = await get(name, { 'Accept-Encoding': 'br' });
    expect(headers.has('content-encoding')).toBe(false);
  });

  it('sends the compressed copy of the publisher', async () => {
    const { body } = await get('/fresh.css', { 'Accept-Encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toBe('from the publisher');
  });

  it('ignores a compressed copy that is older than its file', async () => {
    const { body } = await get('/stale.css', { 'Accept-Encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toBe('b'.repeat(2000));
  });

  it('compresses a changed file again', async () => {
    const accept = { 'Accept-Encoding': 'br' };
    await put('changing.css', 'c'.repeat(1000));
    await get('/changing.css', accept);
    await put('changing.css', 'd'.repeat(1001));
    const { body } = await get('/changing.css', accept);
    expect(brotliDecompressSync(body).toString()).toBe('d'.repeat(1001));
  });
});

describe('cached copies', () => {
  it.each(['br', 'gzip', 'identity'])('are confirmed by ETag (%s)', async (encoding) => {
    const accept = { 'Accept-Encoding': encoding };
    const etag = (await get('/newsDetail.html', accept)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^".+"$/);
    const again = await get('/newsDetail.html', { ...accept, 'If-None-Match': `"x", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('cache-control')).toContain('max-age=60');
    const other = await get('/newsDetail.html', { ...accept, 'If-None-Match': '"other"' });
    expect(other.status).toBe(200);
  });

  it('have an ETag per encoding', async () => {
    const tags = new Set<string | undefined>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await get('/newsDetail.html', { 'Accept-Encoding': encoding });
      tags.add(headers.get('etag'));
    }
    expect(tags.size).toBe(3);
  });

  it('are confirmed by date, unless an ETag is sent', async () => {
    const since = (await get('/fresh.css')).headers.get('last-modified') ?? '';
    expect((await get('/fresh.css', { 'If-Modified-Since': since })).status).toBe(304);
    const tagged = { 'If-Modified-Since': since, 'If-None-Match': '"other"' };
    expect((await get('/fresh.css', tagged)).status).toBe(200);
    expect((await get('/fresh.css', { 'If-Modified-Since': 'yesterday' })).status).toBe(200);
  });
});

describe('ranges of a file', () => {
  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, 4999],
    ['bytes=-100', 4900, 4999],
    ['bytes=4990-9999', 4990, 4999],
    ['bytes=-9999', 0, 4999],
  ])('%s', async (range, start, end) => {
    const answer = await get('/media/sound.mp3', { Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/5000`);
    expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
    expect(answer.body.equals(MEDIA.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=5000-', 'bytes=-0', 'bytes=9999-10000'])('answers 416 for %s', async (range) => {
    const answer = await get('/media/sound.mp3', { Range: range });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */5000');
  });

  it.each(['bytes=0-1,3-4', 'lines=0-1', 'bytes=9-3', 'bytes=-', 'bytes=a-b'])(
    'answers the whole file for %s',
    async (range) => {
      const answer = await get('/media/sound.mp3', { Range: range });
      expect(answer.status).toBe(200);
      expect(answer.body.equals(MEDIA)).toBe(true);
    },
  );

  it('are ignored when If-Range has an old ETag', async () => {
    const etag = (await get('/media/sound.mp3')).headers.get('etag') ?? '';
    const same = await get('/media/sound.mp3', { Range: 'bytes=0-1', 'If-Range': etag });
    const other = await get('/media/sound.mp3', { Range: 'bytes=0-1', 'If-Range': '"old"' });
    expect([same.status, other.status]).toEqual([206, 200]);
  });

  it('are never compressed', async () => {
    const headers = { Range: 'bytes=0-9', 'Accept-Encoding': 'br' };
    const answer = await get('/newsDetail.html', headers);
    expect(answer.headers.has('content-encoding')).toBe(false);
    expect(answer.body.toString()).toBe(LONG.slice(0, 10));
  });
});

describe('startServer', () => {
  it('redirects paths below a former base, with path and query', async () => {
    const dir = path.join(root, 'client');
    const other = await startServer({ dir, base: BASE, port: 0, formerBases: ['/pub/news'] });
    try {
      const options = { redirect: 'manual' } as const;
      const answer = await fetch(`${other.url}/pub/news/newsDetail/12/1.html?a=1`, options);
      expect(answer.status).toBe(301);
      expect(answer.headers.get('location')).toBe(`${BASE}/newsDetail/12/1.html?a=1`);
    } finally {
      await other.stop();
    }
  });

  const outer = Object.values(networkInterfaces())
    .flat()
    .find((one) => one && !one.internal && one.family === 'IPv4')?.address;

  it.skipIf(!outer)('listens on loopback only (skipped without another address)', async () => {
    const reached = await new Promise((resolve) => {
      const socket = connect(Number(new URL(server.url).port), outer);
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    expect(reached).toBe(false);
  });

  it('serves the root of a host', async () => {
    const other = await startServer({ dir: path.join(root, 'client'), base: '', port: 0 });
    try {
      const home = await fetch(`${other.url}/`);
      expect(await home.text()).toBe('<title>home</title>');
      const page = await fetch(`${other.url}/newsDetail/12/1.html`);
      expect(await page.text()).toBe('<title>baked</title>');
    } finally {
      await other.stop();
    }
  });

  it('rejects a missing folder', async () => {
    const options = { dir: path.join(root, 'nowhere'), base: '', port: 0 };
    await expect(startServer(options)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('rejects a port in use', async () => {
    const port = Number(new URL(server.url).port);
    const options = { dir: path.join(root, 'client'), base: '', port };
    await expect(startServer(options)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('stops while a client holds a keep-alive connection', async () => {
    const other = await startServer({ dir: path.join(root, 'client'), base: BASE, port: 0 });
    await (await fetch(`${other.url}${BASE}/home.html`)).text();
    await other.stop();
    await expect(fetch(`${other.url}${BASE}/home.html`)).rejects.toThrow();
  });
});
