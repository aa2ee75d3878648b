import type { Page } from 'playwright';
import type { BenchSite } from './benchSite.ts';
import { formatMs, formatTable, percentile } from './numbers.ts';
import { LARGE_VOTE, visitBakedPages, withPhonePage } from './visitPages.ts';

/** Time between keys: shorter than the debounce of the search. */
const KEY_PAUSE_MS = 180;
const QUERIES = ['1234', '199', '江', '李明', '第88号', 'zzz'];

interface Searched {
  readonly painted: number[];
  readonly found: number[];
}

/** Searches in a vote with 2,000 options: from each key to the next paint, and to the results. */
export const benchSearch = (site: BenchSite): Promise<string> =>
  visitBakedPages(
    site,
    { kind: 'articles', articles: [], pages: [LARGE_VOTE] },
    async (visitOf) => {
      const visit = visitOf(LARGE_VOTE);
      const { painted, found } = await withPhonePage(visit, async (page) => {
        await page.goto(visit.url);
        // Headless Chromium sometimes does not report idle without input.
        await page.keyboard.press('Shift');
        await page.locator('.vote-search').waitFor();
        await page.waitForLoadState('networkidle');
        return search(page);
      });
      const rows = Object.entries({ 'key to paint': painted, 'key to found': found });
      return formatTable(
        ['search in 2,000 options', 'p50, ms', 'p95, ms'],
        rows.map(([name, times]) => [
          name,
          ...[0.5, 0.95].map((share) => formatMs(percentile(times, share))),
        ]),
      );
    },
  );

/** Measures from each key to the next painted frame, and to the last change of the results. */
async function search(page: Page): Promise<Searched> {
  await page.evaluate(() => {
    const searched: Searched = { painted: [], found: [] };
    Object.assign(window, { searched });
    document.querySelector('.vote-query')?.addEventListener('input', ({ timeStamp }) => {
      let changedAt = 0;
      const observer = new MutationObserver(() => {
        changedAt = performance.now();
      });
      const panel = document.querySelector('#vote-options')?.parentElement;
      if (panel) observer.observe(panel, { childList: true, subtree: true, characterData: true });
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => searched.painted.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
      setTimeout(() => {
        observer.disconnect();
        if (changedAt > 0) searched.found.push(changedAt - timeStamp);
      }, 150);
    });
  });
  const field = page.locator('.vote-query');
  for (const query of QUERIES) {
    await field.focus();
    await field.pressSequentially(query, { delay: KEY_PAUSE_MS });
    for (let n = 0; n < query.length; n += 1) {
      await field.press('Backspace', { delay: KEY_PAUSE_MS });
    }
  }
  await page.waitForTimeout(KEY_PAUSE_MS);
  return page.evaluate(() => (window as unknown as { searched: Searched }).searched);
}
