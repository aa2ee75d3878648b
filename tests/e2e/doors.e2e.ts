import type { BrowserContext } from 'playwright/test';
import { ROUTE_NAMES, type RouteName } from '../../src/routes.ts';
import { expect, test } from '../helpers/browser.ts';
import { crawlSite } from '../helpers/crawlSite.ts';
import { logInAsMember } from '../helpers/member.ts';
import { ROUTE_ADDRESSES } from '../helpers/routeAddresses.ts';
import {
  FROM_OUTSIDE,
  OF_MEMBERS,
  OF_SIGN_UPS,
  type Reasons,
} from '../helpers/routesWithoutDoor.ts';

/** Every route has a way from the front page (product 2.18). */

/** Returns the routes of the table that a reader does not reach, and those that are listed wrongly. */
async function findMissing(context: BrowserContext, site: string, exempt: Reasons) {
  const doors = await crawlSite(context, site);
  return {
    withoutDoor: ROUTE_NAMES.filter((route) => !doors.has(route) && !(route in exempt)),
    listedWithDoor: ROUTE_NAMES.filter((route) => doors.has(route) && route in exempt),
  };
}
const NONE = { withoutDoor: [], listedWithDoor: [] };

// They follow some hundred links, on a busy machine; tests/pages/doors.test.ts reads the HTML alone.
test.describe.configure({ timeout: 900_000 });

test('a reader reaches every route from the front page', { tag: '@sweep' }, async ({
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const exempt = { ...FROM_OUTSIDE, ...OF_MEMBERS, ...OF_SIGN_UPS };
  expect(await findMissing(context, baseURL ?? '', exempt)).toEqual(NONE);
});

test('a member reaches every route from the front page', { tag: '@sweep' }, async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await logInAsMember(page, { phone: '13800000002' });
  const exempt = { ...FROM_OUTSIDE, ...OF_SIGN_UPS };
  expect(await findMissing(context, baseURL ?? '', exempt)).toEqual(NONE);
});

test('pages that are opened from outside lead to the front page', { tag: '@sweep' }, async ({
  page,
}) => {
  await logInAsMember(page);
  for (const route of Object.keys(FROM_OUTSIDE) as RouteName[]) {
    await page.goto(ROUTE_ADDRESSES[route]);
    const home = page.locator('a[href$="/home.html"]:visible:not([data-back])');
    await expect(home.first(), route).toBeVisible();
  }
});
