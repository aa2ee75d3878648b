import { expect, it } from 'vitest';
import { readTestPorts, testVariables } from '../../scripts/test/testEnvironment.ts';
import { ROUTE_NAMES } from '../../src/routes.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import { followLinks, listHrefs } from '../helpers/followLinks.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';

const { SITE_URL, SITE_BASE = '' } = testVariables(readTestPorts());
const SITE = `${SITE_URL}${SITE_BASE}/`;

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
  expect(ROUTE_NAMES.filter((route) => !doors.has(route))).toEqual(
    ROUTE_NAMES.filter((route) => ROUTE_RECORDS[route].reachedBy),
  );
});
