import * as STORAGE_KEYS from '../../src/host/storageKeys.ts';
import { expect, test } from '../helpers/browser.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import { breakFiles, listCode, listEntries } from '../helpers/chunks.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';

const ARTICLE = 'newsDetail/12/345.html';
/** The floating buttons need the messages of the page's language. */
const MESSAGES = /^cn\./;

/** Returns the files of the build that the page needs to start any behaviour. */
function listStaticImports(html: string): ReadonlySet<string> {
  const found = new Set(
    Array.from(html.matchAll(/\/_astro\/([^"'&?]+\.js)/g), ([, name = '']) => name),
  );
  for (const name of found) {
    const text = readBuilt(`_astro/${name}`);
    for (const [, imported = ''] of text.matchAll(/from"\.\/([^"]+)"/g)) found.add(imported);
  }
  return found;
}

test('starts all behaviours but the one whose file does not load', { tag: '@sweep' }, async ({
  page,
  problems,
}) => {
  problems.allow(/./);
  // The behaviours of pages from 960 px on are among them.
  await page.setViewportSize({ width: 1280, height: 800 });
  const html = readBuilt(ARTICLE);
  const needed = listStaticImports(html);
  const entries = await listEntries(html);
  const requested = await listCode(page, async () => {
    await page.goto(ARTICLE);
    await waitUntilStarted(page);
    await page.waitForLoadState('networkidle');
  });
  const imported = requested.filter(
    (file) => entries.has(file) && !needed.has(file) && !MESSAGES.test(file),
  );
  expect(imported.length).toBeGreaterThan(0);

  // The page has reloaded for a missing file before, so that no reload stops a visit of the test.
  await page.addInitScript((key) => {
    sessionStorage[key] = location.pathname;
  }, STORAGE_KEYS.reloaded);
  for (const file of imported) {
    await breakFiles(page, [file], 'gone');
    await page.goto(ARTICLE);
    await waitUntilStarted(page);
    await expect.poll(() => problems.seen.join('\n'), { message: file }).toContain(file);
    await page.unrouteAll();
  }
});

for (const [address, options] of [
  [ARTICLE, {}],
  ['home.html', { tag: '@sweep' }],
  ['newsDetail.html?columnId=12&id=345', { tag: '@sweep' }],
] as const) {
  test(
    `starts the behaviours of ${address} in a browser that is never idle`,
    options,
    async ({ page }) => {
      await page.addInitScript(() => {
        // Like a browser that always has other work: only the limit ends the wait.
        window.requestIdleCallback = (run, { timeout = 0 } = {}) =>
          timeout > 0 ? Number(setTimeout(run, timeout)) : 0;
      });
      await page.goto(address);
      await waitUntilStarted(page);
    },
  );
}
