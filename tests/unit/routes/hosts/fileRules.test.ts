import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatCaddyfile } from '../../../../scripts/hosts/caddy.ts';
import {
  formatCloudFrontCachePolicy,
  formatCloudFrontHeaders,
  formatCloudflareHeaders,
} from '../../../../scripts/hosts/edge.ts';
import { formatHeaders } from '../../../../scripts/hosts/netlify.ts';
import { formatNginx } from '../../../../scripts/hosts/nginx.ts';
import {
  cacheControl,
  FILE_RULES,
  PAGE_PARAMETERS,
  siteHeaders,
} from '../../../../scripts/hosts/siteHeaders.ts';
import { formatVercel } from '../../../../scripts/hosts/vercel.ts';
import type { Settings } from '../../../../src/settings.ts';
import { testSettings } from '../../api/settings.ts';

const BASE = '/news';
const settings = testSettings({
  siteBase: BASE,
  siteUrl: 'https://news.example.test',
  frameAncestors: ['https://cms.example.test'],
  cspReportUrl: 'https://reports.example.test/csp',
});

/** A file for each rule; what is not here is named by its rule. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '_astro/*': '_astro/app.0123456.js',
  '*.html': 'newsDetail/7/8.html',
  '*.xml': 'feed.xml',
};
const FILES = FILE_RULES.map(
  ([path, name, value]) => [EXAMPLES[path] ?? path, name, value] as const,
);

/** Returns the headers that a host's file gives a path, `name: value`, each as often as it is sent. */
type Reader = (path: string) => readonly string[];

const globMatches = (glob: string, path: string) =>
  new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path);

/** `_headers`: paths, each with indented headers. */
const readBlocks =
  (text: string): Reader =>
  (path) =>
    [...text.matchAll(/^(\/\S*)\n((?: {2}.*\n)+)/gm)]
      .filter(([, glob = '']) => globMatches(glob, path))
      .flatMap(([, , lines = '']) => lines.trim().split(/\n */));

const READERS: Readonly<Record<string, (settings: Settings) => Reader>> = {
  nginx: (all) => (path) => {
    const locations = [
      ...formatNginx(all)
        .replaceAll('\\"', '"')
        .matchAll(/^location ([=^~]*) ?(\/\S*|\\\S*) \{\n([\s\S]*?)\n\}/gm),
    ];
    const find = (kind: string, matches: (match: string) => boolean) =>
      locations.find(([, sign, match = '']) => sign === kind && matches(match))?.[3];
    const block =
      find('=', (match) => path === match) ??
      find('^~', (match) => path.startsWith(match)) ??
      find('~', (match) => new RegExp(match).test(path)) ??
      find('', () => true);
    return [...(block ?? '').matchAll(/(?:add_header (\S+) "(.*)"|(default_type) (\S+);)/g)].map(
      ([, name, value, , type]) => (type ? `Content-Type: ${type}` : `${name}: ${value}`),
    );
  },
  Caddy: (all) => (path) => {
    const text = formatCaddyfile(all).replaceAll('\\"', '"');
    const headers = new Map(
      [...text.matchAll(/^ {4}([A-Z]\S+) "(.*)"$/gm)].map(([, name = '', value]) => [name, value]),
    );
    for (const [, glob = '', name = '', value] of text.matchAll(
      /@f\d+ path (\S+)\n +header @f\d+ (\S+) "(.*)"/g,
    ))
      if (globMatches(glob, path)) headers.set(name, value);
    return [...headers].map(([name, value]) => `${name}: ${value}`);
  },
  Netlify: (all) => readBlocks(formatHeaders(all)),
  Cloudflare: (all) => readBlocks(formatCloudflareHeaders(all)),
  Vercel: (all) => (path) => {
    const { routes } = JSON.parse(formatVercel(all)) as {
      routes: { src?: string; headers?: Record<string, string>; continue?: true }[];
    };
    const found = routes.filter((one) => one.continue && new RegExp(one.src ?? '').test(path));
    const headers = Object.assign({}, ...found.map((one) => one.headers));
    return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  },
};

describe.each(Object.entries(READERS))('%s', (_, read) => {
  it.each(FILES)('sends %s with %s: %s', (file, name, value) => {
    const sent = read(settings)(`${BASE}/${file}`).filter((one) => one.startsWith(`${name}:`));
    expect(sent).toEqual([`${name}: ${value}`]);
  });

  it('sends the headers of every answer with every file', () => {
    for (const [file] of FILES) {
      const expected = siteHeaders(settings).map(([name, value]) => `${name}: ${value}`);
      expect(read(settings)(`${BASE}/${file}`)).toEqual(expect.arrayContaining(expected));
    }
  });
});

it('CloudFront sends the headers of every answer', () => {
  const text = formatCloudFrontHeaders(settings);
  // In fields of their own.
  const fields: Readonly<Record<string, string>> = {
    'X-Content-Type-Options': '"ContentTypeOptions"',
    'Strict-Transport-Security': '"AccessControlMaxAgeSec": 31536000',
  };
  for (const [name, value] of siteHeaders(settings)) {
    expect(text).toContain(fields[name] ?? JSON.stringify(value));
  }
  expect(JSON.parse(text).CustomHeadersConfig.Quantity).toBe(4);
});

describe('the headers of every answer', () => {
  const namesAt = (siteUrl: string, cspReportUrl?: string) =>
    siteHeaders({ frameAncestors: [], siteUrl, ...(cspReportUrl && { cspReportUrl }) }).map(
      ([name]) => name,
    );
  const plain = [
    'Content-Security-Policy',
    'Referrer-Policy',
    'X-Content-Type-Options',
    'No-Vary-Search',
  ];
  const always = [...plain, 'Permissions-Policy'];

  it.each([
    ['http://news.example.test', undefined, always],
    [
      'https://news.example.test',
      undefined,
      [...always, 'Strict-Transport-Security', 'Cross-Origin-Opener-Policy'],
    ],
    [
      'http://news.example.test',
      'https://reports.example.test/',
      [...always, 'Content-Security-Policy-Report-Only'],
    ],
  ])('of %s, reports to %s', (siteUrl, reports, names) => {
    expect(namesAt(siteUrl, reports)).toEqual(names);
  });

  it('leave alone what the product uses', () => {
    const policy = siteHeaders(settings).find(([name]) => name === 'Permissions-Policy')?.[1];
    for (const used of ['geolocation', 'fullscreen', 'clipboard-write', 'web-share', 'autoplay'])
      expect(policy).not.toContain(used);
  });
});

it.each(FILES.filter(([, name]) => name === 'Cache-Control'))(
  'targets and the local server send %s with %s: %s',
  (file, _, value) => expect(cacheControl(file)).toBe(value),
);

it('every parameter that the product adds to its own files is in the key of caches', async () => {
  const sources = ['worker/worker.ts', 'behaviours/mendImage.ts'].map((name) =>
    readFileSync(new URL(`../../../../src/${name}`, import.meta.url), 'utf8'),
  );
  const added = sources.flatMap((text) =>
    [...text.matchAll(/[?}](\w)=\$\{/g)].map(([, name]) => name),
  );
  expect(added.sort()).toEqual([...PAGE_PARAMETERS].sort());
  const policy = JSON.parse(formatCloudFrontCachePolicy());
  const { QueryStringsConfig } = policy.ParametersInCacheKeyAndForwardedToOrigin;
  expect(QueryStringsConfig.QueryStrings.Items).toEqual(PAGE_PARAMETERS);
});
