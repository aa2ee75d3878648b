import type { Page, Route } from 'playwright/test';
import { readTestPorts } from '../../scripts/test/testEnvironment.ts';
import { matchPath, ROUTE_NAMES, ROUTES, type RouteName, routeFile } from '../../src/routes.ts';
import { expect, test } from '../helpers/browser.ts';
import { hydrateIslands, scrollToEnd } from '../helpers/pageHelpers.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';

const NARROWEST = { width: 320, height: 640 };
/** A word without a place for a break. */
const WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
/** Texts up to this length are names, which are replaced. */
const NAME_LENGTH = 12;
const CHINESE = /\p{Script=Han}/u;

/** Returns an answer whose texts all end with the long word, or are that word; paragraphs begin with it. */
function lengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthen);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, lengthen(part)]));
  }
  if (typeof value !== 'string' || !CHINESE.test(value)) return value;
  if (/^[[{]/.test(value)) return JSON.stringify(lengthen(JSON.parse(value)));
  if (value.length <= NAME_LENGTH) return WORD + WORD;
  return `${value.replaceAll('<p>', `<p>${WORD} `)}${WORD}`;
}

async function answerWithLongWords(route: Route): Promise<void> {
  try {
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json'))
      return await route.fulfill({ response });
    await route.fulfill({ response, json: lengthen(await response.json()) });
  } catch {
    // The page has been left, with its answers.
    await route.abort().catch(() => {});
  }
}

/** Returns the address of the route's template. */
function templateAddress(route: RouteName): string {
  const address = ROUTE_RECORDS[route].address;
  const [path = '', query = ''] = address.split('?');
  const params = matchPath(path, '')?.params;
  return `${routeFile(ROUTES[route])}.html?${new URLSearchParams({ ...params, ...Object.fromEntries(new URLSearchParams(query)) })}`;
}

/** Runs in the page: returns the outermost elements that are wider than the window, if it is widened. */
const findWide = (): readonly string[] => {
  // A phone's window grows with a page that is too wide.
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isWide = (element: Element | null) =>
    element !== null && element.getBoundingClientRect().right > clientWidth + 1;
  return Array.from(document.body.querySelectorAll('*'))
    .filter((element) => isWide(element) && !isWide(element.parentElement))
    .map(({ localName, className }) => `${localName}.${className}`);
};

async function findWideOn(page: Page, route: RouteName): Promise<readonly string[]> {
  await page.goto(templateAddress(route));
  await hydrateIslands(page);
  await scrollToEnd(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  return page.evaluate(findWide);
}

test('no text of any field widens a page of 320 px, however long a word is', {
  tag: '@sweep',
}, async ({ page, problems }) => {
  problems.allow(/./);
  await page.setViewportSize(NARROWEST);
  await page.route(new RegExp(`:${readTestPorts().origin}/(?!media/)`), answerWithLongWords);
  const wide: Record<string, readonly string[]> = {};
  for (const route of ROUTE_NAMES) {
    const found = await findWideOn(page, route);
    if (found.length > 0) wide[route] = found;
  }
  expect(wide).toEqual({});
});
