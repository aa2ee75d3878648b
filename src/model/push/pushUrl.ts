import type { PushConfig } from './pushTypes.ts';

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Returns the address of the push channel; null when it must not be opened. It requires a
 * secure connection (product 4.21) or this machine, and a token.
 */
export function formatPushUrl(config: PushConfig | null, siteId: string): string | null {
  if (!config?.token || !isSafe(config.url)) return null;
  const [address = ''] = config.url.split('#');
  const mark = address.includes('?') ? '&' : '?';
  const token = encodeURIComponent(config.token);
  return `${address}${mark}token=${token}&siteID=${encodeURIComponent(siteId)}`;
}

function isSafe(address: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(address);
    // For an address with a user name browsers throw, or ask the reader for a password.
    if (username || password) return false;
    return protocol === 'wss:' || (protocol === 'ws:' && LOOPBACK_HOST.test(hostname));
  } catch {
    return false;
  }
}
