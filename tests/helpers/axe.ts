import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** What axe finds wrong with the page, or a part of it, as it stands: rule, and the elements. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  // Through the debugger: the policy of the page lets no foreign script in.
  await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const found = await axe.run(selector, { preload: false, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
    );
  }, part);
}
