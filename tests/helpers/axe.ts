import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

/** Half as long as the one to read: every page takes it in anew. */
const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const AXE = readFileSync(AXE_FILE, 'utf8');

/** What depends on colours: all that another colour scheme can change. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with the page, or a part of it, as it stands: rule, and the elements. */
export const violations = (page: Page, part = 'html'): Promise<string[]> => runAxe(page, part);

/** What axe finds wrong in light, all rules, and then in dark, where only colours are others. */
export async function violationsInBoth(page: Page, part = 'html'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await runAxe(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await runAxe(page, part, OF_COLOURS);
  return [...light.map((text) => `light: ${text}`), ...dark.map((text) => `dark: ${text}`)];
}

async function runAxe(page: Page, part: string, rules?: readonly string[]): Promise<string[]> {
  // Through the debugger: the policy of the page lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([selector, only]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const found = await axe.run(selector, {
        preload: false,
        resultTypes: ['violations'],
        ...(only ? { runOnly: [...only] } : {}),
      });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
      );
    },
    [part, rules] as const,
  );
}
