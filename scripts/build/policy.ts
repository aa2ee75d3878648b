import { attributeOf, rawTextOf, type Tag } from './scanTags.ts';

/** The facts from which the content security policy of a page is made. */
export interface PolicyFacts {
  /** Hashes of its inline scripts and styles; only those that the build made. */
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  /** The settings in the page. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly route: string | undefined;
  /** Whether it may open a long-lived connection: a broadcast, a page with a video, a template. */
  readonly mayStream: boolean;
}

/**
 * Returns the content security policy of a page: only code of the build runs. Images and media load
 * from any host, because a CMS may store them anywhere; requests go to the http(s) hosts in the
 * deployment's settings; sockets only to its API's host and its stream hosts, from pages that play
 * media or follow something.
 */
export function formatPolicy(facts: PolicyFacts): string {
  const { scripts, styles, settings, route, mayStream } = facts;
  // In this order the directives compress best, and every page has them.
  return [
    "default-src 'none'",
    'img-src https: http: data: blob:',
    'font-src https: http:',
    // The only page that loads a PDF file, which a CMS may store on any host.
    route === 'previewPDF'
      ? "connect-src 'self' https: http:"
      : ["connect-src 'self'", ...connectHosts(settings, mayStream)].join(' '),
    // The debug console writes style elements; engines ignore 'unsafe-inline' next to a hash.
    ["style-src 'self'", ...(settings.debugConsole === true ? ["'unsafe-inline'"] : styles)].join(
      ' ',
    ),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    // The page that shows an outside page in a frame.
    ...(route === 'linkDetail' ? ['frame-src https:'] : []),
    "form-action 'self'",
    "style-src-attr 'unsafe-inline'",
    'media-src https: http: blob:',
    "base-uri 'none'",
  ].join(';');
}

/** Returns the `<meta>` element with the policy. */
export const formatPolicyMeta = (facts: PolicyFacts): string =>
  `<meta http-equiv="content-security-policy" content="${formatPolicy(facts)}">`;

/**
 * Returns the facts for a page's policy from its elements. Throws when its settings are not JSON.
 */
export function readPolicyFacts(
  html: string,
  tags: readonly Tag[],
): Pick<PolicyFacts, 'settings' | 'route' | 'mayStream'> {
  const root = tags.find(({ name }) => name === 'html');
  const route = attributeOf(root, 'data-route');
  // On the front page the attribute is empty, because its template has the same address.
  const isTemplate = !attributeOf(root, 'data-template');
  const isPlayer = (tag: Tag) => attributeOf(tag, 'data-act') === 'play';
  return {
    settings: readSettings(html, tags),
    route,
    mayStream: isTemplate || route === 'liveDetail' || tags.some(isPlayer),
  };
}

/** Returns the element of a finished page that contains its policy. */
export const findPolicy = (tags: readonly Tag[]): Tag | undefined =>
  tags.find((tag) => attributeOf(tag, 'http-equiv') === 'content-security-policy');

/** Returns the element with the settings of a page: the first with that id, in the head. */
export const findSettings = (tags: readonly Tag[]): Tag | undefined =>
  tags.find((tag) => tag.name === 'script' && attributeOf(tag, 'id') === 'settings');

function readSettings(html: string, tags: readonly Tag[]): Readonly<Record<string, unknown>> {
  const element = findSettings(tags);
  const settings: unknown = JSON.parse(element ? rawTextOf(html, element) : '{}');
  return typeof settings === 'object' && settings !== null ? { ...settings } : {};
}

function connectHosts(settings: Readonly<Record<string, unknown>>, streams: boolean): string[] {
  const hosts = Object.values(settings)
    .filter((value): value is string => typeof value === 'string' && /^https?:/.test(value))
    .map((address) => new URL(address).origin);
  if (streams) {
    const { apiUrl, streamHosts } = settings;
    // In old engines 'http' does not allow sockets.
    if (typeof apiUrl === 'string') hosts.push(new URL(apiUrl).origin.replace(/^http/, 'ws'));
    if (Array.isArray(streamHosts)) hosts.push(...streamHosts.map(String));
  }
  return [...new Set(hosts)];
}
