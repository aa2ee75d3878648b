import type { Page } from 'playwright/test';

/** Sets the server's clock for one page, which decides its relative times. */
export async function setServerClock(page: Page, time: string | number): Promise<void> {
  const data = new Date(time).getTime();
  await page.route(/\/serverTime\b/, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { status: 0, message: 'ok', data },
    }),
  );
}
