import { parseHtml } from '../../body/parse.browser.ts';
import { sanitiseHtml } from '../../body/sanitiseHtml.ts';

/** HTML of the site's own editors, safe to insert. One file, so that it comes in one piece. */
export const cleanHtml = (html: string): string => sanitiseHtml(html, parseHtml);
