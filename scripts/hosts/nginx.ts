import type { Settings } from '../../src/settings.ts';
import { hostRules } from './hostRules.ts';
import { CACHE_ASSETS, CACHE_FILES, CACHE_PAGES, siteHeaders } from './siteHeaders.ts';

const FLAGS = { 200: 'break', 301: 'permanent', 302: 'redirect' } as const;

/**
 * Formats rules for a `server` block. The files of dist/client are in `<root><base>/`.
 * nginx merges slashes and decodes the path before matching.
 */
export function formatNginx(settings: Settings): string {
  const base = settings.siteBase;
  const headers = (cache: string) =>
    [...siteHeaders(settings), ['Cache-Control', cache] as const]
      .map(([name, value]) => `  add_header ${name} "${value}";`)
      .join('\n');
  const rules = hostRules(settings).map(({ pattern, status, to }) => {
    if (status === 404) return `  if ($uri ~ "${pattern}") { return 404; }`;
    return `  rewrite "${pattern}" ${to} ${FLAGS[status]};`;
  });
  return `# Include in a server block of its own: it answers for the whole host, because links of
# older generations stand outside the base. root holds the files of dist/client under
# ${base || '/'}. Compressed copies that stand beside a file are sent as they are.
absolute_redirect off;
charset utf-8;
gzip_static on;
gzip_vary on;

location ^~ ${base}/_astro/ {
  try_files $uri =404;
${headers(CACHE_ASSETS)}
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
${rules.join('\n')}
  return 404;

${headers(CACHE_PAGES)}
}
`;
}
