import { linkTo, matchPath } from '../../routes.ts';

/**
 * Returns the link to the download page of the app, which names the page that leads back
 * (product 2.14): a path of this site, with its query.
 */
export const linkToDownload = (from: string, base: string): string =>
  linkTo('downloadClient', {}, base, { templateUrl: from });

/**
 * Returns a download address of the server, filtered (model/link.ts); with the page that leads back where
 * it has the path of the download page.
 */
export function completeDownloadLink(address: string, from: string, base: string): string {
  const [path = '', query] = address.replace(/^https?:\/\/[^/]*/, '').split('?');
  const isOwn = query === undefined && matchPath(path, base)?.route === 'downloadClient';
  return isOwn ? `${address}?${new URLSearchParams({ templateUrl: from })}` : address;
}
