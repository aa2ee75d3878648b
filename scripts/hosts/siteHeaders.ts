import { MANIFEST_FILE, WORKER_FILE } from '../../src/model/offline/keptPages.ts';
import type { Settings } from '../../src/settings.ts';
import { mediaType } from '../serve/mediaTypes.ts';

/** Files with hashed names never change. */
export const CACHE_ASSETS = 'public, max-age=31536000, immutable';
/** Pages, feeds and sitemaps: a correction is public within a minute, without blocking a request. */
export const CACHE_PAGES = 'public, max-age=60, stale-while-revalidate=600';
/** The service worker: browsers and CDNs ask whether it has changed. */
const CACHE_WORKER = 'no-cache';
/** Fonts and images of the product: stable names, rare changes. */
export const CACHE_FILES = 'public, max-age=3600, stale-while-revalidate=86400';
/**
 * Every answer that is no file: errors, also those with a template, and redirects. An asset that
 * is missing for a moment would otherwise be missing for as long as it may be cached.
 */
export const CACHE_NOTHING = 'no-store';

/**
 * Headers of files that are found, for all hosts: path below the base with one star at most, name and
 * value. The first rule that matches counts; other files have `CACHE_FILES`.
 */
export const FILE_RULES: readonly (readonly [path: string, name: string, value: string])[] = [
  ['_astro/*', 'Cache-Control', CACHE_ASSETS],
  [WORKER_FILE, 'Cache-Control', CACHE_WORKER],
  ['*.html', 'Cache-Control', CACHE_PAGES],
  ['*.xml', 'Cache-Control', CACHE_PAGES],
  // Many hosts do not know the ending.
  [MANIFEST_FILE, 'Content-Type', mediaType(MANIFEST_FILE)],
];

/** Returns a pattern for the path of a rule. */
export const patternOfPath = (path: string): string =>
  path.replaceAll('.', String.raw`\.`).replace('*', '.*');

/** Returns the cache policy of a file, by its path in the client folder. */
export function cacheControl(file: string): string {
  const found = FILE_RULES.find(
    ([path, name]) => name === 'Cache-Control' && new RegExp(`^${patternOfPath(path)}$`).test(file),
  );
  return found?.[2] ?? CACHE_FILES;
}

/**
 * The query parameters with which a path is another file to a cache: the worker fetches the offline page
 * of its build with one, an image that failed is loaded again with the other. All others are for the page
 * in the browser or, in redirects, which no cache keeps, for the next address. A shared link has a time in
 * its query: with that in its key a cache would keep copies that no purge can name.
 */
export const PAGE_PARAMETERS = ['v', 'r'] as const;

/** What no page of the product uses, so that no frame and no foreign code may. */
const UNUSED = ['camera', 'microphone', 'payment', 'usb', 'midi', 'display-capture'];

type HeaderSettings = Pick<Settings, 'frameAncestors'> &
  Partial<Pick<Settings, 'siteUrl' | 'cspReportUrl'>>;

/**
 * Returns the headers of every answer. Pages contain their content policy in a meta element,
 * which can neither set `frame-ancestors` nor name an address for reports. That policy has hashes, which
 * headers for all pages cannot have: what is reported is foreign code.
 */
export function siteHeaders(settings: HeaderSettings): [string, string][] {
  const ancestors = ["'self'", ...settings.frameAncestors].join(' ');
  const headers: [string, string][] = [
    ['Content-Security-Policy', `frame-ancestors ${ancestors}`],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['No-Vary-Search', `params, except=(${PAGE_PARAMETERS.map((name) => `"${name}"`).join(' ')})`],
    ['Permissions-Policy', UNUSED.map((name) => `${name}=()`).join(', ')],
  ];
  // Browsers ignore both without TLS, the second one with a complaint.
  if (settings.siteUrl?.startsWith('https:')) {
    headers.push(
      ['Strict-Transport-Security', 'max-age=31536000'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
    );
  }
  if (settings.cspReportUrl) {
    const report = `script-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self'`;
    headers.push([
      'Content-Security-Policy-Report-Only',
      `${report}; report-uri ${settings.cspReportUrl}`,
    ]);
  }
  return headers;
}
