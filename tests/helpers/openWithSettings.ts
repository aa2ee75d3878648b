import type { Page } from 'playwright/test';
import { withSettings } from '../../scripts/build/withSettings.ts';
import type { Settings } from '../../src/settings.ts';

/**
 * Opens a page with other settings of its deployment: replaces their JSON in the document, and
 * the content security policy that the build derives from them. Documents that are opened later
 * get the same settings.
 */
export async function openWithSettings(
  page: Page,
  address: string,
  changes: Partial<Settings>,
): Promise<void> {
  // A document from `route.fulfill` has no local address, so the local origin needs a permission.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(
    (url) => url.pathname.endsWith('.html'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      // The body is not compressed any more.
      const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
      await route.fulfill({
        status: response.status(),
        headers,
        body: withSettings(html, changes),
      });
    },
  );
  await page.goto(address);
}
