import { sameSiteLink } from '../sameSiteLink.ts';

/** Addresses that were passed through two pages are encoded twice. */
const DECODE_MAX = 2;

/**
 * Returns the page that the reader came from, out of `templateUrl` (product 2): an address
 * of this site except the download page; '' for all others. The value is untrusted: it is shown
 * as a link and passed to the app, never navigated to automatically.
 */
export function decideReturnLink(
  search: string,
  page: { origin: string; pathname: string },
): string {
  let text = new URLSearchParams(search).get('templateUrl') ?? '';
  for (let times = 0; times < DECODE_MAX && isEncoded(text); times += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      return '';
    }
  }
  // Other text would be resolved as a path relative to this page.
  if (!/^(https?:|\/)/i.test(text)) return '';
  const link = sameSiteLink(text, page.origin);
  return link !== '' && new URL(link).pathname !== page.pathname ? link : '';
}

const isEncoded = (text: string) => /^(https?%(25)*3A|%(25)*2F)/i.test(text);
