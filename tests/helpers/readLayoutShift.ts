import type { Page } from 'playwright/test';

/** What has moved on a page without recent input since it was opened, and how much. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly string[];
}

/** Returns the sum of all layout shifts of the page, including those before the call, and what moved. */
export async function readLayoutShift(page: Page): Promise<LayoutShift> {
  // What was changed before the call moves in the next frame, which a busy machine may delay.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) => {
          const all = list.getEntries() as (PerformanceEntry & {
            hadRecentInput: boolean;
            value: number;
            sources: { node: Element | null }[];
          })[];
          const entries = all.filter(({ hadRecentInput }) => !hadRecentInput);
          const sources = entries.flatMap((entry) =>
            entry.sources.map(({ node }) => String((node as Element)?.outerHTML).slice(0, 120)),
          );
          done({ value: entries.reduce((sum, { value }) => sum + value, 0), sources });
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer is not called when there was no shift.
        setTimeout(() => done({ value: 0, sources: [] }), 300);
      }),
  );
}
