import type { Settings } from '../../src/settings.ts';
import { COMPRESSED_FROM_B, COMPRESSED_TYPES } from '../serve/mediaTypes.ts';
import { hostRules } from './hostRules.ts';
import { CACHE_FILES, CACHE_NOTHING, CACHE_PAGES, FILE_RULES, siteHeaders } from './siteHeaders.ts';

/** Formats a snippet for a site block with `root`; the files are in `<root><base>/`. */
export function formatCaddyfile(settings: Settings): string {
  const rules = hostRules(settings).flatMap(({ pattern, status, to }, i) => {
    const name = `r${i}`;
    const target = to.replace(/\$(\d)/g, `{re.${name}.$1}`);
    const matcher = `    @${name} path_regexp ${name} ${pattern}`;
    if (status === 404 && to === '') return [matcher, `    error @${name} 404`];
    if (status === 301 || status === 302) {
      // A rewrite can append the query of the request.
      const query = target.includes('?') ? '&{query}' : '';
      return [
        matcher,
        `    route @${name} {`,
        `      header Cache-Control "${CACHE_NOTHING}"`,
        `      rewrite * ${target}${query}`,
        `      redir * {uri} ${status}`,
        '    }',
      ];
    }
    return [
      matcher,
      `    handle @${name} {`,
      `      header Cache-Control "${status === 404 ? CACHE_NOTHING : CACHE_PAGES}"`,
      `      rewrite * ${target}`,
      // Otherwise a template that a browser has is answered with 404 and without it.
      ...(status === 404
        ? ['      request_header -If-None-Match', '      request_header -If-Modified-Since']
        : []),
      '      file_server {',
      ...(status === 404 ? ['        status 404'] : []),
      '        precompressed br gzip',
      '      }',
      '    }',
    ];
  });
  // The last header of a name counts.
  const files = FILE_RULES.toReversed().flatMap(([path, name, value], i) => [
    `      @f${i} path ${path.startsWith('*') ? path : `${settings.siteBase}/${path}`}`,
    `      header @f${i} ${name} "${value}"`,
  ]);
  const headers = [
    '  header {',
    '    -Server',
    ...siteHeaders(settings).map(([name, value]) => `    ${name} ${JSON.stringify(value)}`),
    '  }',
  ].join('\n');
  return `# import this file at the top of a Caddyfile, then \`import broadsheet\` in a site block
# whose root holds the files of dist/client under ${settings.siteBase || '/'}.
# HTTP/3 is on where Caddy has TLS: let UDP port 443 through. Caddy reads it again with \`caddy reload\`.
(broadsheet) {
  # A copy that stands beside a file is sent as it is; what has none is compressed when it is sent.
  encode {
    gzip 5
    minimum_length ${COMPRESSED_FROM_B}
    match {
${COMPRESSED_TYPES.map((type) => `      header Content-Type ${type}*`).join('\n')}
    }
  }
  # Hidden files are never part of the site; certificates are proved below .well-known.
  @hidden {
    path_regexp /\\.
    not path /.well-known/*
  }
${headers}
  # Errors have no headers of the block, but the policy of the file that was to be sent.
  handle_errors {
${headers}
    header Cache-Control "${CACHE_NOTHING}"
    header Allow "GET, HEAD"
    respond "Error {err.status_code}" {err.status_code}
  }
  handle @hidden {
    error 404
  }
  @write not method GET HEAD
  handle @write {
    error 405
  }
  # A path with a slash at its end would be a folder.
  @file {
    file {path}
    not path */
  }
  handle @file {
    route {
      header Cache-Control "${CACHE_FILES}"
${files.join('\n')}
      file_server {
        precompressed br gzip
      }
    }
  }
  handle {
    route {
${rules.map((line) => `  ${line}`).join('\n')}
      error 404
    }
  }
}
`;
}
