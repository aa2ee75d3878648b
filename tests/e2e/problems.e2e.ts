import { expect, test } from '../helpers/browser.ts';

/** The `problems` fixture of all tests records what it must record. */
const show = async (page: import('playwright/test').Page, head: string, script: string) => {
  await page.route('**/sample.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><head><link rel="icon" href="data:,">${head}</head><script>${script}</script>`,
    }),
  );
  await page.goto('sample.html');
};

test('the fixture records nothing on a page without problems', async ({ page, problems }) => {
  await show(page, '', 'console.log(1); console.warn(2)');
  expect(problems.seen).toEqual([]);
});

test('the fixture records a logged error', async ({ page, problems }) => {
  problems.allow(/^console: it broke/);
  await show(page, '', 'console.error("it broke")');
  await expect.poll(() => problems.seen).toEqual([expect.stringMatching(/^console: it broke/)]);
});

test('the fixture records an uncaught error', { tag: '@sweep' }, async ({ page, problems }) => {
  problems.allow(/^uncaught: Error: it broke/);
  await show(page, '', 'throw new Error("it broke")');
  await expect.poll(() => problems.seen).toEqual([expect.stringMatching(/^uncaught: .*it broke/)]);
});

test('the fixture records an unhandled rejection', { tag: '@sweep' }, async ({
  page,
  problems,
}) => {
  problems.allow(/^uncaught: Error: it broke/);
  await show(page, '', 'Promise.reject(new Error("it broke"))');
  await expect.poll(() => problems.seen).toEqual([expect.stringMatching(/^uncaught: .*it broke/)]);
});

test('the fixture records a violation of the content security policy', async ({
  page,
  problems,
}) => {
  problems.allow(/^console: .*Content Security Policy/);
  await show(page, `<meta http-equiv="content-security-policy" content="script-src 'none'">`, '1');
  await expect
    .poll(() => problems.seen)
    .toEqual([expect.stringMatching(/^console: .*Content Security Policy/)]);
});
