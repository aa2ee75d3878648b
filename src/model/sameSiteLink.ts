import { parseAddress, withoutUser } from './link.ts';

/** Returns an absolute address on the site, for redirects; '' when it leaves the site. */
export function sameSiteLink(raw: unknown, siteUrl: string): string {
  const site = parseAddress(siteUrl);
  const url = parseAddress(raw, siteUrl);
  if (site === null || url === null) return '';
  // The protocol, too: blob: addresses have the origin of the page that created them.
  return url.origin === site.origin && url.protocol === site.protocol ? withoutUser(url) : '';
}
