import type { Settings } from '../../src/settings.ts';
import { hostRules } from './hostRules.ts';
import {
  CACHE_NOTHING,
  CACHE_PAGES,
  FILE_RULES,
  patternOfPath,
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
    // A later route replaces the headers of those before, which count for missing files, too.
    ...FILE_RULES.toReversed().map(([path, name, value]) => ({
      src: `^${settings.siteBase}/${patternOfPath(path)}$`,
      headers: { [name]: value },
      continue: true,
    })),
    { handle: 'filesystem' },
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
