import type { Settings } from '../settings.ts';

/** Path prefixes of configured hosts (product 7.2). */
const HOSTS = {
  '/base_url/': 'apiUrl',
  '/nis_url/': 'nisUrl',
  '/sso_url/': 'ssoUrl',
  '/mvod_if/': 'mvodUrl',
  '/adv-appif-server/': 'advUrl',
  '/mam_url/': 'mamUrl',
  '/minio_url/': 'minioUrl',
} as const satisfies Record<string, keyof Settings>;

export type HostPrefix = keyof typeof HOSTS;

/** `/base_url/getConfig`, or an absolute address of a host that is not configured. */
export type CallPath = `${HostPrefix}${string}` | `http://${string}` | `https://${string}`;

/**
 * Returns the address of a call without its query: the prefix is replaced by the configured
 * host, and double slashes are reduced (wire 1.2).
 */
export function resolveUrl(settings: Settings, path: CallPath): string {
  const end = path.indexOf('/', 1) + 1;
  const host = HOSTS[path.slice(0, end) as HostPrefix];
  const url = host ? `${settings[host]}/${path.slice(end)}` : path;
  return url.replace(/([^:/])\/{2,}/g, '$1/');
}
