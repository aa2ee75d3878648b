import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostRules } from '../../../../scripts/hosts/hostRules.ts';
import { writeHostFiles } from '../../../../scripts/hosts/writeHostFiles.ts';
import { parseSettings } from '../../../../src/settings/settingsSchema.ts';
import { measureCpuTime } from '../../../helpers/measureCpuTime.ts';

const CLOUDFRONT_LIMIT_B = 10_240;

let dir: string;
let names: string[];
const read = (name: string) => readFile(path.join(dir, name), 'utf8');

beforeAll(async () => {
  const settings = parseSettings({
    FRAME_ANCESTORS: 'https://cms.example.test',
    FORMER_BASES: '/app/template/displayTemplate/news /pub/template/displayTemplate/news /',
  });
  if (!settings.ok) throw new Error(settings.error.problems.join('\n'));
  dir = await mkdtemp(path.join(tmpdir(), 'hosts-'));
  names = await writeHostFiles(path.join(dir, 'deep', 'hosts'), settings.value);
  dir = path.join(dir, 'deep', 'hosts');
});
afterAll(() => rm(path.join(dir, '..', '..'), { recursive: true }));

describe('writeHostFiles', () => {
  it('writes what it says', async () => {
    expect((await readdir(dir)).sort()).toEqual([...names].sort());
  });

  it.each(['nginx.conf', 'Caddyfile', '_headers', 'vercel.json', 'cloudfront-headers.json'])(
    '%s holds every header of an answer',
    async (name) => {
      const text = await read(name);
      expect(text).toContain("frame-ancestors 'self' https://cms.example.test");
      expect(text).toContain('strict-origin-when-cross-origin');
      expect(text).toMatch(/nosniff|ContentTypeOptions/);
    },
  );

  it.each(['nginx.conf', 'Caddyfile', '_headers', 'vercel.json'])(
    '%s keeps hashed files for good and pages for a minute',
    async (name) => {
      const text = await read(name);
      expect(text).toContain('public, max-age=31536000, immutable');
      expect(text).toContain('public, max-age=60, stale-while-revalidate=600');
    },
  );

  it.each([
    ['nginx.conf', '(html|xml)$'],
    ['Caddyfile', '*.html *.xml'],
    ['_headers', '/feed.xml'],
    ['vercel.json', '(?:html|xml)$'],
  ])('%s keeps feeds as long as pages', async (name, words) => {
    expect(await read(name)).toContain(words);
  });

  it('says that robots.txt counts at the root of a host', async () => {
    expect(await read('README.md')).toContain('copy it to the root of the site');
  });

  it('gives no path of _headers two cache policies', async () => {
    const paths = (await read('_headers')).split('\n').filter((line) => line.startsWith('/'));
    const cached = paths.filter((line) => line !== '/*').map((line) => line.replace(/\*$/, ''));
    for (const one of cached) {
      expect(cached.filter((other) => other !== one && one.startsWith(other))).toEqual([]);
    }
  });

  it('fits the CloudFront limit', async () => {
    expect(Buffer.byteLength(await read('cloudfront-function.js'))).toBeLessThan(
      CLOUDFRONT_LIMIT_B,
    );
  });

  it.each(['vercel.json', 'wrangler.json', 'cloudfront-headers.json'])(
    '%s is JSON',
    async (name) => {
      expect(JSON.parse(await read(name))).toBeTypeOf('object');
    },
  );
});

describe('hostRules', () => {
  it('keeps to what nginx and Caddy take without quotes and RE2 understands', () => {
    for (const { pattern } of hostRules({
      siteBase: '/v1.2/news',
      formerBases: ['/pub/v1.2', '/v1.2'],
    })) {
      expect(pattern).not.toMatch(/[\s{}"']|\(\?[=!<]/);
      expect(pattern).toMatch(/^\^.*\$$|_astro\/$/);
    }
  });

  it('answers a long hostile path at once', () => {
    const path = `/displayTemplate/news/${'a/'.repeat(4000)}!`;
    const rules = hostRules({
      siteBase: '/displayTemplate/news',
      formerBases: ['/displayTemplate'],
    });
    const { ms } = measureCpuTime(() => rules.map(({ pattern }) => new RegExp(pattern).test(path)));
    expect(ms).toBeLessThan(500);
  });
});
