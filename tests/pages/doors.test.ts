import { expect, it } from 'vitest';
import { readTestPorts, testVariables } from '../../scripts/test/testEnvironment.ts';
import { ROUTE_NAMES } from '../../src/routes.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import { followLinks, listHrefs } from '../helpers/followLinks.ts';
import {
  FROM_OUTSIDE,
  OF_MEMBERS,
  OF_SIGN_UPS,
  type Reasons,
} from '../helpers/routesWithoutDoor.ts';

const { SITE_URL, SITE_BASE = '' } = testVariables(readTestPorts());
const SITE = `${SITE_URL}${SITE_BASE}/`;

/** Routes whose way a script adds (tests/e2e/doors.e2e.ts follows it). */
const BY_SCRIPT: Reasons = {
  activityApply: 'from an activity',
  activityDetail: 'from a list of activities',
  activityVote: 'from a list of votes',
  dynamicDetail: 'from an account',
  replyAll: 'from a comment',
  voteItemDetail: 'from a vote',
};

/** Reads a page as a reader without scripts does: a template shows what is in its `noscript`. */
async function readPage(address: string) {
  const name = decodeURI(new URL(address).pathname.slice(SITE_BASE.length + 1));
  try {
    return { address, needsScripts: false, links: listHrefs(readBuilt(name)) };
  } catch {
    // Not baked: the server answers with the template.
    return { address, needsScripts: false, links: [] };
  }
}

it('the HTML of pages leads from the front page to every route, unless a script adds the way', async () => {
  const doors = await followLinks(SITE, readPage, async () => new Map());
  const exempt = { ...FROM_OUTSIDE, ...OF_MEMBERS, ...OF_SIGN_UPS, ...BY_SCRIPT };
  const missing = ROUTE_NAMES.filter((route) => !doors.has(route));
  expect(missing.toSorted()).toEqual(Object.keys(exempt).toSorted());
});
