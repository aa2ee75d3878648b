import { sameSiteLink } from '../link.ts';

/** An address that was encoded twice comes from a page that was itself handed on. */
const DECODE_MAX = 2;

/**
 * The page that the reader came from, out of `templateUrl` (product 2.14): an address of
 * this site and not the download page again; '' for everything else. It is hostile: shown as
 * a link and handed to the app, never followed by the page itself.
 */
export function decideReturn(search: string, page: { origin: string; pathname: string }): string {
  let text = new URLSearchParams(search).get('templateUrl') ?? '';
  for (let times = 0; times < DECODE_MAX && isEncoded(text); times += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      return '';
    }
  }
  // What is no address after that would be read as a name beside this page.
  if (!/^(https?:|\/)/i.test(text)) return '';
  const link = sameSiteLink(text, page.origin);
  return link !== '' && new URL(link).pathname !== page.pathname ? link : '';
}

const isEncoded = (text: string) => /^(https?%(25)*3A|%(25)*2F)/i.test(text);
