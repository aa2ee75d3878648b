import { createRequire } from 'node:module';

interface Finder {
  findSystemChromium(): string;
  findHeadlessShell(): string;
  findDownloadedChromium(): string;
}

/**
 * What Playwright turns off (of two lists the browser reads the last), and the parts of the
 * browser's own window that are pages themselves: nobody looks at that window, and they cost
 * a quarter of the processor.
 */
const OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'WebUIToolbarWebView',
];

/** No traffic of the browser's own, so that what is measured is the page. */
export const CHROMIUM_ARGS: string[] = [
  `--disable-features=${OFF.join()}`,
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const finder = createRequire(import.meta.url)('./findChromium.cjs') as Finder;

/**
 * Path of the Chromium that benchmarks and budgets drive: CHROMIUM_PATH, the machine's
 * own, or Playwright's download. Throws where there is none.
 */
export function findChromium(): string {
  const found = finder.findSystemChromium() || finder.findDownloadedChromium();
  if (!found) throw new Error('No Chromium here: run `node scripts/setup.cjs --browser` first.');
  return found;
}

/**
 * Path of the Chromium for tests that look at what pages do: the one without a window
 * where the machine has it, else any. It keeps no pages for Back.
 */
export const findTestChromium = (): string => finder.findHeadlessShell() || findChromium();
