import { WORKER_FILE } from '../../src/model/offline/keptPages.ts';
import type { Settings } from '../../src/settings.ts';
import { hostRules } from './hostRules.ts';
import {
  CACHE_ASSETS,
  CACHE_FILES,
  CACHE_PAGES,
  CACHE_WORKER,
  COMPRESSED_FROM_B,
  COMPRESSED_TYPES,
  siteHeaders,
} from './siteHeaders.ts';

const FLAGS = { 200: 'break', 301: 'permanent', 302: 'redirect' } as const;

/** A status that no client sees: nginx replaces it by 404 with the template. */
const TEMPLATE = 418;

/** nginx compresses `text/html` in any case and warns when it is listed. */
const TYPES = COMPRESSED_TYPES.filter((type) => type !== 'text/html').join(' ');

/**
 * Formats rules for a `server` block. The files of dist/client are in `<root><base>/`.
 * nginx merges slashes and decodes the path before matching.
 */
export function formatNginx(settings: Settings): string {
  const base = settings.siteBase;
  // Without `always` nginx leaves them out of errors and of templates with status 404.
  const headers = (cache: string) =>
    [...siteHeaders(settings), ['Cache-Control', cache] as const]
      .map(([name, value]) => `  add_header ${name} "${value}" always;`)
      .join('\n');
  const rules = hostRules(settings).map(({ pattern, status, to }) => {
    if (status === 404) {
      const answer = to === '' ? 'return 404;' : `set $template ${to}; return ${TEMPLATE};`;
      return `  if ($uri ~ "${pattern}") { ${answer} }`;
    }
    return `  rewrite "${pattern}" ${to} ${FLAGS[status]};`;
  });
  return `# Include in a server block of its own: it answers for the whole host, because links of
# older generations stand outside the base. root holds the files of dist/client under
# ${base || '/'}. nginx-server.conf is such a block with TLS and HTTP/2.
absolute_redirect off;
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

location ^~ ${base}/_astro/ {
  try_files $uri =404;
${headers(CACHE_ASSETS)}
}

location = ${base}/${WORKER_FILE} {
  try_files $uri =404;
${headers(CACHE_WORKER)}
}

# Hidden files are never part of the site; certificates are proved below .well-known.
location ~ /\\.(?!well-known/) {
  return 404;
}

location / {
  try_files $uri @missing;
${headers(CACHE_FILES)}
}

location ~ \\.(html|xml)$ {
  try_files $uri @missing;
${headers(CACHE_PAGES)}
}

location @missing {
  error_page ${TEMPLATE} =404 $template;
${rules.join('\n')}
  return 404;

${headers(CACHE_PAGES)}
}
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
  # Where nginx has the modules of ngx_brotli:
  # include /etc/nginx/site/nginx-brotli.conf;
}
`;
}
