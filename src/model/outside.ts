/**
 * What a page does about the outside address of a link article.
 *
 * - `app`: the native app opens it;
 * - `here`: the page gives way to it after a moment;
 * - `framed`: it shows inside the page;
 * - `ask`: nothing happens before the reader touches the link;
 * - `text`: there is no address, the article's own text opens.
 */
export type LinkOpening = 'app' | 'here' | 'framed' | 'ask' | 'text';

export interface LinkSurroundings {
  readonly place: 'app' | 'messenger' | 'browser';
  /** The page's address asks for a frame. */
  readonly frame: boolean;
  /** Things stand side by side on the screen. */
  readonly wide: boolean;
  /** An editor looks at the article. */
  readonly quiet: boolean;
  /** Origin of the pages. */
  readonly siteUrl: string;
  /** Whether a path of the site is a page that leads on by itself, as this one does. */
  readonly leadsOn: (pathname: string) => boolean;
}

/** `address` has passed the link filter (model/link.ts); '' when there was none that did. */
export function decideLinkOpening(address: string, around: LinkSurroundings): LinkOpening {
  if (address === '') return 'text';
  const url = parseWhole(address, around.siteUrl);
  if (url === null || !isReachable(url, around)) return 'ask';
  const isOwn = url.origin === new URL(around.siteUrl).origin;
  // Two links that lead to each other would go on for ever.
  if (isOwn && around.leadsOn(url.pathname)) return 'ask';
  if (around.place === 'app') return 'app';
  // Only what comes over a safe line may stand in a safe page (scripts/build/policy.ts).
  const mayFrame = around.place === 'browser' && url.protocol === 'https:' && !isOwn;
  if (mayFrame && (around.frame || around.wide)) return 'framed';
  return around.quiet ? 'ask' : 'here';
}

/** The host of an address as readers know it: '' for mail and telephone. */
export function hostOf(address: string, siteUrl: string): string {
  return parseWhole(address, siteUrl)?.hostname.replace(/^www\./, '') ?? '';
}

/** Mail, telephone and names without a dot ('http://granary') lead to no page by themselves. */
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
