import { type Browser, chromium, type Page, type ViewportSize } from 'playwright/test';
import { CHROMIUM_ARGS, findTestChromium } from '../../scripts/chromium.ts';
import { readTestPorts, testVariables } from '../../scripts/test/testEnvironment.ts';

/** A default font size of 32 px is 200 %. */
const DOUBLE = '--blink-settings=defaultFontSize=32';
const { SITE_URL, SITE_BASE } = testVariables(readTestPorts());

/**
 * Starts a browser whose settings request text of 200 % (decision 37): a separate browser,
 * because a page cannot change this setting.
 */
export const launchDoubleText = (): Promise<Browser> =>
  chromium.launch({ executablePath: findTestChromium(), args: [...CHROMIUM_ARGS, DOUBLE] });

/** Opens a page of the site on a phone, without animations. */
export async function openPhone(browser: Browser, viewport: ViewportSize): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    isMobile: true,
    hasTouch: true,
    baseURL: `${SITE_URL}${SITE_BASE}/`,
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}
