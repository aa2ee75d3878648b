import type { Settings } from '../../src/settings.ts';
import { FRONT_PAGES } from '../build/homeTemplate.ts';

/**
 * Returns the addresses at which readers get these files, each once. Encodings of a file have one
 * address. The front page has several: its files, and the base with and without a slash.
 *
 * @param paths from the folder of the built files, with '/' and without one at their start
 */
export function listPurgeAddresses(
  paths: readonly string[],
  { siteUrl, siteBase }: Pick<Settings, 'siteUrl' | 'siteBase'>,
): string[] {
  const addresses = new Set<string>();
  const add = (path: string) => addresses.add(new URL(`${siteBase}${path}`, siteUrl).href);
  for (const path of paths) {
    if (FRONT_PAGES.includes(path)) for (const name of FRONT_PAGES) add(`/${name}`);
    else add(`/${path}`);
  }
  if (paths.some((path) => FRONT_PAGES.includes(path))) {
    add('');
    add('/');
  }
  return [...addresses];
}
