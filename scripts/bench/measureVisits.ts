import type { Page } from 'playwright';
import type { BenchSite } from './benchSite.ts';
import { MEASURED_PAGES, type MeasuredPage } from './measuredPages.ts';
import { formatMs, formatTable, percentile } from './numbers.ts';
import { slowCpu } from './slowDown.ts';
import { type PhoneVisit, type Variant, visitMeasuredPages, withPhonePage } from './visitPages.ts';

/** The engine reports no shorter event. */
const SHORTEST_MS = 16;

interface Step {
  /** Selector of the control that is tapped. */
  readonly tap: string;
  /** Selector of what follows. */
  readonly effect: string;
  /** Key that closes what the tap has opened. */
  readonly key?: 'Escape';
}

const LIKE: Step = {
  tap: '.bar [data-act=praise]',
  effect: '.bar [data-act=praise][aria-pressed=true]',
};
const SHARE: Step = { tap: '.bar [data-act=share]', effect: '[role=dialog]', key: 'Escape' };
const WRITE: Step = { tap: '.bar [data-act=compose]', effect: '[role=dialog]', key: 'Escape' };
const openColumn = (id: string): Step => ({
  tap: `[data-act=column][data-column="${id}"]`,
  effect: `[data-act=column][data-column="${id}"][aria-current]`,
});
const OPTION = '[data-act=vote][data-option="810101"]';

/** What a reader does on each kind of page. */
const VISITS: readonly { readonly page: MeasuredPage; readonly steps: readonly Step[] }[] = [
  { page: MEASURED_PAGES.article, steps: [LIKE, SHARE, WRITE, SHARE] },
  { page: MEASURED_PAGES.home, steps: [openColumn('14'), openColumn('12'), openColumn('14')] },
  { page: MEASURED_PAGES.live, steps: [LIKE, SHARE, SHARE] },
  {
    page: MEASURED_PAGES.paper,
    steps: [{ tap: '.paper-tool[data-act=share]', effect: '[role=dialog]', key: 'Escape' }],
  },
  { page: MEASURED_PAGES.vote, steps: [{ tap: OPTION, effect: `${OPTION}[aria-pressed=true]` }] },
];

const VARIANTS = ['baked', 'template'] as const satisfies readonly Variant[];

/**
 * Measures interaction to next paint (INP) of visits in which a reader uses one control after the
 * other, at a quarter of the processor's speed: from each tap or key to the next frame.
 */
export const measureVisits = (site: BenchSite, runs: number): Promise<string> =>
  visitMeasuredPages(site, async (visitOf) => {
    const rows: string[][] = [];
    for (const { page, steps } of VISITS) {
      for (const variant of VARIANTS) {
        const times: number[] = [];
        for (let run = 0; run < runs; run += 1) {
          times.push(...(await takeSteps(visitOf(page, variant), steps)));
        }
        rows.push([
          `${page.name}, ${variant}`,
          formatMs(percentile(times, 0.5)),
          formatMs(percentile(times, 0.98)),
          String(times.length),
        ]);
      }
    }
    return formatTable(['tap to next paint, 4x CPU', 'p50, ms', 'p98, ms', 'interactions'], rows);
  });

/** Visits a page; returns the time of each interaction in ms. */
const takeSteps = (visit: PhoneVisit, steps: readonly Step[]): Promise<number[]> =>
  withPhonePage(visit, async (page) => {
    await page.addInitScript(collectInteractions, SHORTEST_MS);
    await slowCpu(page);
    await page.goto(visit.url);
    for (const step of steps) await take(page, step);
    return readInteractions(page);
  });

async function take(page: Page, { tap, effect, key }: Step): Promise<void> {
  await page.locator(tap).first().tap();
  await page.locator(effect).first().waitFor();
  if (!key) return;
  await page.keyboard.press(key);
  await page.locator(effect).first().waitFor({ state: 'hidden' });
}

type Collected = typeof window & { interactions: Map<number, number> };

/** Runs in the page: collects the longest event of each interaction. */
function collectInteractions(shortestMs: number): void {
  const interactions = new Map<number, number>();
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (!interactionId) continue;
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: shortestMs, buffered: true } as never);
}

/** Returns the times after two frames, in which the engine reports the last ones. */
const readInteractions = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return Array.from((window as Collected).interactions.values());
  });
