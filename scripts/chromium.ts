import { createRequire } from 'node:module';

interface Finder {
  findSystemChromium(): string;
  findDownloadedChromium(): string;
}

/** No traffic of the browser's own, so that what is measured is the page. */
export const CHROMIUM_ARGS: string[] = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of the Chromium that tests and benchmarks drive: CHROMIUM_PATH, the machine's
 * own, or Playwright's download. Throws where there is none.
 */
export function findChromium(): string {
  const finder = createRequire(import.meta.url)('./findChromium.cjs') as Finder;
  const found = finder.findSystemChromium() || finder.findDownloadedChromium();
  if (!found) throw new Error('No Chromium here: run `node scripts/setup.cjs --browser` first.');
  return found;
}
