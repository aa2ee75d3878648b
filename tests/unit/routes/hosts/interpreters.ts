import vm from 'node:vm';
import { formatCaddyfile } from '../../../../scripts/hosts/caddy.ts';
import { formatCloudFront, formatCloudflareWorker } from '../../../../scripts/hosts/edge.ts';
import { formatRedirects } from '../../../../scripts/hosts/netlify.ts';
import { formatNginx } from '../../../../scripts/hosts/nginx.ts';
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

/** The `@missing` location of the nginx file, statement by statement. */
export function readNginx(settings: Settings): Host {
  const block = /location @missing \{\n([\s\S]*?)\n\}/.exec(formatNginx(settings))?.[1] ?? '';
  const lines = block.split('\n').map((line) => line.trim());
  return (raw, query) => {
    // nginx merges slashes and decodes before it selects a location.
    const path = decodeURIComponent(raw).replace(/\/+/g, '/');
    for (const line of lines) {
      const rewrite = /^rewrite "(.*)" (\S+) (break|redirect|permanent);$/.exec(line);
      const found = rewrite && new RegExp(rewrite[1] ?? '').exec(path);
      if (rewrite && found) {
        const to = fill(rewrite[2] ?? '', found);
        if (rewrite[3] === 'break') return `200 ${to}`;
        return `${rewrite[3] === 'permanent' ? 301 : 302} ${addQuery(to, query)}`;
      }
      const refuse = /^if \(\$uri ~ "(.*)"\) \{ return 404; \}$/.exec(line);
      const show = /^if \(\$uri ~ "(.*)"\) \{ set \$template (\S+); return 418; \}$/.exec(line);
      const shown = show && new RegExp(show[1] ?? '').exec(path);
      if (show && shown) return `404 ${fill(show[2] ?? '', shown)}`;
      if ((refuse && new RegExp(refuse[1] ?? '').test(path)) || line === 'return 404;')
        return '404';
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
  return (path, query) => {
    for (const [, name, pattern = '', block = ''] of rules) {
      const found = new RegExp(pattern).exec(path);
      if (!found) continue;
      if (block.trim() === `error @${name} 404`) return '404';
      const [, target = ''] = /rewrite \* (\S+)/.exec(block) ?? [];
      const own = target.replace('&{query}', '');
      const to = fill(
        own.replace(/\{re\.r\d+\.(\d)\}/g, (_, n: string) => `$${n}`),
        found,
      );
      const [, status] = /redir \* \{uri\} (\d+)/.exec(block) ?? [];
      if (status) return `${status} ${addQuery(to, query)}`;
      return block.includes('status 404') ? `404 ${to}` : `200 ${to}`;
    }
    return '404';
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
      if (dest) return `${status ?? 200} ${fill(dest, found)}`;
      const to = headers?.Location;
      return to ? `${status} ${addQuery(fill(to, found), query)}` : `${status}`;
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
    const location = answer.headers.location?.value;
    return location ? `${answer.statusCode} ${location}` : `${answer.statusCode}`;
  };
}

/** Runs the worker with an assets binding that answers with the requested path. */
export function readCloudflare(settings: Settings): Host {
  const context = vm.createContext({ URL, Request, Response });
  const code = formatCloudflareWorker(settings).replace('export default', 'worker =');
  vm.runInContext(code, context);
  const assets = { fetch: (request: Request) => new Response(new URL(request.url).pathname) };
  return async (path, query) => {
    context.request = new Request(`https://news.example.test${addQuery(path, query)}`);
    context.env = { ASSETS: assets };
    const answer: Response = await vm.runInContext('worker.fetch(request, env)', context);
    const location = answer.headers.get('location');
    const text = await answer.text();
    if (text.startsWith('/')) return `${answer.status} ${text}`;
    return location ? `${answer.status} ${location}` : `${answer.status}`;
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
