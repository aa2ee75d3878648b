import type { PushConfig } from './types.ts';

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Where the channel is opened: only over a secure line (product 4.21), or to this very
 * machine, and only with a token. Null where it is not opened at all.
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
    // Engines refuse an address with a user by throwing, or ask the reader.
    if (username || password) return false;
    return protocol === 'wss:' || (protocol === 'ws:' && LOOPBACK_HOST.test(hostname));
  } catch {
    return false;
  }
}
