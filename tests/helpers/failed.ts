import type { Page } from 'playwright/test';
import { expect, type Problems } from './browser.ts';

/** The page says that a call failed, and asks again at a tap, now that the call works. */
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
