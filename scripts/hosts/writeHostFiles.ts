import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../../src/settings.ts';
import { formatCaddyfile } from './caddy.ts';
import {
  formatCloudFront,
  formatCloudFrontCachePolicy,
  formatCloudFrontHeaders,
  formatCloudflareHeaders,
  formatCloudflareWorker,
  formatWrangler,
} from './edge.ts';
import { formatHeaders, formatRedirects } from './netlify.ts';
import { formatNginx, formatNginxBrotli, formatNginxCacheKey, formatNginxServer } from './nginx.ts';
import { PAGE_PARAMETERS } from './siteHeaders.ts';
import { formatVercel } from './vercel.ts';

/**
 * Writes the rules for every host into `outDir` (`hosts` of a build) and returns the names of the
 * files. The folder is not in the client folder, because readers must not fetch it, and
 * some hosts need their files above the base.
 */
export async function writeHostFiles(outDir: string, settings: Settings): Promise<string[]> {
  const files: Readonly<Record<string, string>> = {
    'README.md': formatReadme(settings),
    'nginx.conf': formatNginx(settings),
    'nginx-brotli.conf': formatNginxBrotli(),
    'nginx-server.conf': formatNginxServer(settings),
    Caddyfile: formatCaddyfile(settings),
    _redirects: formatRedirects(settings),
    _headers: formatHeaders(settings),
    'cloudflare-headers': formatCloudflareHeaders(settings),
    'cloudflare-worker.js': formatCloudflareWorker(settings),
    'wrangler.json': formatWrangler(),
    'vercel.json': formatVercel(settings),
    'cloudfront-function.js': formatCloudFront(settings),
    'cloudfront-headers.json': formatCloudFrontHeaders(settings),
    'cloudfront-cache-policy.json': formatCloudFrontCachePolicy(),
  };
  await mkdir(outDir, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(outDir, name), text);
  }
  return Object.keys(files);
}

function formatReadme(settings: Settings): string {
  const base = settings.siteBase || '/';
  return `# Rules for the host

Generated from the route table; do not edit. On every host the files of dist/client
(baked pages among them) stand under \`${base}\` of a folder called \`site\` here, and a
path that has a file is answered with it. All other paths follow these rules. The path of an
article without a page is answered with the template and status 404 (MISSING_ARTICLE_STATUS),
on CloudFront with 200.

| host | what to do |
| --- | --- |
| nginx | \`root\` is \`site\`; include nginx.conf in the server block, and nginx-brotli.conf where nginx has the modules of ngx_brotli; nginx-server.conf is an example of the block with TLS and HTTP/2 |
| Caddy | \`root\` is \`site\`; import Caddyfile at the top, then \`import broadsheet\` in the site block |
| Netlify | publish \`site\` with _redirects and _headers at its root |
| Cloudflare | wrangler.json and cloudflare-worker.js beside \`site\`, cloudflare-headers as _headers at the root of \`site\`; leave _redirects out: Cloudflare follows it even where a file exists |
| Vercel | publish \`site\` with vercel.json at its root |
| S3 and CloudFront | below |

## How much a host takes

An article is at its id alone, too (\`newsDetail/ID.html\`, which older links name): a symbolic link to its page. Copy the
folder with its links (\`rsync -a\`), or, for a host that takes none, with files in their place (\`cp -rL\`); each article counts
twice there. nginx redirects to the page, other hosts send it.

nginx, Caddy and S3 take any number of pages. Cloudflare takes 20,000 files of at most 25 MiB with the free plan
and 100,000 with a paid one, and 100 rules of headers. Netlify, Cloudflare and Vercel publish a whole folder at once: for
an archive that changes every minute use a server or S3.

Build, baker and publisher write \`.br\` and \`.gz\` beside each file, which nginx and Caddy send as they are.
Netlify, Cloudflare and Vercel compress by themselves: give all three commands \`--no-compress\` there.

## A CDN or cache before the host

Only with ${PAGE_PARAMETERS.map((name) => `\`${name}\``).join(' and ')} in its query is a path another file. A shared link has a time in its query: a cache
with whole queries in its key would keep as many copies of a page, which no purge can name. Leave all other parameters out
of the key, and send them to the host, whose redirects keep them:

| cache | its key |
| --- | --- |
| CloudFront | cloudfront-cache-policy.json |
| Cloudflare | a cache rule for the host: eligible, query string with only these parameters; or the caching level "Ignore Query String", with which an offline page may be some minutes old |
| Fastly | in vcl_hash \`querystring.filter_except(req.url, "${PAGE_PARAMETERS.join('" + querystring.filtersep() + "')}")\` in place of \`req.url\` |
| nginx | \`${formatNginxCacheKey()}\` |

Netlify, Cloudflare's own assets and Vercel have no query in the keys of files. Purges (PURGE_CDN) then remove a page with one address.

## After a move

Name the paths that the pages were mounted at before in FORMER_BASES and build again: these
rules then lead every path below them to the same path below \`${base}\`, with its query.
The host must send them here: they lie outside of \`${base}\`.

## robots.txt

Crawlers read it at the root of a host only. The baker leaves one under
\`${base}\` that names the sitemaps: ${
    settings.siteBase
      ? 'copy it to the root of the site, or add its lines to the robots.txt that stands there'
      : 'it stands where it counts'
  }.

## S3 and CloudFront

A function cannot see whether the bucket holds a file. Two distributions do it:

1. The fallback: origin is the bucket; cloudfront-function.js (runtime 2.0) at viewer
   request; caching off.
2. The site: an origin group of the bucket first and the fallback distribution second,
   failing over on 403 and 404; a minimum TTL of 0 for errors, which CloudFront otherwise
   keeps for 10 seconds; an origin request policy that sends queries on, and the cache
   policy of cloudfront-cache-policy.json.

Both take the response headers of cloudfront-headers.json. Cache policies are given
when files are uploaded: \`_astro/\` for a year and immutable, pages and .xml for a minute, worker.js with no-cache.
`;
}
