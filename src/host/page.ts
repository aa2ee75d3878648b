import { type PageFlags, parsePageFlags } from '../model/mode.ts';
import { type PageParams, parsePageParams, type RouteName } from '../routes.ts';

/** What the address says, read once: the mode of the page and the parameters of its route. */
export function readPage<N extends RouteName>(
  route: N,
): { readonly flags: PageFlags; readonly params: PageParams<N> } {
  return {
    flags: parsePageFlags(new URLSearchParams(location.search)),
    params: parsePageParams(route, location),
  };
}
