import { ROUTE_NAMES, ROUTES } from '../../src/routes.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { skeleton } from '../helpers/locators.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { ROUTE_ADDRESSES } from '../helpers/routeAddresses.ts';

/** axe.e2e.ts tests kinds of articles, and the stories of pages what readers open in them. */
for (const route of ROUTE_NAMES.filter((name) => !ROUTES[name].auth)) {
  test(`${route} has no axe violation, light and dark`, { tag: '@sweep' }, async ({ page }) => {
    await page.goto(ROUTE_ADDRESSES[route]);
    await waitUntilStarted(page);
    await expect(page.locator('main').getByRole('heading').first()).toBeAttached();
    await expect(skeleton(page)).toHaveCount(0);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
  });
}
