import type { Settings } from '../../src/settings.ts';
import { hostRules } from './hostRules.ts';
import { CACHE_NOTHING, FILE_RULES, PAGE_PARAMETERS, siteHeaders } from './siteHeaders.ts';

/** Formats the rules as a JavaScript function `decide(path)` that returns `[status, to]`. */
function formatDecide(settings: Settings): string {
  const rules = hostRules(settings).map(
    ({ pattern, status, to }) => `  [${new RegExp(pattern)}, ${status}, ${JSON.stringify(to)}],`,
  );
  return `var RULES = [
${rules.join('\n')}
];

function decide(path) {
  for (var i = 0; i < RULES.length; i++) {
    var found = RULES[i][0].exec(path);
    if (found) {
      var to = RULES[i][2].replace(/\\$(\\d)/g, function (_, n) { return found[Number(n)]; });
      return [RULES[i][1], to];
    }
  }
  return [404, ''];
}

function join(to, query) {
  if (!query) return to;
  return to + (to.indexOf('?') < 0 ? '?' : '&') + query;
}
`;
}

/**
 * Formats a CloudFront function (viewer request, runtime 2.0). It cannot check whether a file
 * exists, so it belongs to the distribution that the main one falls back to when the bucket
 * has no file (README.md of this folder).
 */
export function formatCloudFront(settings: Settings): string {
  return `${formatDecide(settings)}
function queryOf(querystring) {
  var parts = [];
  Object.keys(querystring).forEach(function (name) {
    var entry = querystring[name];
    (entry.multiValue || [entry]).forEach(function (one) {
      parts.push(one.value === '' ? name : name + '=' + one.value);
    });
  });
  return parts.join('&');
}

function handler(event) {
  var request = event.request;
  var answer = decide(request.uri);
  // The function cannot send a file with another status than 200.
  if (answer[1] && (answer[0] === 200 || answer[0] === 404)) {
    request.uri = answer[1];
    return request;
  }
  var response = { statusCode: answer[0], headers: { 'cache-control': { value: '${CACHE_NOTHING}' } } };
  if (answer[0] < 400) {
    response.statusDescription = answer[0] === 301 ? 'Moved Permanently' : 'Found';
    response.headers.location = { value: join(answer[1], queryOf(request.querystring)) };
  } else {
    response.statusDescription = 'Not Found';
  }
  return response;
}
`;
}

/** Formats headers for CloudFront: the input of `create-response-headers-policy`. */
export function formatCloudFrontHeaders(settings: Settings): string {
  const rest = new Map(siteHeaders(settings));
  const take = (name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return value;
  };
  const [, maxAge] = /max-age=(\d+)/.exec(take('Strict-Transport-Security') ?? '') ?? [];
  take('X-Content-Type-Options');
  const config = {
    Name: 'broadsheet',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        ContentSecurityPolicy: take('Content-Security-Policy'),
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: take('Referrer-Policy'), Override: true },
      ...(maxAge && {
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: Number(maxAge),
          IncludeSubdomains: false,
          Override: true,
        },
      }),
    },
    CustomHeadersConfig: {
      Quantity: rest.size,
      Items: [...rest].map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Formats the cache key for CloudFront: the input of `create-cache-policy`. */
export function formatCloudFrontCachePolicy(): string {
  const config = {
    Name: 'broadsheet',
    MinTTL: 0,
    ParametersInCacheKeyAndForwardedToOrigin: {
      EnableAcceptEncodingGzip: true,
      EnableAcceptEncodingBrotli: true,
      HeadersConfig: { HeaderBehavior: 'none' },
      CookiesConfig: { CookieBehavior: 'none' },
      QueryStringsConfig: {
        QueryStringBehavior: 'whitelist',
        QueryStrings: { Quantity: PAGE_PARAMETERS.length, Items: PAGE_PARAMETERS },
      },
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * Formats a Cloudflare worker over static assets. Cloudflare applies `_redirects` even where a
 * file exists, which would hide baked pages; a worker runs for missing files only.
 */
export function formatCloudflareWorker(settings: Settings): string {
  return `${formatDecide(settings)}
export default {
  async fetch(request, env) {
    var url = new URL(request.url);
    var answer = decide(url.pathname);
    // A missing file has the headers that _headers gives its path.
    var headers = { 'cache-control': '${CACHE_NOTHING}' };
    if (answer[0] === 301 || answer[0] === 302) {
      headers.location = join(answer[1], url.search.slice(1));
      return new Response(null, { status: answer[0], headers: headers });
    }
    if (!answer[1]) return new Response('Not found', { status: 404, headers: headers });
    var template = await env.ASSETS.fetch(new Request(new URL(answer[1], url), request));
    if (answer[0] === 200 && template.ok) return template;
    var response = new Response(template.body, { status: 404, headers: template.headers });
    response.headers.set('cache-control', headers['cache-control']);
    return response;
  },
};
`;
}

/** Formats `wrangler.json` for the worker; the assets folder contains the files below the base. */
export function formatWrangler(): string {
  const config = {
    name: 'broadsheet',
    main: './cloudflare-worker.js',
    compatibility_date: '2025-01-01',
    assets: {
      directory: './site',
      binding: 'ASSETS',
      // Without this Cloudflare redirects addresses with .html.
      html_handling: 'none',
      not_found_handling: 'none',
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * Formats `_headers` for Cloudflare: its star may stand anywhere, and 100 rules are the limit, which
 * one rule for each route (`formatHeaders`) would exceed. No path matches two cache policies.
 */
export function formatCloudflareHeaders(settings: Settings): string {
  const rules: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
    ['/*', siteHeaders(settings)],
    ...FILE_RULES.map(
      ([path, name, value]) => [`${settings.siteBase}/${path}`, [[name, value]]] as const,
    ),
  ];
  return rules
    .map(([path, headers]) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('');
}
