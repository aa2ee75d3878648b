import type { BrowserContext } from 'playwright/test';
import { ROUTE_NAMES } from '../../src/routes.ts';
import { expect, test } from '../helpers/browser.ts';
import { crawlSite } from '../helpers/crawlSite.ts';
import { logInAsMember } from '../helpers/member.ts';
import { ROUTE_RECORDS, type RouteRecord } from '../helpers/routeRecords.ts';
import { SWEEP_LIMIT_MS } from '../helpers/sweepLimit.ts';

/** Every route has a way from the front page (product 2.18). */

type Ways = readonly RouteRecord['reachedBy'][];

/** Expects that links lead from the front page to all routes but those that are reached otherwise. */
async function expectDoors(context: BrowserContext, site: string, otherWays: Ways) {
  const doors = await crawlSite(context, site);
  expect(ROUTE_NAMES.filter((route) => !doors.has(route))).toEqual(
    ROUTE_NAMES.filter((route) => otherWays.includes(ROUTE_RECORDS[route].reachedBy)),
  );
}

// They follow some hundred links; tests/pages/doors.test.ts reads the HTML alone.
test.describe.configure({ timeout: SWEEP_LIMIT_MS });

test('a reader reaches every route from the front page', { tag: '@sweep' }, async ({
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await expectDoors(context, baseURL ?? '', ['share', 'member', 'signUp']);
});

test('a member reaches every route from the front page', { tag: '@sweep' }, async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  await logInAsMember(page, { phone: '13800000002' });
  await expectDoors(context, baseURL ?? '', ['share', 'signUp']);
});

test('pages that are opened from outside lead to the front page', { tag: '@sweep' }, async ({
  page,
}) => {
  await logInAsMember(page);
  const shared = ROUTE_NAMES.filter((route) => ROUTE_RECORDS[route].reachedBy === 'share');
  for (const route of shared) {
    await page.goto(ROUTE_RECORDS[route].address);
    const home = page.locator('a[href$="/home.html"]:visible:not([data-back])');
    await expect(home.first(), route).toBeVisible();
  }
});
