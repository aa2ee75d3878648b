import { sameSiteLink } from '../link.ts';

/**
 * Where a login leads back to: the address in `back`, when it is of this site and not the
 * login again; '' otherwise.
 */
export function decideBack(search: string, page: { origin: string; pathname: string }): string {
  const link = sameSiteLink(new URLSearchParams(search).get('back') ?? '', page.origin);
  return link !== '' && new URL(link).pathname !== page.pathname ? link : '';
}
