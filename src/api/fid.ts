/**
 * Returns the `fid` of a deployment: FNV-1a (32 bits, eight hex digits) of `{siteId}-{appId}`
 * (product 7.3: a hash of a site and app string). It distinguishes deployments in server
 * logs; it is not a secret.
 */
export function formatFid(siteId: string, appId: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${siteId}-${appId}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
