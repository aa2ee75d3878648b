import type { Page } from 'playwright/test';

/** Makes the server's clock show a time to one page: times relative to now follow it. */
export async function setServerClock(page: Page, time: string | number): Promise<void> {
  const data = new Date(time).getTime();
  await page.route(/\/serverTime\b/, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { status: 0, message: 'ok', data },
    }),
  );
}
