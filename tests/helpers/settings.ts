import type { Page } from 'playwright/test';
import { withPolicy } from '../../scripts/build/policy.ts';
import type { Settings } from '../../src/settings.ts';

const ELEMENT = /(<script type="application\/json" id="settings">)([\s\S]*?)(<\/script>)/;

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;

/**
 * Opens a page as if its deployment had other settings: they stand as JSON in the
 * document, under the policy that the build writes for them. Documents that the page
 * opens later have them too.
 */
export async function openWithSettings(
  page: Page,
  address: string,
  changes: Partial<Settings>,
): Promise<void> {
  // A document that a test hands in has no address of this machine, as its origin has.
  await page.context().grantPermissions(['local-network-access']);
  await page.route(
    (url) => url.pathname.endsWith('.html'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      // The text is not packed any more.
      const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
      await route.fulfill({ status: response.status(), headers, body: change(html, changes) });
    },
  );
  await page.goto(address);
}

function change(html: string, changes: Partial<Settings>): string {
  const changed = html.replace(ELEMENT, (_, start: string, json: string, end: string) => {
    const settings = { ...(JSON.parse(json) as Settings), ...changes };
    return start + JSON.stringify(settings).replaceAll('<', '\\u003c') + end;
  });
  return withPolicy(changed.replace(POLICY, ''));
}
