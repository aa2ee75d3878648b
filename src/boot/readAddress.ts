import { type PageFlags, parsePageFlags } from '../model/mode.ts';
import { readPageParams } from '../routes.ts';

type Params = Readonly<Record<string, string>>;

/**
 * Parses the address of a template, keeps it for the modules (host/page.ts) and marks the view of an
 * editor. `__ROUTE__` is the page's row of the route table: the whole table would be inlined in
 * every template.
 */
export function readAddress(): { readonly params: Params; readonly flags: PageFlags } {
  const params = readPageParams(__ROUTE__, location);
  const flags = parsePageFlags(new URLSearchParams(location.search));
  if (flags.quiet) document.documentElement.dataset.quiet = '';
  window.__page = { flags, params };
  return window.__page;
}
