import type { Page } from 'playwright/test';
import { ROUTES, type RouteName, routeFile } from '../../src/routes.ts';
import { expect, test } from '../helpers/browser.ts';
import { ROUTE_ADDRESSES } from '../helpers/routeAddresses.ts';

/** The templates of community pages: they show what the baked page shows, and start its lists. */

/** Community pages that are baked. */
const BAKED = [
  'activityDetail',
  'askDetail',
  'circleDetail',
  'dynamicDetail',
  'figureDetail',
  'friendsCircleDetail',
  'newQaDetail',
  'postDetail',
  'qaDetail',
  'reporter',
  'topicDetail',
  'xyDetail',
] as const satisfies readonly RouteName[];

/** Returns the address of a baked page. Other tests write articles of the reporter there. */
const bakedAddress = (route: RouteName): string =>
  route === 'reporter' ? 'reporter/15.html' : ROUTE_ADDRESSES[route];

/** Returns the address of the template with the content of a baked page. */
const templateAddress = (route: RouteName): string => {
  const [, id = ''] = /\/(\d+)\.html$/.exec(bakedAddress(route)) ?? [];
  return `${routeFile(ROUTES[route])}.html?id=${id}`;
};

/**
 * Returns what a page shows, except for its comments, which a template adds later. Exact times replace relative ones, which change; numbers are removed,
 * since other tests like, follow and write.
 */
async function readParts(page: Page) {
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

for (const route of BAKED) {
  test(`${route}: the template shows what the baked page shows`, async ({ page }) => {
    // React never loads: lists and comments stay as they were at first.
    await page.route(/\/_astro\/react\./, () => {});
    await page.goto(bakedAddress(route));
    const expected = await readParts(page);
    expect(expected.text.length).toBeGreaterThan(20);
    await page.goto(templateAddress(route));
    await expect.poll(() => readParts(page)).toEqual(expected);
  });
}

test('a tab that is tapped before React has the list is opened', async ({ page }) => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/_astro\/CommunityList/, (route) => loaded.then(() => route.continue()));
  await page.goto(templateAddress('circleDetail'));
  const hot = page.getByRole('tab').last();
  await hot.click();
  await expect(hot).toHaveAttribute('aria-busy', 'true');
  load();
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/tab=postsHot/);
});
