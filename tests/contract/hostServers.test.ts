import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatCaddyfile } from '../../scripts/hosts/caddy.ts';
import { formatNginx, formatNginxBrotli, formatNginxCacheKey } from '../../scripts/hosts/nginx.ts';
import { FILE_RULES, siteHeaders } from '../../scripts/hosts/siteHeaders.ts';
import { findFreePort } from '../../scripts/run/ports.ts';
import { MANIFEST_FILE, WORKER_FILE } from '../../src/model/offline/keptPages.ts';
import { ROUTE_NAMES, ROUTES, routeFile } from '../../src/routes.ts';
import { parseSettings } from '../../src/settings/settingsSchema.ts';
import { OLD_PATHS, PATHS, PATTERN_PATHS } from '../helpers/hostPaths.ts';
import { waitFor } from '../helpers/waitFor.ts';

/** The host files in the servers that they are for, where those are installed. */

const BASE = '/displayTemplate/news';
const FIRST_PORT = 21_700;
const NOBODY = 65_534;
const ALT_SVC = 'h3=":443"; ma=86400';
const BROTLI_MODULES = '/usr/lib/nginx/modules';
const BROTLI = ['filter', 'static'].map((name) => `ngx_http_brotli_${name}_module.so`);

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

interface Server {
  readonly name: string;
  /** The arguments that print its version. */
  readonly version: string;
  /** Writes its configuration for a site; returns the arguments that run it in the foreground. */
  readonly configure: (dir: string, port: number) => Promise<readonly string[]>;
}

const settings = (() => {
  const parsed = parseSettings({
    SITE_BASE: BASE,
    SITE_URL: 'https://news.example.test',
    CSP_REPORT_URL: 'https://reports.example.test/csp',
  });
  if (!parsed.ok) throw new Error(parsed.error.problems.join('\n'));
  return parsed.value;
})();

/** A file for each rule; what is not here is named by its rule. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '_astro/*': '_astro/app.0123456.js',
  '*.html': 'newsDetail/7/8.html',
  '*.xml': 'feed-of-other.xml',
};

const hasBrotli = BROTLI.every((file) => existsSync(path.join(BROTLI_MODULES, file)));

const SERVERS: readonly Server[] = [
  {
    name: 'nginx',
    version: '-v',
    configure: async (dir, port) => {
      await writeFile(path.join(dir, 'rules.conf'), formatNginx(settings));
      await writeFile(path.join(dir, 'brotli.conf'), formatNginxBrotli());
      const modules = BROTLI.map((file) => `load_module ${path.join(BROTLI_MODULES, file)};`);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${dir}/${name};`)
        .join('\n');
      await writeFile(
        path.join(dir, 'main.conf'),
        `${hasBrotli ? modules.join('\n') : ''}
daemon off;
worker_processes 1;
pid ${dir}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
  ${temporary}
  proxy_cache_path ${dir}/cache keys_zone=pages:1m;
  server {
    listen unix:${dir}/cdn;
    location / {
      proxy_pass http://127.0.0.1:${port};
      proxy_cache pages;
      ${formatNginxCacheKey()}
      add_header X-Cache $upstream_cache_status always;
    }
  }
  server {
    listen 127.0.0.1:${port};
    root ${dir}/site;
    include ${dir}/rules.conf;
    set $alt_svc '${ALT_SVC}';
    ${hasBrotli ? `include ${dir}/brotli.conf;` : ''}
  }
}
`,
      );
      return ['-e', 'stderr', '-c', path.join(dir, 'main.conf')];
    },
  },
  {
    name: 'caddy',
    version: 'version',
    configure: async (dir, port) => {
      await writeFile(path.join(dir, 'rules'), formatCaddyfile(settings));
      await writeFile(
        path.join(dir, 'Caddyfile'),
        `{
  admin off
  auto_https off
}
import rules
http://:${port} {
  bind 127.0.0.1
  root * ${dir}/site
  import broadsheet
}
`,
      );
      return ['run', '--adapter', 'caddyfile', '--config', path.join(dir, 'Caddyfile')];
    },
  },
];

const isInstalled = ({ name, version }: Server): boolean =>
  spawnSync(name, version.split(' ')).status === 0;
const INSTALLED = SERVERS.filter(isInstalled);

/** Writes a site whose files contain their names, so that an answer tells which file was sent. */
async function writeSite(dir: string): Promise<void> {
  const base = path.join(dir, 'site', BASE);
  await mkdir(path.join(base, '_astro'), { recursive: true });
  await mkdir(path.join(base, 'newsDetail/7'), { recursive: true });
  await mkdir(path.join(base, 'specDetail/91'), { recursive: true });
  const files: Record<string, string> = {
    '_astro/app.0123456.js': pad('app'),
    'newsDetail/7/8.html': pad('baked'),
    'specDetail/91/403.html': pad('baked'),
    'feed-of-other.xml': '<rss/>',
    '_astro/closed.0123456.js': pad('closed'),
    '.env': 'SECRET=1',
    'newsDetail/.hidden.html.1-0-1.tmp': 'half a page',
    'picture.svg': pad('<svg/>'),
    [WORKER_FILE]: pad('worker'),
    [MANIFEST_FILE]: '{}',
  };
  for (const name of ROUTE_NAMES) {
    const file = `${routeFile(ROUTES[name])}.html`;
    files[file] = pad(`${BASE}/${file}`);
  }
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(base, name), text);
  }
  await rm(path.join(base, 'previewPDF.html'));
  for (const [id, page] of [
    ['8', '7/8.html'],
    ['403', '../specDetail/91/403.html'],
    ['500', '7/500.html'],
  ])
    await symlink(`${page}`, path.join(base, `newsDetail/${id}.html`));
  await chmod(path.join(base, '_astro/closed.0123456.js'), 0);
  const baked = Buffer.from(pad('baked'));
  await writeFile(path.join(base, 'newsDetail/7/8.html.br'), brotliCompressSync(baked));
  await writeFile(path.join(base, 'newsDetail/7/8.html.gz'), gzipSync(baked));
}

/** Long enough to be compressed. */
const pad = (text: string): string => `${text}\n${'word '.repeat(400)}`;

// A file without any test fails, as on a machine without both servers.
it.for(SERVERS)('$name is run where it is installed', (server, { skip }) => {
  skip(!INSTALLED.includes(server), `${server.name} is not installed: its host file is only read`);
});

describe.each(INSTALLED)('$name', (server) => {
  let dir: string;
  let port: number;
  let child: ChildProcess;
  let log = '';

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'host-'));
    await writeSite(dir);
    // Root could read every file.
    if (process.getuid?.() === 0) await chown(dir, NOBODY, NOBODY);
    port = await findFreePort(FIRST_PORT);
    child = spawn(server.name, await server.configure(dir, port), {
      ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
      env: { ...process.env, HOME: dir, XDG_CONFIG_HOME: dir, XDG_DATA_HOME: dir },
    });
    child.stderr?.on('data', (text) => {
      log += text;
    });
    await waitFor(() => get('/')).catch((error) => {
      throw new Error(log, { cause: error });
    });
  });
  afterAll(async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    await rm(dir, { recursive: true });
  });

  const get = (
    target: string,
    headers: Record<string, string> = {},
    more: { readonly method?: string; readonly socketPath?: string } = {},
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      request({ port, path: target, headers, ...more, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
        .on('error', reject)
        .end();
    });

  /** Formats an answer as the table of paths does. */
  const format = ({ status, headers, body }: Answer): string => {
    if (headers.location) return `${status} ${headers.location}`;
    const [file = ''] = body.toString().split('\n');
    return status === 200 || file.startsWith(BASE) ? `${status} ${file}` : `${status}`;
  };

  it.each([
    ...[...PATHS, ...PATTERN_PATHS].map(([target, answer]) => [BASE + target, answer] as const),
    ...OLD_PATHS,
  ])('answers %s with %s', async (target, answer) => {
    expect(format(await get(target))).toBe(answer.replace('B', BASE));
  });

  it('sends a baked page, and keeps the flags of a redirect', async () => {
    expect(format(await get(`${BASE}/newsDetail/7/8.html?isShare=true`))).toBe('200 baked');
    expect((await get(`${BASE}/nothing.html?cms=1`)).headers.location).toBe(
      `${BASE}/home.html?cms=1`,
    );
  });

  it.each([
    ['page', '/newsDetail/7/8.html'],
    ['template', '/newsDetail/9/9.html'],
    ['asset', '/_astro/app.0123456.js'],
    ['missing file', '/gone.txt'],
  ])('sends the security headers once with a %s', async (_, target) => {
    const { headers } = await get(BASE + target);
    for (const [name, value] of siteHeaders(settings))
      expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers['alt-svc']).toBe(server.name === 'nginx' ? ALT_SVC : undefined);
    expect(headers.server ?? '').not.toMatch(/\d/);
  });

  it.each([
    ['template', '/columnDetail/9.html', /^public, max-age=60,/],
    ['picture', '/picture.svg', /^public, max-age=3600,/],
  ])('sends one cache policy with a %s', async (_, target, policy) => {
    expect((await get(BASE + target)).headers['cache-control']).toMatch(policy);
  });

  it.each([
    ['asset', '/_astro/gone.0123456.js'],
    ['folder of assets', '/_astro/'],
    ['asset that may not be read', '/_astro/closed.0123456.js'],
    ['file', '/gone.txt'],
    ['article', '/newsDetail/9/9.html'],
    ['template', '/previewPDF.html'],
    ['hidden file', '/.env'],
    ['page', '/nothing.html'],
  ])('lets nobody keep the answer to a missing %s', async (_, target) => {
    const { status, headers } = await get(BASE + target);
    expect(status).toBeGreaterThan(300);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    '',
    '/',
    '/home.html',
    '/newsDetail/7/8.html',
    '/newsDetail/9/9.html',
    '/nothing',
    '/gone.txt',
  ])('refuses to write to %s', async (target) => {
    const { status, headers } = await get(BASE + target, {}, { method: 'POST' });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it.each([
    ['/newsDetail/7/', `301 ${BASE}/newsDetail/7.html`],
    ['/newsDetail/7/8.html/', `301 ${BASE}/newsDetail/7/8.html`],
    ['/columnDetail/', `200 ${BASE}/columnDetail.html`],
  ])('answers %s, which would be a folder, with the page of its route', async (target, answer) => {
    expect(format(await get(BASE + target))).toBe(answer);
  });

  it.each([
    ['/newsDetail/8.html?isShare=true', 'newsDetail/7/8.html?isShare=true'],
    ['/newsDetail/403.html', 'specDetail/91/403.html'],
  ])('leads older links to the page of an article by its id alone: %s', async (target, page) => {
    const { status, headers, body } = await get(BASE + target);
    // Caddy cannot tell where a link leads: it sends the page, whose metadata have its address.
    if (server.name === 'caddy') expect([status, body.length]).toEqual([200, pad('baked').length]);
    else expect([status, headers.location]).toEqual([301, `${BASE}/${page}`]);
  });

  it.each([
    ['a zero', '/%00'],
    ['an encoded way up', '/..%2fx'],
    ['a way up', '/../x'],
    ['9,000 characters', `/${'x'.repeat(9000)}`],
  ])('reports no fault of its own for an address with %s', async (_, target) => {
    expect((await get(target)).status).toBeLessThan(500);
  });

  it('answers the id of a withdrawn article as that of an unknown one', async () => {
    for (const id of ['500', '501'])
      expect(format(await get(`${BASE}/newsDetail/${id}.html`))).toBe(
        `404 ${BASE}/newsDetail.html`,
      );
    expect(log).not.toContain('realpath');
  });

  it.each(['/gone.txt', '/_astro/', '/.env'])('says that there is no %s', async (target) => {
    const { headers, body } = await get(BASE + target);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body.toString().trim()).toBe('Error 404');
  });

  it('sends the template of a missing article again to a browser that has it', async () => {
    const since = new Date(Date.now() + 60_000).toUTCString();
    const { headers } = await get(`${BASE}/newsDetail.html`);
    for (const [name, value] of [
      ['if-none-match', `${headers.etag}`],
      ['if-modified-since', since],
    ] as const) {
      const answer = await get(`${BASE}/newsDetail/9/9.html`, { [name]: value });
      expect(format(answer)).toBe(`404 ${BASE}/newsDetail.html`);
    }
  });

  it.each(FILE_RULES)('sends %s with %s: %s', async (file, name, value) => {
    const example = EXAMPLES[file] ?? file;
    const sent = (await get(`${BASE}/${example}`)).headers[name.toLowerCase()];
    expect(`${sent}`.replace(/; ?charset=utf-8$/, '')).toBe(value);
  });

  if (server.name === 'nginx')
    it('is cached with one copy of a page for all shared links', async () => {
      const ask = async (target: string) => {
        const { headers } = await get(BASE + target, {}, { socketPath: path.join(dir, 'cdn') });
        return [headers['x-cache'], headers.location];
      };
      const page = '/newsDetail/7/8.html';
      expect(await ask(`${page}?isShare=true&xyt=1`)).toEqual(['MISS', undefined]);
      expect(await ask(`${page}?isShare=true&xyt=2&utm_source=a`)).toEqual(['HIT', undefined]);
      expect(await ask(page)).toEqual(['HIT', undefined]);
      expect(await ask(`${page}?v=2`)).toEqual(['MISS', undefined]);
      for (const query of ['?cms=1', '?cms=2'])
        expect(await ask(`/nothing.html${query}`)).toEqual(['MISS', `${BASE}/home.html${query}`]);
      expect(await ask('/_astro/gone.0123456.js')).toEqual(['MISS', undefined]);
      expect(await ask('/_astro/gone.0123456.js')).toEqual(['MISS', undefined]);
    });

  it('sends an asset that arrives after its first request', async () => {
    const target = `${BASE}/_astro/late.0123456.js`;
    expect((await get(target)).headers['cache-control']).toBe('no-store');
    await writeFile(path.join(dir, 'site', target), pad('late'));
    await expect.poll(async () => format(await get(target))).toBe('200 late');
    expect((await get(target)).headers['cache-control']).toMatch(/immutable/);
  });

  it.each([
    ['page', '/newsDetail/7/8.html', 'baked'],
    ['template', '/newsDetail/9/9.html', `${BASE}/newsDetail.html`],
    ['asset', '/_astro/app.0123456.js', 'app'],
    ['drawing', '/picture.svg', '<svg/>'],
  ])('compresses a %s, with a copy beside it or without', async (_, target, text) => {
    const { headers, body } = await get(BASE + target, { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(gunzipSync(body).toString()).toBe(pad(text));
  });

  it.skipIf(server.name === 'nginx' && !hasBrotli)(
    'sends the copy that Brotli has compressed',
    async () => {
      const { headers, body } = await get(`${BASE}/newsDetail/7/8.html`, {
        'accept-encoding': 'gzip, br',
      });
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(body).toString()).toBe(pad('baked'));
    },
  );

  it.each(['/.env', '/newsDetail/.hidden.html.1-0-1.tmp', '/.git/config'])(
    'does not send the hidden file %s',
    async (target) => {
      const { status, body } = await get(BASE + target);
      expect(status).toBe(404);
      expect(body.toString()).not.toMatch(/SECRET|half/);
    },
  );

  it('finds a page that was written a moment ago', async () => {
    const target = `${BASE}/newsDetail/7/99.html`;
    expect(format(await get(target))).toBe(`404 ${BASE}/newsDetail.html`);
    await writeFile(path.join(dir, 'site', target), pad('new'));
    await expect.poll(async () => format(await get(target))).toBe('200 new');
  });
});
