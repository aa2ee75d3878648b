/**
 * Finds out whether an answer is a file of the site, or of something else at its address: the login of a
 * network (a captive portal), the notice of a proxy, the page that a host sends for a missing file. All of
 * these answer with 200.
 */

/** How each page of the site starts, and the page that is shown in place of others. */
const PAGE_START = /^\s*<!doctype html>\s*<html lang="[\w-]+" data-route="(\w+)"/i;
const SHELL_START = /^\s*<!doctype html>\s*<html lang="[\w-]+" data-base\b/i;
/** The address of the template that shows the same content: it names the content of a baked page. */
const TEMPLATE = / data-template="(?:[^"]*\/)?(\w+)\.html\?([^"]*)"/;

/** Media types of files by the ending of their names; what is not listed is anything but a page. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/(?:x-)?javascript\b/i,
  css: /^text\/css\b/i,
};
const NO_PAGE = /^(?!text\/html|application\/xhtml)/i;

const isDirect = ({ status, type, redirected }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected;

const typeOf = ({ headers }: Response): string => headers.get('content-type') ?? '';

/** Returns whether an answer is a page as its server sent it: without a redirect, of this host. */
export const isPage = (answer: Response): boolean =>
  isDirect(answer) && /^text\/html\b/i.test(typeOf(answer));

/** Returns whether an answer is the code, the styles or the data that this address names. */
export function isAsset(path: string, answer: Response): boolean {
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? '';
  return isDirect(answer) && (TYPES[ending] ?? NO_PAGE).test(typeOf(answer));
}

/** Returns whether an answer may be an image; what other hosts send cannot be read. */
export const isImage = (answer: Response): boolean =>
  answer.type === 'opaque' || (isDirect(answer) && /^image\//i.test(typeOf(answer)));

/** Returns whether a text is the page that is shown in place of others. */
export const isShell = (html: string): boolean => SHELL_START.test(html);

/**
 * Returns whether a text is the page of the site that has this address. Another page, such as the
 * template that some hosts send for an article without a page, is not.
 */
export function isPageOf(path: string, base: string, html: string): boolean {
  const head = html.slice(0, html.indexOf('<head'));
  const route = PAGE_START.exec(head)?.[1];
  if (route === undefined) return false;
  const [, name = route, query = ''] = TEMPLATE.exec(head) ?? [];
  const values = Array.from(query.matchAll(/=([^&]*)/g), ([, value]) => value).filter(Boolean);
  // Hosts may leave out the ending. The newest page of a newspaper has an address without its number.
  const stem = path.slice(base.length + 1).replace(/\.html$/, '');
  return `${[name, ...values].join('/')}/`.startsWith(`${stem}/`);
}
