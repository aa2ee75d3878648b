import { attributeOf, rawTextOf, type Tag } from './scanTags.ts';

/** What decides the policy of a page. */
export interface PolicyFacts {
  /** Hashes of its inline scripts and styles, of what the build made alone. */
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
  /** The settings that the page carries. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly route: string | undefined;
  /** Whether it may hold an open line: a broadcast, a page with a film, a template. */
  readonly mayStream: boolean;
}

/**
 * The one content policy of every page: what runs is what the build put there. Pictures
 * and media come from anywhere a CMS keeps them; requests go to http(s) hosts of the
 * deployment, which its settings name; sockets only to its API's host and its stream hosts,
 * from pages that play or follow something.
 */
export function formatPolicy(facts: PolicyFacts): string {
  const { scripts, styles, settings, route, mayStream } = facts;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    // The debug console writes style elements; beside a hash 'unsafe-inline' counts for nothing.
    ["style-src 'self'", ...(settings.debugConsole === true ? ["'unsafe-inline'"] : styles)].join(
      ' ',
    ),
    "style-src-attr 'unsafe-inline'",
    'img-src https: http: data: blob:',
    'media-src https: http: blob:',
    "font-src 'self' https: http:",
    // The one page that shows a file of pages from wherever a CMS keeps it.
    route === 'previewPDF'
      ? "connect-src 'self' https: http:"
      : ["connect-src 'self'", ...connectHosts(settings, mayStream)].join(' '),
    "worker-src 'self' blob:",
    // The page that shows an outside one inside itself.
    ...(route === 'linkDetail' ? ['frame-src https:'] : []),
    "form-action 'self'",
    "base-uri 'none'",
  ].join(';');
}

/** The element that holds a policy. */
export const formatPolicyMeta = (facts: PolicyFacts): string =>
  `<meta http-equiv="content-security-policy" content="${formatPolicy(facts)}">`;

/** What the elements of a page say about its policy. Throws when its settings are not JSON. */
export function readPolicyFacts(
  html: string,
  tags: readonly Tag[],
): Pick<PolicyFacts, 'settings' | 'route' | 'mayStream'> {
  const root = tags.find(({ name }) => name === 'html');
  const route = attributeOf(root, 'data-route');
  // The front page has the address of its template: its attribute is empty.
  const isTemplate = !attributeOf(root, 'data-template');
  const isPlayer = (tag: Tag) => attributeOf(tag, 'data-act') === 'play';
  return {
    settings: readSettings(html, tags),
    route,
    mayStream: isTemplate || route === 'liveDetail' || tags.some(isPlayer),
  };
}

/** The element that a finished page has its policy in. */
export const findPolicy = (tags: readonly Tag[]): Tag | undefined =>
  tags.find((tag) => attributeOf(tag, 'http-equiv') === 'content-security-policy');

/** The element with the settings of a page: the first of its id, in the head. */
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
    // Old engines do not take 'http' to allow sockets as well.
    if (typeof apiUrl === 'string') hosts.push(new URL(apiUrl).origin.replace(/^http/, 'ws'));
    if (Array.isArray(streamHosts)) hosts.push(...streamHosts.map(String));
  }
  return [...new Set(hosts)];
}
