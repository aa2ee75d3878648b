import vm from 'node:vm';
import { formatCaddyfile } from '../../../../scripts/hosts/caddy.ts';
import { formatCloudFront, formatCloudflareWorker } from '../../../../scripts/hosts/edge.ts';
import { formatRedirects } from '../../../../scripts/hosts/netlify.ts';
import { formatNginx } from '../../../../scripts/hosts/nginx.ts';
import { CACHE_PAGES } from '../../../../scripts/hosts/siteHeaders.ts';
import { formatVercel } from '../../../../scripts/hosts/vercel.ts';
import { ROUTE_NAMES, ROUTES, routeFile } from '../../../../src/routes.ts';
import type { Settings } from '../../../../src/settings.ts';

/**
 * What a host answers to a path that has no file: `200 /file`, `404 /file`, `302 /path?query` or
 * `404`.
 */
export type Host = (path: string, query: string) => string | Promise<string>;

const addQuery = (to: string, query: string) =>
  query ? `${to}${to.includes('?') ? '&' : '?'}${query}` : to;
const fill = (to: string, groups: RegExpExecArray) =>
  to.replace(/\$(\d)/g, (_, n: string) => groups[Number(n)] ?? '');

/**
 * Returns the answer, unless its cache policy is wrong: a page may be kept for a minute, nothing else at
 * all.
 */
function checkPolicy(answer: string, policy: string | null | undefined): string {
  const expected = answer.startsWith('200 ') ? CACHE_PAGES : 'no-store';
  return policy === expected ? answer : `${answer} with the policy ${policy}`;
}

/** The `@missing` location of the nginx file, statement by statement. */
export function readNginx(settings: Settings): Host {
  const text = formatNginx(settings);
  const blockOf = (name: string) =>
    new RegExp(`location ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(text)?.[1] ?? '';
  const check = (answer: string, name: string) => {
    const found = /Cache-Control "(.*)"( always)?;/.exec(blockOf(name));
    // Without it errors have no policy, and with it a page is kept that was not found.
    const isRight = (found?.[2] !== undefined) === !answer.startsWith('200');
    return checkPolicy(answer, isRight ? found?.[1] : found?.[0]);
  };
  const errors = new Map(
    [...text.matchAll(/^error_page (\d+) =(\d*) (@\w+);$/gm)].map(([, code, status, name]) => [
      code,
      { status: status || '200', name: name ?? '' },
    ]),
  );
  const lines = blockOf('@missing')
    .split('\n')
    .map((line) => line.trim());
  return (raw, query) => {
    // nginx merges slashes and decodes before it selects a location.
    const path = decodeURIComponent(raw).replace(/\/+/g, '/');
    for (const line of lines) {
      const rewrite = /^rewrite "(.*)" (\S+) (redirect|permanent);$/.exec(line);
      const found = rewrite && new RegExp(rewrite[1] ?? '').exec(path);
      if (rewrite && found) {
        const to = addQuery(fill(rewrite[2] ?? '', found), query);
        return check(`${rewrite[3] === 'permanent' ? 301 : 302} ${to}`, '@missing');
      }
      const refuse = /^if \(\$uri ~ "(.*)"\) \{ return 404; \}$/.exec(line);
      const show = /^if \(\$uri ~ "(.*)"\) \{ set \$template (\S+); return (\d+); \}$/.exec(line);
      const shown = show && new RegExp(show[1] ?? '').exec(path);
      const { status, name = '' } = errors.get(show?.[3] ?? '') ?? {};
      if (show && shown) return check(`${status} ${fill(show[2] ?? '', shown)}`, name);
      if ((refuse && new RegExp(refuse[1] ?? '').test(path)) || line === 'return 404;')
        return check('404', '@error');
    }
    throw new Error('the location has no end');
  };
}

/** The matchers of the Caddy snippet in their order, each with what its block does. */
export function readCaddy(settings: Settings): Host {
  const text = formatCaddyfile(settings);
  const rules = [
    ...text.matchAll(/@(r\d+) path_regexp r\d+ (\S+)\n([\s\S]*?)(?=\n +@r\d|\n +error 404)/g),
  ];
  const policyOf = (block: string | undefined) => /Cache-Control "(.*)"/.exec(block ?? '')?.[1];
  const [errors] = /handle_errors [\s\S]*?\n {2}@/.exec(text) ?? [];
  return (path, query) => {
    for (const [, name, pattern = '', block = ''] of rules) {
      const found = new RegExp(pattern).exec(path);
      if (!found) continue;
      if (block.trim() === `error @${name} 404`) return checkPolicy('404', policyOf(errors));
      const [, target = ''] = /rewrite \* (\S+)/.exec(block) ?? [];
      const own = target.replace('&{query}', '');
      const to = fill(
        own.replace(/\{re\.r\d+\.(\d)\}/g, (_, n: string) => `$${n}`),
        found,
      );
      const [, status] = /redir \* \{uri\} (\d+)/.exec(block) ?? [];
      const policy = policyOf(block);
      if (status) return checkPolicy(`${status} ${addQuery(to, query)}`, policy);
      return checkPolicy(`${block.includes('status 404') ? 404 : 200} ${to}`, policy);
    }
    return checkPolicy('404', policyOf(errors));
  };
}

interface VercelRoute {
  readonly src?: string;
  readonly dest?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly handle?: string;
}

/** The routes after the file system check. */
export function readVercel(settings: Settings): Host {
  const { routes } = JSON.parse(formatVercel(settings)) as { routes: VercelRoute[] };
  const rest = routes.slice(routes.findIndex((route) => route.handle === 'filesystem') + 1);
  return (path, query) => {
    for (const { src = '', dest, status, headers } of rest) {
      const found = new RegExp(src).exec(path);
      if (!found) continue;
      const policy = headers?.['Cache-Control'];
      if (dest) return checkPolicy(`${status ?? 200} ${fill(dest, found)}`, policy);
      const to = headers?.Location;
      const answer = to ? `${status} ${addQuery(fill(to, found), query)}` : `${status}`;
      return checkPolicy(answer, policy);
    }
    throw new Error('the routes have no end');
  };
}

/** Runs the function with the event that CloudFront passes. */
export function readCloudFront(settings: Settings): Host {
  const context = vm.createContext({});
  vm.runInContext(formatCloudFront(settings), context);
  return (uri, query) => {
    const querystring: Record<string, unknown> = {};
    for (const pair of query.split('&').filter(Boolean)) {
      const [name = '', value = ''] = pair.split('=');
      querystring[name] = { value };
    }
    const request = { method: 'GET', uri, querystring, headers: {} };
    context.event = { request };
    const answer = vm.runInContext('handler(event)', context);
    if (answer === request) return `200 ${answer.uri}`;
    const { location, 'cache-control': policy } = answer.headers;
    const text = location ? `${answer.statusCode} ${location.value}` : `${answer.statusCode}`;
    return checkPolicy(text, policy?.value);
  };
}

/** Runs the worker with an assets binding that answers with the requested path. */
export function readCloudflare(settings: Settings): Host {
  const context = vm.createContext({ URL, Request, Response });
  const code = formatCloudflareWorker(settings).replace('export default', 'worker =');
  vm.runInContext(code, context);
  const headers = { 'cache-control': CACHE_PAGES };
  const assets = {
    fetch: ({ url }: Request) => new Response(new URL(url).pathname, { headers }),
  };
  return async (path, query) => {
    context.request = new Request(`https://news.example.test${addQuery(path, query)}`);
    context.env = { ASSETS: assets };
    const answer: Response = await vm.runInContext('worker.fetch(request, env)', context);
    const location = answer.headers.get('location');
    const text = await answer.text();
    const to = text.startsWith('/') ? text : location;
    const policy = answer.headers.get('cache-control');
    return checkPolicy(to ? `${answer.status} ${to}` : `${answer.status}`, policy);
  };
}

/**
 * Rules of whole path parts: `:name` is one part, `*` the rest; a trailing slash means
 * nothing. Files win over rules, and the templates of all routes are always there.
 */
export function readNetlify(settings: Settings): Host {
  const rules = formatRedirects(settings)
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/));
  const templates = ROUTE_NAMES.map(
    (name) => `${settings.siteBase}/${routeFile(ROUTES[name])}.html`,
  );
  return (raw, query) => {
    const path = raw.replace(/(.)\/$/, '$1');
    if (templates.includes(path)) return `200 ${path}`;
    for (const [from = '', to = '', status = ''] of rules) {
      const names = [...from.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
      const source = from
        .replace(/[.]/g, '\\.')
        .replace(/:\w+/g, '([^/]+)')
        .replace(/\/\*$/, '(?:/(?<splat>.*))?');
      const found = new RegExp(`^${source}$`).exec(path);
      if (!found) continue;
      // Whatever page a missing file shows.
      if (status === '404' && to.endsWith('/home.html')) return '404';
      const target = names
        .reduce((text, name, i) => text.replace(`:${name}`, found[i + 1] ?? ''), to)
        .replace(':splat', found.groups?.splat ?? '');
      return /^[24]/.test(status) ? `${status} ${target}` : `${status} ${addQuery(target, query)}`;
    }
    return '404';
  };
}
