import { ROUTE_NAMES, ROUTES, type RouteName } from '../../src/routes.ts';
import { findViolationsInBothThemes } from '../helpers/axe.ts';
import { expect, test } from '../helpers/browser.ts';
import { skeleton } from '../helpers/locators.ts';
import { waitUntilStarted } from '../helpers/pageHelpers.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';

/** Pages that lead on: to the login, and to another site after a moment. */
const leadsOn = (route: RouteName) => ROUTES[route].auth || route === 'linkDetail';

/** axe.e2e.ts tests kinds of articles, and the stories of pages what readers open in them. */
for (const route of ROUTE_NAMES.filter((name) => !leadsOn(name))) {
  test(`${route} has no axe violation, light and dark`, { tag: '@sweep' }, async ({ page }) => {
    await page.goto(ROUTE_RECORDS[route].address);
    await waitUntilStarted(page);
    await expect(skeleton(page)).toHaveCount(0);
    expect(await findViolationsInBothThemes(page)).toEqual([]);
  });
}
