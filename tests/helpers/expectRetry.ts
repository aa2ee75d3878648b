import type { Page } from 'playwright/test';
import { expect, type Problems } from './browser.ts';

/**
 * Opens a page while a call fails with HTTP 502, expects the button to reload, and taps it once
 * the call works again.
 */
export async function expectRetry(
  page: Page,
  problems: Problems,
  call: string,
  address: string,
): Promise<void> {
  problems.allow(/502/);
  const calls = new RegExp(`/${call}(\\?|$)`);
  await page.route(calls, (route) => route.fulfill({ status: 502 }));
  await page.goto(address);
  const retry = page.getByRole('button', { name: '重新加载' });
  await expect(retry).toBeVisible();
  await page.unroute(calls);
  await retry.click();
}
