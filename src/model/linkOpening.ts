/**
 * How a page opens the external address of a link article.
 *
 * - `app`: the native app opens it;
 * - `here`: the page navigates to it after a short delay;
 * - `framed`: it is shown inside the page;
 * - `ask`: the reader must tap the link;
 * - `text`: there is no address, the article's own text is shown.
 */
export type LinkOpening = 'app' | 'here' | 'framed' | 'ask' | 'text';

export interface LinkSurroundings {
  readonly environment: 'app' | 'messenger' | 'browser';
  /** Whether the page's query requests a frame. */
  readonly frame: boolean;
  /** Whether the screen is wide enough for a frame. */
  readonly wide: boolean;
  /** Whether an editor views the article. */
  readonly isEditorView: boolean;
  /** Origin of the site. */
  readonly siteUrl: string;
  /** Whether a path of the site is a page that redirects by itself, like this one. */
  readonly isRedirectPage: (pathname: string) => boolean;
}

/** Returns how to open `address`, which has passed the link filter (model/link.ts); '' for none. */
export function decideLinkOpening(address: string, around: LinkSurroundings): LinkOpening {
  if (address === '') return 'text';
  const url = parseWhole(address, around.siteUrl);
  if (url === null || !isReachable(url, around)) return 'ask';
  const isOwn = url.origin === new URL(around.siteUrl).origin;
  // Prevents an endless redirect between two link articles.
  if (isOwn && around.isRedirectPage(url.pathname)) return 'ask';
  if (around.environment === 'app') return 'app';
  // A secure page may frame only secure pages (scripts/build/policy.ts).
  const mayFrame = around.environment === 'browser' && url.protocol === 'https:' && !isOwn;
  if (mayFrame && (around.frame || around.wide)) return 'framed';
  return around.isEditorView ? 'ask' : 'here';
}

/** Returns the host of an address without `www.`; '' for mail and telephone. */
export function formatHost(address: string, siteUrl: string): string {
  return parseWhole(address, siteUrl)?.hostname.replace(/^www\./, '') ?? '';
}

/**
 * Whether the address can be navigated to: not mail, telephone, or a host without a dot
 * ('http://granary').
 */
function isReachable({ protocol, hostname, origin }: URL, { siteUrl }: LinkSurroundings): boolean {
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return hostname.includes('.') || hostname.startsWith('[') || origin === new URL(siteUrl).origin;
}

function parseWhole(address: string, siteUrl: string): URL | null {
  try {
    return new URL(address, siteUrl);
  } catch {
    return null;
  }
}
