import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import { expect, test } from '../helpers/browser.ts';
import { createId, putArticle, withBaked } from '../helpers/origin.ts';
import { openPrerenderingTab, type PrerenderingTab } from '../helpers/prerenderingTab.ts';

/** The next page is there before the finger is up (product 2.27). */

const ORIGIN = `http://localhost:${readTestPorts().origin}`;
/** Where the row of a test lies. */
const SPOT = [100, 330] as const;
const QUIET_MS = 700;

/** Returns how many visits of an article the origin has counted. */
async function countVisits(id: number): Promise<number> {
  const answer = await fetch(`${ORIGIN}/control/records`);
  const { records } = (await answer.json()) as {
    records: { kind: string; params: Record<string, string> }[];
  };
  return records.filter(({ kind, params }) => kind === 'postEvents' && params.id === String(id))
    .length;
}

/** Adds a row that leads to an article to the shown list. */
const addRow = (tab: PrerenderingTab, address: string) =>
  tab.read(`document.body.insertAdjacentHTML('beforeend', \`<a data-article="1" href="${address}"
    style="position:fixed;top:300px;left:0;width:300px;height:60px;z-index:99">1</a>\`);
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`);

/** Opens the front page with a row, which needs no touch before the browser prerenders it. */
async function openList(tab: PrerenderingTab, home: string, address: string): Promise<void> {
  await tab.open(home);
  await expect
    .poll(() => tab.read(`document.querySelectorAll('[type=speculationrules]').length`))
    .toBe(1);
  await addRow(tab, address);
}

/** Waits for as long as a page needs until its behaviours have started, and expects no call and no visit. */
async function expectNothingSent(tab: PrerenderingTab, id: number): Promise<void> {
  await tab.read(`new Promise((done) => setTimeout(done, ${QUIET_MS}))`);
  const calls = tab.requested.filter(({ address }) => address.startsWith(ORIGIN));
  expect(calls.filter(({ address }) => address.includes(String(id)))).toEqual([]);
  expect(await countVisits(id)).toBe(0);
}

test('an article is prerendered while its row is pressed, its visit counted when it is shown, and Back leads to the list from memory', async ({
  baseURL,
}) => {
  const id = createId();
  const page = await putArticle(id);
  const address = `${baseURL}${page}`;
  const tab = await openPrerenderingTab();
  try {
    await withBaked(page, async () => {
      await openList(tab, `${baseURL}home.html`, address);
      // A touch that scrolls: the browser drops the page that it began, and no visit is counted.
      tab.touch('touchStart', ...SPOT);
      await expect.poll(tab.listPrerendered).toEqual([address]);
      for (const way of [20, 40, 60]) tab.touch('touchMove', SPOT[0], SPOT[1] - way);
      await expect.poll(tab.listPrerendered).toEqual([]);
      tab.touch('touchEnd');

      await openList(tab, `${baseURL}home.html`, address);
      await tab.read(`window.mark = 'same page'`);
      tab.touch('touchStart', ...SPOT);
      await expect.poll(tab.listPrerendered).toEqual([address]);
      await expectNothingSent(tab, id);
      // The code of the first touch leaves the row to the browser.
      expect(tab.requested).not.toContainEqual({ address, type: 'Fetch' });
      tab.touch('touchEnd');
      await expect
        .poll(() => tab.read(`performance.getEntriesByType('navigation')[0].activationStart`))
        .toBeGreaterThan(0);
      expect(await tab.read('location.href')).toBe(address);
      await expect.poll(() => countVisits(id)).toBe(1);
      await tab.read('void setTimeout(() => history.back())');
      await expect.poll(() => tab.read('window.mark')).toBe('same page');
      expect(await countVisits(id)).toBe(1);
    });
  } finally {
    await tab.close();
  }
});

test('a template that is prerendered sends nothing, and is loaded when its row is tapped', {
  tag: '@sweep',
}, async ({ baseURL }) => {
  const id = createId();
  const address = `${baseURL}${await putArticle(id)}`;
  const tab = await openPrerenderingTab();
  try {
    await openList(tab, `${baseURL}home.html`, address);
    tab.touch('touchStart', ...SPOT);
    await expect.poll(() => tab.requested).toContainEqual({ address, type: 'Document' });
    await expectNothingSent(tab, id);
    tab.touch('touchEnd');
    await expect.poll(() => tab.read('document.title')).toContain(String(id));
    await expect.poll(() => countVisits(id)).toBe(1);
  } finally {
    await tab.close();
  }
});
