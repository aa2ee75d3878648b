import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Changes, deliver } from '../../scripts/targets/deliver.ts';
import type { StoredEncoding } from '../../scripts/targets/encodeFile.ts';
import { createS3Target } from '../../scripts/targets/s3Target.ts';
import type { DeliveredFile, Target } from '../../scripts/targets/target.ts';
import type { S3Settings } from '../../scripts/targets/targetSettings.ts';
import { openS3Server, type S3Server } from '../helpers/s3Server.ts';

const BASE = '/displayTemplate/news';
/** Path in the bucket: that of the site. */
const FOLDER = 'displayTemplate/news';

let server: S3Server;
const targets: Target[] = [];
beforeEach(async () => {
  server = await openS3Server();
});
afterEach(async () => {
  for (const target of targets.splice(0)) target.close();
  await server.close();
});

function openTarget(changed: Partial<S3Settings> = {}): Target {
  const settings = { ...server.settings, ...changed };
  const target = createS3Target(settings, { siteBase: BASE }, { maxAttempts: 1 });
  targets.push(target);
  return target;
}

function file(path: string, text: string): DeliveredFile {
  const hash = createHash('sha256').update(text).digest('hex');
  return { path, hash, read: async () => Buffer.from(text) };
}

const PAGE = '<p>News</p>'.repeat(100);
const unknown = () => null;
const noFile = new Error('no such file');

describe('a target with the interface of S3', () => {
  it.each([
    ['newsDetail/12/345.html', 'text/html; charset=utf-8', 'public, max-age=60'],
    ['_astro/page.B2c4.js', 'text/javascript; charset=utf-8', 'max-age=31536000, immutable'],
    ['sitemap.xml', 'application/xml; charset=utf-8', 'public, max-age=60'],
    ['favicon.svg', 'image/svg+xml', 'public, max-age=3600'],
  ])('gives %s the headers of other hosts', async (path, type, cache) => {
    expect(await openTarget().put(file(path, PAGE))).toEqual({ ok: true, value: null });
    const { headers, body } = await server.readObject(`${FOLDER}/${path}`);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toContain(cache);
    expect(body.toString()).toBe(PAGE);
  });

  it.each<[StoredEncoding, (body: Buffer) => Buffer]>([
    ['identity', (body) => body],
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('stores text as %s and images as they are', async (encoding, decode) => {
    const target = openTarget({ encoding });
    await target.put(file('home.html', PAGE));
    await target.put(file('photo.webp', PAGE));
    const page = await server.readObject(`${FOLDER}/home.html`);
    expect(page.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(decode(page.body).toString()).toBe(PAGE);
    const photo = await server.readObject(`${FOLDER}/photo.webp`);
    expect(photo.headers['content-encoding']).toBeUndefined();
    expect(photo.body.toString()).toBe(PAGE);
  });

  it.each([
    [{}, `${FOLDER}/home.html`],
    [{ prefix: '' }, 'home.html'],
    [{ prefix: '/edition' }, 'edition/home.html'],
  ])('puts files into the folder of %j', async (changed, key) => {
    await openTarget(changed).put(file('home.html', PAGE));
    expect(await server.listKeys()).toEqual([key]);
  });

  it('sends the digest of each body, and its bytes unframed', async () => {
    const target = openTarget();
    await target.put(file('home.html', PAGE));
    await target.remove(['home.html']);
    for (const headers of server.headers) {
      expect(headers['content-md5']).toMatch(/^[\w+/]{22}==$/);
      expect(headers['content-encoding']).toBeUndefined();
    }
    expect(server.headers[0]).not.toHaveProperty('x-amz-checksum-crc32');
  });

  it('removes 1,000 files with one request, missing ones among them', async () => {
    const target = openTarget();
    await target.put(file('home.html', PAGE));
    const paths = Array.from({ length: 2001 }, (_, i) => `newsDetail/12/${i}.html`);
    expect(await target.remove(['home.html', ...paths])).toEqual([]);
    expect(await server.listKeys()).toEqual([]);
    expect(server.requests.filter((request) => request.startsWith('POST'))).toHaveLength(3);
  });

  it('reports a file that cannot be read, and sends nothing', async () => {
    const missing = { ...file('home.html', ''), read: () => Promise.reject(noFile) };
    expect(await openTarget().put(missing)).toEqual({
      ok: false,
      error: { kind: 'file', message: 'no such file' },
    });
    expect(server.requests).toEqual([]);
  });

  const wrong = { accessKeyId: 'other', secretAccessKey: 'hunter2' };
  it.each<[string, Partial<S3Settings>, string]>([
    ['a bucket that does not exist', { bucket: 'other' }, 'missing'],
    ['a key that the server does not have', { credentials: wrong }, 'denied'],
    ['a server that is down', { endpoint: 'http://127.0.0.1:1' }, 'network'],
  ])('reports %s for a file and for a removal, without the secret', async (_, changed, kind) => {
    const target = openTarget(changed);
    const put = await target.put(file('home.html', PAGE));
    expect(put).toMatchObject({ ok: false, error: { kind } });
    const left = await target.remove(['home.html']);
    expect(left).toMatchObject([{ path: 'home.html', error: { kind } }]);
    expect(JSON.stringify([put, left])).not.toContain('hunter2');
  });

  it('sends a request again after 503', async () => {
    const target = createS3Target(server.settings, { siteBase: '' }, { maxAttempts: 2 });
    targets.push(target);
    server.setFault(() => (server.requests.length === 1 ? 503 : null));
    expect(await target.put(file('home.html', PAGE))).toMatchObject({ ok: true });
    expect(server.requests).toHaveLength(2);
  });
});

describe('a delivery to it', () => {
  const NEW: Changes = {
    files: [
      file('sitemap.xml', 'newsDetail/12/1.html newsDetail/12/2.html'),
      file('home.html', 'newsDetail/12/1.html newsDetail/12/2.html'),
      file('newsDetail/12/1.html', '_astro/a.js _astro/b.js'),
      file('newsDetail/12/2.html', '_astro/a.js _astro/c.js'),
      ...['a', 'b', 'c'].map((name) => file(`_astro/${name}.js`, '')),
    ],
    removed: ['newsDetail/12/0.html', '_astro/old.js'],
  };
  const OLD = [
    file('home.html', 'newsDetail/12/0.html'),
    file('newsDetail/12/0.html', '_astro/old.js'),
    file('_astro/old.js', ''),
  ];

  /** Returns the files on the server that name a file which is not there. */
  async function findBrokenFiles(): Promise<string[]> {
    const keys = await server.listKeys();
    const broken: string[] = [];
    for (const key of keys.filter((name) => /\.(html|xml)$/.test(name))) {
      const { body } = await server.readObject(key);
      const names = body.toString().split(' ');
      if (!names.every((name) => keys.includes(`${FOLDER}/${name}`))) broken.push(key);
    }
    return broken;
  }

  const deliverOld = () => deliver(openTarget(), { files: OLD, removed: [] }, { known: unknown });

  it('leaves the new site alone on the server', async () => {
    await deliverOld();
    const { failed, notTried, removed } = await deliver(openTarget(), NEW, { known: unknown });
    expect({ failed, notTried, removed }).toEqual({
      failed: [],
      notTried: [],
      removed: ['newsDetail/12/0.html', '_astro/old.js'],
    });
    expect(await server.listKeys()).toEqual(
      NEW.files.map(({ path }) => `${FOLDER}/${path}`).sort(),
    );
  });

  // Seven files, then two requests that remove files.
  const COUNTS = Array.from({ length: 9 }, (_, count) => count);
  it.each([
    ...COUNTS.map((count) => ['fails', count, (index: number) => index >= count] as const),
    ...COUNTS.map((count) => ['fails once', count, (index: number) => index === count] as const),
  ])(
    'leaves no file that names a missing one when the server %s after %i requests',
    async (_, count, fails) => {
      await deliverOld();
      const before = server.requests.length;
      server.setFault(() => (fails(server.requests.length - before - 1) ? 500 : null));
      const delivery = await deliver(openTarget(), NEW, { known: unknown });
      server.setFault(null);

      expect(await findBrokenFiles()).toEqual([]);
      expect(delivery.failed).not.toEqual([]);
      if (count < 8) {
        expect(delivery.removed).toEqual([]);
        expect(await server.listKeys()).toContain(`${FOLDER}/newsDetail/12/0.html`);
      }

      // The next run sends what is missing, and nothing twice.
      const has = new Map(delivery.delivered.map(({ path, hash }) => [path, hash]));
      const rest = await deliver(openTarget(), NEW, { known: (path) => has.get(path) ?? null });
      expect(rest.delivered.map(({ path }) => path).sort()).toEqual(
        NEW.files
          .map(({ path }) => path)
          .filter((path) => !has.has(path))
          .sort(),
      );
      expect(await server.listKeys()).toEqual(
        NEW.files.map(({ path }) => `${FOLDER}/${path}`).sort(),
      );
    },
  );
});
