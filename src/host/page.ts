import type { PageFlags } from '../model/mode.ts';

/** The parsed address of a page: its mode and the parameters of its route. */
export interface PageAddress {
  readonly flags: PageFlags;
  /** Keyed by the names in the route table; missing and malformed parameters are absent. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Returns the address as the inline script that requests the page's data has parsed it. Throws on
 * pages without that script.
 */
export function readPage(): PageAddress {
  if (!window.__page) throw new Error('This page has no inline script that reads its address.');
  return window.__page;
}

/** Returns whether the page's route needs a login; the layout writes it into the document. */
export const needsMember = (): boolean => document.documentElement.dataset.auth !== undefined;

/** Returns the name of the document's route; '' when the document names none. */
export const readRouteName = (): string => document.documentElement.dataset.route ?? '';
