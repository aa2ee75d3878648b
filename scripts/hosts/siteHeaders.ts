import { WORKER_FILE } from '../../src/model/offline/keptPages.ts';
import type { Settings } from '../../src/settings.ts';

/** Files with hashed names never change. */
export const CACHE_ASSETS = 'public, max-age=31536000, immutable';
/** Pages, feeds and sitemaps: a correction is public within a minute, without blocking a request. */
export const CACHE_PAGES = 'public, max-age=60, stale-while-revalidate=600';
/** The service worker: browsers and CDNs ask whether it has changed. */
export const CACHE_WORKER = 'no-cache';
/** Fonts and images of the product: stable names, rare changes. */
export const CACHE_FILES = 'public, max-age=3600, stale-while-revalidate=86400';
/**
 * Every answer that is no file: errors, also those with a template, and redirects. An asset that
 * is missing for a moment would otherwise be missing for as long as it may be cached.
 */
export const CACHE_NOTHING = 'no-store';

/** Returns the cache policy of a file, by its path in the client folder. */
export function cacheControl(file: string): string {
  if (file.startsWith('_astro/')) return CACHE_ASSETS;
  if (file === WORKER_FILE) return CACHE_WORKER;
  return /\.(html|xml)$/.test(file) ? CACHE_PAGES : CACHE_FILES;
}

/**
 * Returns the headers of every answer. Pages contain their content policy in a meta element,
 * which cannot set `frame-ancestors`: that directive is a header.
 */
export function siteHeaders(settings: Pick<Settings, 'frameAncestors'>): [string, string][] {
  const ancestors = ["'self'", ...settings.frameAncestors].join(' ');
  return [
    ['Content-Security-Policy', `frame-ancestors ${ancestors}`],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
  ];
}

/** Smaller answers are not compressed: they fit in one packet. */
export const COMPRESSED_FROM_B = 512;

/** The media types that hosts compress: text and fonts without compression of their own. */
export const COMPRESSED_TYPES: readonly string[] = [
  'text/html',
  'text/css',
  'text/plain',
  'text/xml',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/xml',
  'application/manifest+json',
  'image/svg+xml',
  'font/ttf',
  'font/otf',
];
