import { describe, expect, it } from 'vitest';
import { decideMissing } from '../../../../scripts/hosts/decideMissing.ts';
import { ROUTE_NAMES, ROUTES, routeFile } from '../../../../src/routes.ts';
import { parseSettings } from '../../../../src/settings/settingsSchema.ts';
import type { Settings } from '../../../../src/settings.ts';
import { OLD_PATHS, PATHS, PATTERN_PATHS } from '../../../helpers/hostPaths.ts';
import {
  type Host,
  readCaddy,
  readCloudFront,
  readCloudflare,
  readNetlify,
  readNginx,
  readVercel,
} from './interpreters.ts';

function settingsAt(base: string, formerBases: readonly string[] = []): Settings {
  const settings = parseSettings({ SITE_BASE: base, FORMER_BASES: formerBases.join(' ') });
  if (!settings.ok) throw new Error(settings.error.problems.join('\n'));
  return settings.value;
}

/** Returns the answer of the reference in the format of the interpreters. */
function decide(
  path: string,
  query: string,
  base: string,
  formerBases: readonly string[] = [],
): string {
  const settings = { siteBase: base, formerBases, missingArticleStatus: '404' } as const;
  const answer = decideMissing(path, query && `?${query}`, settings);
  if (answer.kind === 'template') return `${answer.status} ${base}/${answer.file}`;
  return answer.kind === 'redirect' ? `${answer.status} ${answer.to}` : '404';
}

type Reader = (settings: Settings) => Host;

const PATTERN_HOSTS: readonly (readonly [string, Reader])[] = [
  ['nginx', readNginx],
  ['Caddy', readCaddy],
  ['Vercel', readVercel],
  ['CloudFront', readCloudFront],
  ['Cloudflare', readCloudflare],
];

/** CloudFront's function cannot send a template with status 404: it sends it with 200. */
const answerOf = (host: string, answer: string): string =>
  host === 'CloudFront' ? answer.replace(/^404 (?=\/)/, '200 ') : answer;

const BASES = ['', '/displayTemplate/news', '/v1.2/template/displayTemplate/news'];

describe.each(BASES)('hosts at base "%s"', (base) => {
  const at = (answer: string) => answer.replace('B', base);
  const table = [
    ...[...PATHS, ...PATTERN_PATHS].map(
      ([path, answer]) => [base + path || '/', at(answer)] as const,
    ),
    ...OLD_PATHS.map(([path, answer]) => [path, at(answer)] as const),
  ];

  it.each(table)('the reference answers %s with %s', (path, expected) => {
    expect(decide(path, '', base)).toBe(expected);
  });

  describe.each(PATTERN_HOSTS)('%s', (name, read) => {
    const host = read(settingsAt(base));

    it.each(table)('answers %s with %s', async (path, expected) => {
      expect(await host(path, '')).toBe(answerOf(name, expected));
    });

    it('agrees with the reference on every route, with every number of parts', async () => {
      for (const route of ROUTE_NAMES) {
        const file = `${base}/${routeFile(ROUTES[route])}`;
        for (const rest of [
          '',
          '.html',
          '/',
          '/5.html',
          '/5',
          '/6/5.html',
          '/6/5/',
          '/a.b/5.html',
          '/x/7/5.html',
          '/9/8/7/5.html',
          '.htm',
          '/5.xml',
          '.xml',
          's.html',
        ]) {
          expect([file + rest, await host(file + rest, '')]).toEqual([
            file + rest,
            answerOf(name, decide(file + rest, '', base)),
          ]);
        }
      }
    });

    it('keeps the query flags of a redirect', async () => {
      const query = 'isShare=true&cms=1';
      const paths = OLD_PATHS.map(([path]) => path);
      for (const path of [...paths, `${base}/nothing.html`, `${base}/imageDetail/6/5.html`]) {
        expect(await host(path, query)).toBe(answerOf(name, decide(path, query, base)));
      }
    });
  });

  describe('Netlify', () => {
    const host = readNetlify(settingsAt(base));

    it.each(PATHS)('answers %s with %s', async (path, answer) => {
      expect(await host(base + path || '/', '')).toBe(at(answer));
    });

    it('agrees with the reference on every route', async () => {
      for (const name of ROUTE_NAMES) {
        const file = `${base}/${routeFile(ROUTES[name])}`;
        for (const rest of ['.html', '/5.html', '/6/5.html']) {
          const path = file + rest;
          expect([path, await host(path, 'a=1')]).toEqual([path, decide(path, 'a=1', base)]);
        }
      }
    });

    it('answers static pages of old generations with home, which redirects', async () => {
      for (const [path, answer] of OLD_PATHS.filter(([path]) => path.startsWith('/app/'))) {
        expect(answer).toContain('newsDetail');
        expect(await host(path, '')).toBe(`200 ${base}/home.html`);
      }
    });
  });
});

it('redirects the root of the host to home when the base is not the root', async () => {
  const settings = settingsAt('/displayTemplate/news');
  for (const read of [...PATTERN_HOSTS.map(([, reader]) => reader), readNetlify]) {
    expect(await read(settings)('/', '')).toBe('302 /displayTemplate/news/home.html');
  }
});

it('answers paths outside the base with 404', async () => {
  const settings = settingsAt('/displayTemplate/news');
  for (const [, read] of PATTERN_HOSTS) {
    expect(await read(settings)('/other/page.html', '')).toBe('404');
  }
});

describe('former bases', () => {
  const FORMER = '/pub/template/displayTemplate/news';

  /** The base, its former bases, a path and the answer to it. */
  const MOVES: readonly (readonly [string, readonly string[], string, string])[] = [
    ['/news', [FORMER], `${FORMER}/newsDetail/12/345.html`, '301 /news/newsDetail/12/345.html'],
    ['/news', [FORMER], `${FORMER}/home.html`, '301 /news/home.html'],
    ['/news', [FORMER], `${FORMER}/`, '301 /news/'],
    ['/news', [FORMER], FORMER, '301 /news/'],
    ['/news', [FORMER], `${FORMER}/feed.xml`, '301 /news/feed.xml'],
    ['/news', [FORMER], `${FORMER}/index.html`, '301 /news/index.html'],
    // A name that only starts like it is another folder.
    ['/news', [FORMER], `${FORMER}paper/home.html`, '404'],
    ['/news', [FORMER], '/news/newsDetail/12/345.html', '404 /news/newsDetail.html'],
    ['/news', ['/app', FORMER], '/app/newsDetail/5.html', '301 /news/newsDetail/5.html'],
    // Links of older generations below a former base.
    [
      '/news',
      [FORMER],
      `${FORMER}/app/content/2024-10/29/content_5120.html`,
      '301 /news/app/content/2024-10/29/content_5120.html',
    ],
    ['/news', ['/app'], '/other/newsDetail/5.html', '404'],
    // To the root, and from it.
    ['', [FORMER], `${FORMER}/newsDetail/5.html`, '301 /newsDetail/5.html'],
    ['/news', ['/'], '/newsDetail/5.html', '301 /news/newsDetail/5.html'],
    ['/news', ['/'], '/news/pictures/gone.jpg', '404'],
    ['/news', ['/'], '/', '302 /news/home.html'],
    // The longest of two that a path lies below.
    ['/news', ['/app', '/app/news'], '/app/news/home.html', '301 /news/home.html'],
    // One base below the other.
    ['/a/news', ['/a'], '/a/newsDetail/5.html', '301 /a/news/newsDetail/5.html'],
    ['/a/news', ['/a'], '/a/news/newsDetail/5.html', '404 /a/news/newsDetail.html'],
    ['/a', ['/a/news'], '/a/news/newsDetail/5.html', '301 /a/newsDetail/5.html'],
    ['/a', ['/a'], '/a/newsDetail/5.html', '404 /a/newsDetail.html'],
  ];

  it.each(MOVES)('of base "%s", %j: %s is answered with %s', async (base, former, path, answer) => {
    const settings = settingsAt(base, former);
    expect(decide(path, '', base, settings.formerBases)).toBe(answer);
    for (const [name, read] of PATTERN_HOSTS) {
      expect(await read(settings)(path, '')).toBe(answerOf(name, answer));
    }
    if (answer === '404') return;
    const atNetlify = await readNetlify(settings)(path, '');
    expect(atNetlify.replace(settings.siteUrl, '')).toBe(answer);
  });

  it('keep the query', async () => {
    const settings = settingsAt('/news', [FORMER]);
    const path = `${FORMER}/newsDetail/12/345.html`;
    const answer = '301 /news/newsDetail/12/345.html?isShare=true&xyt=1';
    for (const read of [...PATTERN_HOSTS.map(([, reader]) => reader), readNetlify]) {
      expect(await read(settings)(path, 'isShare=true&xyt=1')).toBe(answer);
    }
    expect(decide(path, 'isShare=true&xyt=1', '/news', [FORMER])).toBe(answer);
  });

  it.each(['//evil.example.test', '/\\evil.example.test', '/%5cevil.example.test/a.html'])(
    'redirect to no other host for %s',
    async (rest) => {
      const settings = settingsAt('', [FORMER]);
      const hosts = PATTERN_HOSTS.map(([, read]) => read(settings)(FORMER + rest, ''));
      const answers = [decide(FORMER + rest, '', '', [FORMER]), ...(await Promise.all(hosts))];
      for (const answer of answers) expect(answer).not.toMatch(/^30\d \/[\\/]/);
      const atNetlify = await readNetlify(settings)(FORMER + rest, '');
      expect(atNetlify.startsWith(`301 ${settings.siteUrl}/`)).toBe(true);
    },
  );
});
