import { WORKER_FILE } from '../../src/model/offline/keptPages.ts';
import type { Settings } from '../../src/settings.ts';
import { hostRules } from './hostRules.ts';
import {
  CACHE_ASSETS,
  CACHE_NOTHING,
  CACHE_PAGES,
  CACHE_WORKER,
  siteHeaders,
} from './siteHeaders.ts';

/**
 * Formats `vercel.json` with `routes`, the only form in which a redirect can follow the check
 * of the file system. Its patterns are case-insensitive by default.
 */
export function formatVercel(settings: Settings): string {
  const page = { 'Cache-Control': CACHE_PAGES };
  const nothing = { 'Cache-Control': CACHE_NOTHING };
  const routes = [
    { src: '^/.*$', headers: Object.fromEntries(siteHeaders(settings)), continue: true },
    {
      src: `^${settings.siteBase}/_astro/.*$`,
      headers: { 'Cache-Control': CACHE_ASSETS },
      continue: true,
    },
    {
      src: `^${settings.siteBase}/${WORKER_FILE}$`,
      headers: { 'Cache-Control': CACHE_WORKER },
      continue: true,
    },
    { src: String.raw`^/.*\.(?:html|xml)$`, headers: page, continue: true },
    { handle: 'filesystem' },
    // A later route replaces the headers of those before, which count for missing files, too.
    ...hostRules(settings).map(({ pattern, status, to }) => {
      const rule = { src: pattern, caseSensitive: true };
      if (status === 200) return { ...rule, dest: to, headers: page };
      if (status === 404) return { ...rule, status, ...(to && { dest: to }), headers: nothing };
      return { ...rule, status, headers: { ...nothing, Location: to } };
    }),
    { src: '^/.*$', status: 404, headers: nothing },
  ];
  return `${JSON.stringify({ routes }, null, 2)}\n`;
}
