import type { Settings } from '../settings.ts';
import type { CallPath, HostPrefix } from './callPath.ts';

const HOSTS = {
  '/base_url/': 'apiUrl',
  '/nis_url/': 'nisUrl',
  '/sso_url/': 'ssoUrl',
  '/mvod_if/': 'mvodUrl',
  '/adv-appif-server/': 'advUrl',
  '/mam_url/': 'mamUrl',
  '/minio_url/': 'minioUrl',
} as const satisfies Record<HostPrefix, keyof Settings>;

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

/** Returns the setting with the host of a call; undefined for an address of another host. */
export const findHostSetting = (path: CallPath): keyof Settings | undefined =>
  HOSTS[path.slice(0, path.indexOf('/', 1) + 1) as HostPrefix];

/** Returns the prefix of the configured host that an address is below; undefined for other addresses. */
export const findHostPrefix = (settings: Settings, url: string): HostPrefix | undefined =>
  (Object.keys(HOSTS) as HostPrefix[]).find((prefix) =>
    url.startsWith(`${settings[HOSTS[prefix]]}/`),
  );
