import { parseHtml } from '../../body/parse.browser.ts';
import { sanitiseHtml } from '../../body/sanitiseHtml.ts';

/** Returns sanitised HTML. One module, so that sanitiser and parser load as one chunk. */
export const sanitiseInBrowser = (html: string): string => sanitiseHtml(html, parseHtml);
