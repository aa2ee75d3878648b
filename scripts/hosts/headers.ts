import type { Settings } from '../../src/settings.ts';

/** Hashed names never change their content. */
export const CACHE_ASSETS = 'public, max-age=31536000, immutable';
/** Pages, feeds and sitemaps: a correction is everywhere within a minute, and nobody waits for it. */
export const CACHE_PAGES = 'public, max-age=60, stale-while-revalidate=600';
/** Fonts and pictures of the product: stable names, rare changes. */
export const CACHE_FILES = 'public, max-age=3600, stale-while-revalidate=86400';

/** Cache policy of a file, by its path in the client folder. */
export function cacheControl(file: string): string {
  if (file.startsWith('_astro/')) return CACHE_ASSETS;
  return /\.(html|xml)$/.test(file) ? CACHE_PAGES : CACHE_FILES;
}

/**
 * Headers of every answer. The pages carry their own content policy; a meta policy
 * cannot say who may frame the page, so this one part stands here.
 */
export function siteHeaders(settings: Pick<Settings, 'frameAncestors'>): [string, string][] {
  const ancestors = ["'self'", ...settings.frameAncestors].join(' ');
  return [
    ['Content-Security-Policy', `frame-ancestors ${ancestors}`],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Content-Type-Options', 'nosniff'],
  ];
}
