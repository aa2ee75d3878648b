/**
 * The one link filter of the product. It judges what the platform's own URL parser
 * sees, so control characters, backslashes and `//host` mean here what they mean to
 * the browser, and it answers the parser's spelling, never the text that was sent.
 */
const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
const FETCH_PROTOCOLS = ['http:', 'https:'];
const STREAM_PROTOCOLS = [...FETCH_PROTOCOLS, 'ws:', 'wss:'];

/** Stands in for the page's own origin where no base is known; nothing can live there. */
const NOWHERE = 'https://nowhere.invalid';

/**
 * An address a reader may follow, or '' when it is refused. Allowed: http, https,
 * mailto, tel, and the native app's scheme (without ':') when it is passed.
 * Without a base only whole addresses and those that start with '/' or '#' count:
 * fields such as `sourceUrl` may hold free text (wire 5.2).
 */
export function filterLink(raw: unknown, base = '', appScheme = ''): string {
  return filterAddress(
    raw,
    base,
    appScheme ? [...LINK_PROTOCOLS, `${appScheme}:`] : LINK_PROTOCOLS,
  );
}

/** The address of a picture (http, https or from '/'), or ''. Storage paths are refused. */
export function filterImageLink(raw: unknown, base = ''): string {
  return filterAddress(raw, base, FETCH_PROTOCOLS);
}

/** The address of sound or film, or ''. An encrypted address is none until it is decrypted. */
export function filterMediaLink(raw: unknown, base = ''): string {
  return filterAddress(raw, base, FETCH_PROTOCOLS);
}

/** The same with web sockets, which only a player opens. */
export function filterStreamLink(raw: unknown, base = ''): string {
  return filterAddress(raw, base, STREAM_PROTOCOLS);
}

/** A whole address on the site itself, for redirects; '' when it would leave the site. */
export function sameSiteLink(raw: unknown, siteUrl: string): string {
  const site = parseAddress(siteUrl);
  const url = parseAddress(raw, siteUrl);
  if (site === null || url === null) return '';
  // The protocol too: blob: addresses carry the origin of the page that made them.
  return url.origin === site.origin && url.protocol === site.protocol ? withoutUser(url) : '';
}

function filterAddress(raw: unknown, base: string, protocols: readonly string[]): string {
  const url = parseAddress(raw, base || NOWHERE);
  if (url === null || !protocols.includes(url.protocol)) return '';
  return url.origin === NOWHERE ? formatLocal(url, String(raw)) : withoutUser(url);
}

function formatLocal(url: URL, raw: string): string {
  const first = raw.replace(/^[\0- ]+/, '').charAt(0);
  if (first === '#') return url.hash;
  // A path may come out as '//host' (from '/.//host'), which would be another site.
  const isPath = (first === '/' || first === '\\') && !url.pathname.startsWith('//');
  return isPath ? url.pathname + url.search + url.hash : '';
}

/** A user name before the host only ever disguises the host. */
function withoutUser(url: URL): string {
  if (url.username !== '') url.username = '';
  if (url.password !== '') url.password = '';
  return url.href;
}

function parseAddress(raw: unknown, base?: string): URL | null {
  if (typeof raw !== 'string' || raw === '') return null;
  try {
    // Safari 14 throws on a base that is passed as undefined.
    return base === undefined ? new URL(raw) : new URL(raw, base);
  } catch {
    return null;
  }
}
