import { sameSiteLink } from '../sameSiteLink.ts';

/**
 * Returns the address of `back`, where a login returns to; '' unless it is of this site and not
 * the login page.
 */
export function decideLoginReturn(
  search: string,
  page: { origin: string; pathname: string },
): string {
  const link = sameSiteLink(new URLSearchParams(search).get('back') ?? '', page.origin);
  return link !== '' && new URL(link).pathname !== page.pathname ? link : '';
}
