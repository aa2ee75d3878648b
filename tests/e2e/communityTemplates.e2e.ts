import { ROUTES, type RouteName, routeFile } from '../../src/routes.ts';
import { expect, test } from '../helpers/browser.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import { holdReact } from '../helpers/holdReact.ts';
import { readParts } from '../helpers/readParts.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';

/** Templates of one item without React: they show what the baked page shows, and start its lists. */

/** Community pages that are baked. The first has most of what the others have. */
const BAKED = [
  'topicDetail',
  'circleDetail',
  'activityDetail',
  'askDetail',
  'dynamicDetail',
  'figureDetail',
  'friendsCircleDetail',
  'newQaDetail',
  'postDetail',
  'qaDetail',
  'reporter',
  'xyDetail',
] as const satisfies readonly RouteName[];

/** Pages whose content no other test changes: tests write articles of reporter 11, posts in circle 901. */
const UNCHANGED: Partial<Record<RouteName, string>> = {
  circleDetail: 'circleDetail/902.html',
  reporter: 'reporter/15.html',
};

/** Returns the address of a baked page. */
const bakedAddress = (route: RouteName): string => UNCHANGED[route] ?? ROUTE_RECORDS[route].address;

/** Returns the address of the template with the content of a baked page. */
const templateAddress = (route: RouteName): string => {
  const [, id = ''] = /\/(\d+)\.html$/.exec(bakedAddress(route)) ?? [];
  return `${routeFile(ROUTES[route])}.html?id=${id}`;
};

for (const [at, route] of BAKED.entries()) {
  const tag = at === 0 ? undefined : '@sweep';
  test(`${route}: the template shows what the baked page shows`, { tag }, async ({ page }) => {
    // React never loads: lists and comments stay as they were at first.
    await holdReact(page);
    await page.goto(bakedAddress(route));
    const expected = await readParts(page);
    expect(expected.text.length).toBeGreaterThan(20);
    await page.goto(templateAddress(route));
    await expect.poll(() => readParts(page)).toEqual(expected);
  });
}

/** Templates that are baked with their content in `noscript`. */
for (const [route, tag] of [
  ['LeaderViewList', '@sweep'],
  ['aboutUs', '@sweep'],
  ['xyRules', '@sweep'],
] as const) {
  test(`${route}: the template shows what it says to readers without JavaScript`, {
    tag,
  }, async ({ page }) => {
    await holdReact(page);
    await page.goto(`${route}.html`);
    await page.locator('h1').waitFor();
    // Without scripts a parser reads the content of `noscript` as elements.
    const { names, ...document } = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const names = Array.from(parsed.querySelectorAll('noscript main :is(h1, h2[class], ul a)'));
        return {
          names: names.map(({ textContent }) => (textContent ?? '').replace(/[\d\s]+/g, ' ')),
          title: parsed.title,
          canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
        };
      },
      readBuilt(`${route}.html`),
    );
    const { text, title, canonical } = await readParts(page);
    expect({ title, canonical }).toEqual(document);
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
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
