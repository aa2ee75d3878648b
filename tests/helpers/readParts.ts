import type { Page } from 'playwright/test';

/**
 * Returns what a page shows, except for its comments, which a template adds later. Exact times replace
 * relative ones, which change; numbers are removed, since other tests like, follow and write.
 */
export async function readParts(page: Page) {
  const text = await page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const hidden of Array.from(copy.querySelectorAll('script,[hidden],#comments')))
      hidden.remove();
    for (const time of Array.from(copy.querySelectorAll('time'))) {
      time.textContent = time.getAttribute('datetime');
    }
    return (copy.textContent ?? '').replace(/[\d\s]+/g, ' ');
  });
  return {
    text,
    title: await page.title(),
    canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
    heading: await page.locator('h1').allTextContents(),
  };
}
