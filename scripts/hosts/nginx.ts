import { ROUTE_NAMES, ROUTES, type RouteRow, routeFile } from '../../src/routes.ts';
import type { Settings } from '../../src/settings.ts';
import { COMPRESSED_FROM_B, COMPRESSED_TYPES } from '../serve/mediaTypes.ts';
import { hostRules, patternOfBase } from './hostRules.ts';
import {
  CACHE_FILES,
  CACHE_NOTHING,
  CACHE_PAGES,
  cacheControl,
  FILE_RULES,
  PAGE_PARAMETERS,
  patternOfPath,
  siteHeaders,
} from './siteHeaders.ts';

const FLAGS = { 301: 'permanent', 302: 'redirect' } as const;

/** Statuses that no client sees: nginx sends the template in their place, as a page or with 404. */
const TEMPLATE = { 200: 418, 404: 419 } as const;

/**
 * The errors of a server of files; by itself nginx gives them no cache policy. Without 400 and 414: a request
 * without a valid address cannot lead to a location, and would end in 500.
 */
const ERRORS = '403 404 405 413 416 500 503';

/** What a client gets with the status of the error. */
const ERROR_ANSWER = `types {}
  default_type text/plain;
  add_header Allow "GET, HEAD" always;
  return 404 "Error $status";`;

/** nginx compresses `text/html` in any case and warns when it is listed. */
const TYPES = COMPRESSED_TYPES.filter((type) => type !== 'text/html').join(' ');

/** Only what has no file needs it: nginx sends files to nothing else. */
const READ_ONLY = 'if ($request_method !~ ^(GET|HEAD)$) { return 405; }';

/** The files of routes whose pages are articles. */
const ARTICLES = ROUTE_NAMES.filter((name) => (ROUTES[name] as RouteRow).article)
  .map((name) => routeFile(ROUTES[name]))
  .join('|');

/** Returns what the location of links at the ids of articles is for (`idLink.ts`). */
const matchIdLinks = (base: string): string =>
  `~ "^${patternOfBase(base)}/${routeFile(ROUTES.newsDetail)}/[\\w-]+\\.html$"`;

/** Redirects to the page that a link leads to; what is no link has no file there. */
const followLink = (base: string): string => `root $site_root$uri;
  ${READ_ONLY}
  set $page '';
  if (-f $site_root$uri) { set $page $realpath_root; }
  if ($page ~ "/((?:${ARTICLES})(?:/[\\w-]+)+\\.html)$") { return 301 ${base}/$1$is_args$args; }
  try_files /none @missing;`;

/** Returns what a location of nginx is for, from the path of a rule. */
function matchOf(base: string, path: string): string {
  if (path.startsWith('*')) return `~ ${patternOfPath(path.slice(1))}$`;
  return path.endsWith('*') ? `^~ ${base}/${path.slice(0, -1)}` : `= ${base}/${path}`;
}

/**
 * Formats rules for a `server` block. The files of dist/client are in `<root><base>/`.
 * nginx merges slashes and decodes the path before matching.
 */
export function formatNginx(settings: Settings): string {
  const base = settings.siteBase;
  // Without `always` nginx leaves a header out of errors: security headers need it, policies of files
  // must not have it. A location with a header has none of the server's.
  const location = (match: string, first: string, cache: string, isError = false) => {
    const headers = siteHeaders(settings).map(
      ([name, value]) => `  add_header ${name} ${JSON.stringify(value)} always;`,
    );
    headers.push('  add_header Alt-Svc $alt_svc always;');
    const policy = `  add_header Cache-Control "${cache}"${isError ? ' always' : ''};`;
    return [`location ${match} {`, `  ${first}`, ...headers, policy, '}'].join('\n');
  };
  const files = FILE_RULES.map(([path, name, value]) => {
    const type = name === 'Content-Type' ? `types {}\n  default_type ${value};\n  ` : '';
    return location(matchOf(base, path), `${type}try_files $uri @missing;`, cacheControl(path));
  });
  const rules = hostRules(settings).map(({ pattern, status, to }) => {
    if (status === 301 || status === 302) return `rewrite "${pattern}" ${to} ${FLAGS[status]};`;
    const answer = to === '' ? 'return 404;' : `set $template ${to}; return ${TEMPLATE[status]};`;
    return `if ($uri ~ "${pattern}") { ${answer} }`;
  });
  return `# Include in a server block of its own: it answers for the whole host, because links of
# older generations stand outside the base. root holds the files of dist/client under
# ${base || '/'}. nginx-server.conf is such a block with TLS and HTTP/2.
absolute_redirect off;
# A server block with HTTP/3 sets it after the include; an empty header is not sent.
set $alt_svc '';
server_tokens off;
charset utf-8;
charset_types ${TYPES};

# A copy that stands beside a file is sent as it is; what has none is compressed when it is sent.
gzip on;
gzip_static on;
gzip_vary on;
gzip_proxied any;
gzip_comp_level 5;
gzip_min_length ${COMPRESSED_FROM_B};
gzip_types ${TYPES};

# A page that was just published is found: only files that exist are remembered, for a second.
open_file_cache max=20000 inactive=60s;
open_file_cache_valid 1s;
open_file_cache_errors off;

error_page ${TEMPLATE[200]} = @template;
error_page ${TEMPLATE[404]} =404 @templateOfNothing;
error_page ${ERRORS} @error;
recursive_error_pages on;

# Hidden files are never part of the site; certificates are proved below .well-known.
location ~ /\\.(?!well-known/) {
  return 404;
}

# Older links name an article by its id alone: a link to its page is there (\`newsDetail/ID.html\`). nginx
# tells where a link leads only of a root.
set $site_root $document_root;
${location(matchIdLinks(base), followLink(base), CACHE_NOTHING, true)}

${files.join('\n\n')}

${location('/', 'try_files $uri @missing;', CACHE_FILES)}

${location('@missing', [READ_ONLY, ...rules, 'return 404;'].join('\n  '), CACHE_NOTHING, true)}

${location('@template', 'try_files $template =404;', CACHE_PAGES)}

${location('@templateOfNothing', 'try_files $template =404;', CACHE_NOTHING, true)}

${location('@error', ERROR_ANSWER, CACHE_NOTHING, true)}
`;
}

/** Formats what needs the module ngx_brotli: in a file of its own, as nginx refuses unknown names. */
export const formatNginxBrotli =
  (): string => `# Include beside nginx.conf where nginx has the modules of ngx_brotli.
brotli on;
brotli_static on;
brotli_comp_level 5;
brotli_min_length ${COMPRESSED_FROM_B};
brotli_types ${TYPES};
`;

/** Formats the key of nginx as a cache before any host; the directive belongs beside its `proxy_cache`. */
export const formatNginxCacheKey = (): string =>
  `proxy_cache_key "$scheme$host$uri ${PAGE_PARAMETERS.map((name) => `$arg_${name}`).join(' ')}";`;

/** Formats an example of the server block. */
export function formatNginxServer({ siteUrl }: Settings): string {
  const { hostname } = new URL(siteUrl);
  return `# An example: change the paths. Since nginx 1.25.1 HTTP/2 is \`http2 on;\` beside \`listen 443 ssl;\`.
server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  location ^~ /.well-known/acme-challenge/ {
    root /var/www/acme;
  }
  location / {
    return 301 https://$host$request_uri;
  }
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${hostname};

  ssl_certificate /etc/ssl/site/fullchain.pem;
  ssl_certificate_key /etc/ssl/site/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;

  root /var/www/site;
  include /etc/nginx/site/nginx.conf;
  # HTTP/3, where \`nginx -V\` names http_v3_module (since 1.25) and UDP port 443 is open:
  # listen 443 quic reuseport;
  # listen [::]:443 quic reuseport;
  # set $alt_svc 'h3=":443"; ma=86400';
  # Where nginx has the modules of ngx_brotli:
  # include /etc/nginx/site/nginx-brotli.conf;
}
`;
}
