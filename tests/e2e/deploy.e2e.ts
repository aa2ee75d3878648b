import { expect, test } from '../helpers/browser.ts';
import { articleBody } from '../helpers/locators.ts';
import { countDocuments, scrollThrough, waitUntilStarted } from '../helpers/pageHelpers.ts';

/**
 * Tests pages that were open during a deployment, which removed their chunks.
 * tests/unit/boot/reloadOnStaleChunk.test.ts tests which failures reload a page.
 */
test('reloads the page once for a missing chunk, then keeps its text', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|dynamically imported module|hydrating/);
  const documents = countDocuments(page);
  await page.route(/_astro\/Comments/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('newsDetail/12/345.html');
  const reloaded = page.waitForEvent('load');
  // The reload may come while the page is scrolled, and ends that.
  await Promise.all([reloaded, scrollThrough(page).catch(() => {})]);
  await waitUntilStarted(page);
  // The warning takes the place of the uncaught error.
  const reported = page.waitForEvent('console', (message) => message.type() === 'warning');
  await Promise.all([reported, scrollThrough(page)]);
  await expect(articleBody(page)).toContainText('朝桥上挥了挥手');
  await expect(page.locator('#comments')).toBeVisible();
  expect(documents()).toBe(2);
});

for (const [chunk, options] of [
  ['articleParts', {}],
  ['firstComments', { tag: '@sweep' }],
  ['deferred', { tag: '@sweep' }],
] as const) {
  test(
    `the template without its chunk ${chunk} reloads once and shows the text`,
    options,
    async ({ page, problems }) => {
      problems.allow(/Failed to load resource|dynamically imported module|^uncaught: $/);
      let opened = 0;
      let isAskedAgain = false;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) opened += 1;
      });
      await page.route(new RegExp(`_astro/${chunk}[^/]*\\.js`), (route) => {
        isAskedAgain = opened > 1;
        return route.fulfill({ status: 404, body: 'gone' });
      });
      await page.goto('newsDetail/999/345.html');
      await expect.poll(() => isAskedAgain).toBe(true);
      await expect(articleBody(page)).toContainText('朝桥上挥了挥手');
      expect(opened).toBe(2);
    },
  );
}
