import type { PageFlags } from '../model/mode.ts';

/** What the address of a page says: its mode and the parameters of its route. */
export interface PageAddress {
  readonly flags: PageFlags;
  /** By the names of the route's row; what is missing or malformed is not here. */
  readonly params: Readonly<Record<string, string>>;
}

/** The address, parsed once: by the inline script that asks for the page's data. */
export function readPage(): PageAddress {
  if (!window.__page) throw new Error('This page has no inline script that reads its address.');
  return window.__page;
}

/** Whether the page's route needs a logged-in reader: the layout wrote it there. */
export const needsMember = (): boolean => document.documentElement.dataset.auth !== undefined;

/** Whether the page is the login itself. */
export const isLoginPage = (): boolean => document.documentElement.dataset.route === 'login';
