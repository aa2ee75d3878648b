import { withPolicy } from '../build/policy.ts';

/**
 * The page with every script taken out, and what only fetches scripts, under a policy
 * that allows what is left: the fastest that this very content can be (architecture,
 * section 9).
 */
export function withoutScripts(html: string): string {
  const bare = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="?(?:modulepreload|preload)"?[^>]*>/gi, '')
    .replace(/<meta\b[^>]*http-equiv="?content-security-policy"?[^>]*>/gi, '');
  return withPolicy(bare);
}
