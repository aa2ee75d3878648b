import type { Page } from 'playwright/test';

/** Records layout shifts without recent input, from the first paint of the next page on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value, sources } = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
          sources: { node?: Element }[];
        };
        const [source] = sources;
        if (!hadRecentInput) shifts.push(`${value.toFixed(4)} ${source?.node?.className}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the recorded layout shifts: their value and the class of the first element. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
