import type { BrowserContext } from 'playwright/test';
import { ROUTE_NAMES, type RouteName } from '../../src/routes.ts';
import { expect, test } from '../helpers/browser.ts';
import { crawlSite } from '../helpers/crawlSite.ts';
import { logInAsMember } from '../helpers/member.ts';
import { ROUTE_ADDRESSES } from '../helpers/routeAddresses.ts';

/** Every route has a way from the front page (product 2.18). */

type Reasons = Partial<Record<RouteName, string>>;

/** Routes without such a way, and why. */
const FROM_OUTSIDE: Reasons = {
  activityVoteWeb: 'the shared page of a vote; the site has activityVote',
  columnShare: 'the shared page of a column; the site has columnDetail',
  friendsCircleDetail: 'a social post of the app, which shares it; no call lists them',
  invitedToDownload: 'where the invitation of Shareinvite leads in a browser',
  linkDetail: 'the shared page of a link; lists lead to its target',
  mvodShare: 'the shared page of a short video; the site has minVideoDetail',
  newQaDetail: 'the address of newer apps for what qaDetail shows',
  Shareinvite: 'the page that a member sends to a friend',
  writeOff: 'for staff, who scan the code of a voucher',
};

/** Routes that only members reach. */
const OF_MEMBERS: Reasons = {
  inputArticleDetail: 'own contributions, from getUserInfo',
  productDetail: 'an entry of the own points leads there',
};

/** A member who has signed up for nothing has no sign-up to open (getUserInfo, sign-ups). */
const OF_SIGN_UPS: Reasons = { signupdetail: 'a sign-up of the member leads there' };

/** Returns the routes of the table that a reader does not reach, and those that are listed wrongly. */
async function findMissing(context: BrowserContext, site: string, exempt: Reasons) {
  const doors = await crawlSite(context, site);
  return {
    withoutDoor: ROUTE_NAMES.filter((route) => !doors.has(route) && !(route in exempt)),
    listedWithDoor: ROUTE_NAMES.filter((route) => doors.has(route) && route in exempt),
  };
}
const NONE = { withoutDoor: [], listedWithDoor: [] };

// They follow some hundred links, on a busy machine.
test.describe.configure({ timeout: 600_000 });

test('a reader reaches every route from the front page', async ({ context, baseURL, problems }) => {
  problems.allow(/Failed to load resource/);
  const exempt = { ...FROM_OUTSIDE, ...OF_MEMBERS, ...OF_SIGN_UPS };
  expect(await findMissing(context, baseURL ?? '', exempt)).toEqual(NONE);
});

test('a member reaches every route from the front page', async ({
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

test('pages that are opened from outside lead to the front page', async ({ page }) => {
  await logInAsMember(page);
  for (const route of Object.keys(FROM_OUTSIDE) as RouteName[]) {
    await page.goto(ROUTE_ADDRESSES[route]);
    const home = page.locator('a[href$="/home.html"]:visible:not([data-back])');
    await expect(home.first(), route).toBeVisible();
  }
});
