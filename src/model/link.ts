/**
 * The only link filter of the product. It checks addresses parsed by the platform's URL parser,
 * so that control characters, backslashes and `//host` have the same meaning as in the browser,
 * and it returns the parser's result, never the original text.
 */
const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
const FETCH_PROTOCOLS = ['http:', 'https:'];
const STREAM_PROTOCOLS = [...FETCH_PROTOCOLS, 'ws:', 'wss:'];

/** Replaces the page's origin when no base is known; the host cannot exist. */
const NOWHERE = 'https://nowhere.invalid';

/**
 * Returns an address that a reader may follow; '' when it is refused. Allowed: http, https,
 * mailto, tel, and the native app's scheme (without ':') when it is passed. Without a base only
 * absolute addresses and those that start with '/' or '#' are accepted: fields such as
 * `sourceUrl` may contain free text (wire 5.2).
 */
export function filterLink(raw: unknown, base = '', appScheme = ''): string {
  return filterAddress(
    raw,
    base,
    appScheme ? [...LINK_PROTOCOLS, `${appScheme}:`] : LINK_PROTOCOLS,
  );
}

/** Schemes that are none of an app: links, media, and what would run or read something. */
const OTHER_SCHEMES = /^(?:https?|wss?|ftp|file|javascript|vbscript|data|blob|about|view-source):/;

/**
 * Returns an address of a program on the device (`scheme://…`); '' for all others. It never becomes an
 * `href`: an action decides whether the app may be asked for it (`host/app/appLinks.ts`) and follows it.
 */
export function filterAppLink(raw: unknown): string {
  const url = parseAddress(raw);
  if (url === null || OTHER_SCHEMES.test(url.protocol)) return '';
  return url.href.startsWith(`${url.protocol}//`) ? url.href : '';
}

/**
 * Returns the address of an image (http, https or from '/'); '' for all others, such as storage
 * paths.
 */
export function filterImageLink(raw: unknown, base = ''): string {
  return filterAddress(raw, base, FETCH_PROTOCOLS);
}

/** Returns the address of audio or video; '' for all others, also for an encrypted address. */
export function filterMediaLink(raw: unknown, base = ''): string {
  return filterAddress(raw, base, FETCH_PROTOCOLS);
}

/** Like filterMediaLink, and accepts web sockets, which only a player opens. */
export function filterStreamLink(raw: unknown, base = ''): string {
  return filterAddress(raw, base, STREAM_PROTOCOLS);
}

function filterAddress(sent: unknown, base: string, protocols: readonly string[]): string {
  // Fields of JSON have addresses as they were in HTML.
  const raw = typeof sent === 'string' ? sent.replace(/&(?:amp;)+/g, '&') : '';
  const url = parseAddress(raw, base || NOWHERE);
  if (url === null || !protocols.includes(url.protocol)) return '';
  if (url.origin !== NOWHERE) return withoutUser(url);
  return formatLocal(url, raw, protocols.includes('mailto:'));
}

/** Returns a path; for links also a fragment of the page, which is no file to load. */
function formatLocal(url: URL, raw: string, isLink: boolean): string {
  const first = raw.replace(/^[\0- ]+/, '').charAt(0);
  if (first === '#') return isLink ? url.hash : '';
  // The parser may return '//host' (from '/.//host'), which would be another site.
  const isPath = (first === '/' || first === '\\') && !url.pathname.startsWith('//');
  return isPath ? url.pathname + url.search + url.hash : '';
}

/** Returns the address without a user name, which only serves to disguise the host. */
export function withoutUser(url: URL): string {
  if (url.username !== '') url.username = '';
  if (url.password !== '') url.password = '';
  return url.href;
}

/** Returns the parsed address; null when it is none. */
export function parseAddress(raw: unknown, base?: string): URL | null {
  if (typeof raw !== 'string' || raw === '') return null;
  try {
    // Safari 14 throws when the base is undefined.
    return base === undefined ? new URL(raw) : new URL(raw, base);
  } catch {
    return null;
  }
}
