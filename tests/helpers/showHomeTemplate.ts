import type { Page } from 'playwright/test';
import { readLiveHomeTemplate } from './liveBuild.ts';

/** Serves the template instead of the baked front page, as a site without baked pages does. */
export async function showHomeTemplate(page: Page): Promise<void> {
  await page.context().grantPermissions(['local-network-access']);
  const body = await readLiveHomeTemplate();
  await page.route(
    (url) => url.pathname.endsWith('/home.html'),
    (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
  );
}
