import { createHash } from 'node:crypto';

/**
 * The one content policy of every page: what runs is what the build put there.
 * Scripts and styles are allowed by the hash of what stands in this page; pictures
 * and media come from anywhere a CMS keeps them; requests go to http(s) hosts of the
 * deployment, which its settings name; sockets only to its API's host and its stream hosts,
 * from pages that play or follow something.
 */
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const SETTINGS = /<script type="application\/json" id="settings">([\s\S]*?)<\/script>/;
const hashes = new Map<string, string>();

/** `html` with its policy as the first thing after the character set. */
export function withPolicy(html: string): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (content === '' || /type="application\//.test(attributes)) continue;
    (tag === 'script' ? scripts : styles).add(hashOf(content));
  }
  const settings = readSettings(html);
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${[...scripts].join(' ')}`,
    // The debug console writes style elements; beside a hash 'unsafe-inline' counts for nothing.
    `style-src 'self' ${settings.debugConsole === true ? "'unsafe-inline'" : [...styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    'img-src https: http: data: blob:',
    'media-src https: http: blob:',
    "font-src 'self' https: http:",
    readsFiles(html)
      ? "connect-src 'self' https: http:"
      : `connect-src 'self' ${connectHosts(settings, mayStream(html)).join(' ')}`.trimEnd(),
    "worker-src 'self' blob:",
    ...(holdsFrame(html) ? ['frame-src https:'] : []),
    "form-action 'self'",
    "base-uri 'none'",
  ].join(';');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  return html.replace(/<meta charset="utf-8">/i, (charset) => charset + meta);
}

function hashOf(content: string): string {
  let hash = hashes.get(content);
  if (hash === undefined) {
    hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    // Inline code is the same on every page; a bound keeps an odd page from filling memory.
    if (hashes.size < 1000) hashes.set(content, hash);
  }
  return hash;
}

function readSettings(html: string): Readonly<Record<string, unknown>> {
  const settings: unknown = JSON.parse(SETTINGS.exec(html)?.[1] ?? '{}');
  return typeof settings === 'object' && settings !== null ? { ...settings } : {};
}

/** Whether a page may hold an open line: a broadcast, a page with a film, one yet to be filled. */
const mayStream = (html: string): boolean =>
  !/^<!doctype html><html[^>]* data-template=/i.test(html) ||
  /<html[^>]* data-route="liveDetail"| data-act="play"/.test(html);

/** The page that shows a file of pages from wherever a CMS keeps it. */
const readsFiles = (html: string): boolean => /<html[^>]* data-route="previewPDF"/.test(html);

/** The page that shows an outside one inside itself. */
const holdsFrame = (html: string): boolean => /<html[^>]* data-route="linkDetail"/.test(html);

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
