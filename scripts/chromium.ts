import { createRequire } from 'node:module';

interface Finder {
  findSystemChromium(): string;
  findHeadlessShell(): string;
  findDownloadedChromium(): string;
}

/**
 * Features to disable: those that Playwright disables (the browser only reads the last such
 * argument), and the browser UI that consists of web pages, which costs a quarter of the
 * processor in tests.
 */
const DISABLED_FEATURES = [
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

/** Disables the browser's own network traffic, so that only the page is measured. */
export const CHROMIUM_ARGS: string[] = [
  `--disable-features=${DISABLED_FEATURES.join()}`,
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const finder = createRequire(import.meta.url)('./findChromium.cjs') as Finder;

/**
 * Returns the path of Chromium for benchmarks and budgets: CHROMIUM_PATH, the system's, or
 * Playwright's download. Throws where there is none.
 */
export function findChromium(): string {
  const found = finder.findSystemChromium() || finder.findDownloadedChromium();
  if (!found) throw new Error('No Chromium here: run `node scripts/setup.cjs --browser` first.');
  return found;
}

/**
 * Returns the path of Chromium for functional tests: the headless shell where it is
 * installed, else any. The headless shell has no back/forward cache.
 */
export const findTestChromium = (): string => finder.findHeadlessShell() || findChromium();
