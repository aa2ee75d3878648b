import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostRules } from '../../../../scripts/hosts/hostRules.ts';
import { writeHostFiles } from '../../../../scripts/hosts/writeHostFiles.ts';
import { parseSettings } from '../../../../src/settings/settingsSchema.ts';
import { measureCpuTime } from '../../../helpers/measureCpuTime.ts';

const CLOUDFRONT_LIMIT_B = 10_240;
const CLOUDFLARE_RULES = 100;

let dir: string;
let names: string[];
const read = (name: string) => readFile(path.join(dir, name), 'utf8');

beforeAll(async () => {
  const settings = parseSettings({
    FORMER_BASES: '/app/template/displayTemplate/news /pub/template/displayTemplate/news /',
  });
  if (!settings.ok) throw new Error(settings.error.problems.join('\n'));
  dir = await mkdtemp(path.join(tmpdir(), 'hosts-'));
  names = await writeHostFiles(path.join(dir, 'deep', 'hosts'), settings.value);
  dir = path.join(dir, 'deep', 'hosts');
});
afterAll(() => rm(path.join(dir, '..', '..'), { recursive: true }));

describe('writeHostFiles', () => {
  it('returns the names of the written files', async () => {
    expect((await readdir(dir)).sort()).toEqual([...names].sort());
  });

  it('writes a README that places robots.txt at the root of the site', async () => {
    expect(await read('README.md')).toContain('copy it to the root of the site');
  });

  it('sets at most one cache policy for each path in _headers', async () => {
    const paths = (await read('_headers')).split('\n').filter((line) => line.startsWith('/'));
    const cached = paths.filter((line) => line !== '/*').map((line) => line.replace(/\*$/, ''));
    for (const one of cached) {
      expect(cached.filter((other) => other !== one && one.startsWith(other))).toEqual([]);
    }
  });

  it('writes fewer rules of headers than Cloudflare takes', async () => {
    const rules = (await read('cloudflare-headers')).split('\n').filter((line) => /^\//.test(line));
    expect(rules.length).toBeLessThanOrEqual(CLOUDFLARE_RULES);
  });

  it('writes a CloudFront function below the size limit', async () => {
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
  it('use only patterns that nginx and Caddy accept unquoted and RE2 supports', () => {
    for (const { pattern } of hostRules({
      siteBase: '/v1.2/news',
      formerBases: ['/pub/v1.2', '/v1.2'],
      missingArticleStatus: '404',
    })) {
      expect(pattern).not.toMatch(/[\s{}"']|\(\?[=!<]/);
      expect(pattern).toMatch(/^\^.*\$$|_astro\/$/);
    }
  });

  it('match a long hostile path in less than 500 ms', () => {
    const path = `/displayTemplate/news/${'a/'.repeat(4000)}!`;
    const rules = hostRules({
      siteBase: '/displayTemplate/news',
      formerBases: ['/displayTemplate'],
      missingArticleStatus: '404',
    });
    const { ms } = measureCpuTime(() => rules.map(({ pattern }) => new RegExp(pattern).test(path)));
    expect(ms).toBeLessThan(500);
  });
});
