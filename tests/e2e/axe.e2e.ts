import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { HOOK } from '../helpers/locators.ts';
import { hydrateIslands, scrollThrough, waitUntilStarted } from '../helpers/pageHelpers.ts';

test('axe reports an image without alt text, and low contrast in dark only', async ({ page }) => {
  const style = '@media (prefers-color-scheme: dark) { body { background: #141414 } }';
  await page.setContent(
    `<!DOCTYPE html><html lang="en"><title>a</title><style>${style}</style><main><h1 style="color: #222">Heading</h1><img src="data:,"></main></html>`,
  );
  expect(await findViolationsInBothThemes(page)).toEqual([
    expect.stringMatching(/^light: image-alt/),
    expect.stringMatching(/^dark: color-contrast: <h1/),
  ]);
});

/**
 * Name of the page, address, and a selector that matches once the page is ready. The first has most of
 * what the others have.
 */
const PAGES = [
  ['the template', 'newsDetail/999/345.html', 'section ul .row-title'],
  ['the front page', 'home.html', 'main li'],
  ['a text article with cards and ads', 'newsDetail/12/345.html', HOOK.floatingButtons],
  ['a photo set', 'newsDetail/19/411.html', HOOK.floatingButtons],
  ['a Tibetan article', 'newsDetail/34/532.html', HOOK.floatingButtons],
  ['an English article', 'newsDetail/31/501.html', HOOK.floatingButtons],
  ['an article with a vote', 'newsDetail/24/384.html', HOOK.floatingButtons],
  ['an article with attachments', 'newsDetail/12/350.html', HOOK.floatingButtons],
  ['a newspaper article', 'newsDetail/23/7001.html?szb=1', HOOK.layoutArea],
  ['an article that is not there', 'newsDetail/12/99999999.html', '[role=status] svg'],
  ['an article that failed', 'newsDetail/999/346.html', 'main [role=alert]'],
] as const;

for (const [at, [what, address, ready]] of PAGES.entries()) {
  const tag = at === 0 ? undefined : '@sweep';
  test(`has no axe violation, light and dark: ${what}`, { tag }, async ({ page, problems }) => {
    if (ready === 'main [role=alert]') {
      problems.allow(/Failed to load resource/);
      await page.route('**/getArticleContent?**', (route) => route.abort());
    }
    await page.goto(address);
    await page.locator(ready).first().waitFor({ state: 'attached' });
    if (ready === HOOK.floatingButtons) {
      await waitUntilStarted(page);
      await scrollThrough(page);
      // A vote hydrates only when it is tapped.
      await hydrateIslands(page, 'astro-island[ssr]:not([client=tap])');
    }
    expect(await findViolationsInBothThemes(page)).toEqual([]);
  });
}
