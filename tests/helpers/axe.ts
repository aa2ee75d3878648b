import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

/** The minified file is half the size, and every page evaluates it again. */
const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const AXE = readFileSync(AXE_FILE, 'utf8');

/** The rules that depend on colours: only their results can differ by colour scheme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Returns the axe violations of the page or a part of it: rule, element and message. */
export const findViolations = (page: Page, part = 'html'): Promise<string[]> => runAxe(page, part);

/** Returns the axe violations in light, and those of the colour rules in dark. */
export async function findViolationsInBothThemes(page: Page, part = 'html'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await runAxe(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await runAxe(page, part, OF_COLOURS);
  return [...light.map((text) => `light: ${text}`), ...dark.map((text) => `dark: ${text}`)];
}

async function runAxe(page: Page, part: string, rules?: readonly string[]): Promise<string[]> {
  // `evaluate` uses the debugger: the page's content security policy blocks foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([selector, only]) => {
      // What fades in has too little contrast until it has ended.
      const ending = document
        .getAnimations()
        .filter((animation) => animation.playState === 'running')
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) < Infinity);
      await Promise.allSettled(ending.map((animation) => animation.finished));
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
