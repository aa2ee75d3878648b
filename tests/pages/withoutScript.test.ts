import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { NO_SCRIPT } from '../../src/i18n/noScript.ts';
import { ROUTE_NAMES, ROUTES, type RouteName, routeFile } from '../../src/routes.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import { openBuilt } from '../helpers/openBuilt.ts';
import { ROUTE_RECORDS } from '../helpers/routeRecords.ts';

/** Returns the name of a page of the route that is baked with its content; null without one. */
function bakedPage(route: RouteName): string | null {
  const { address, bakedAddress = address } = ROUTE_RECORDS[route];
  return (ROUTES[route].bakeable && bakedAddress?.replace(/\.html.*/, '')) ?? null;
}

/** Returns a built page as it is without JavaScript: with noscript, without client-only islands. */
function openWithoutScript(name: string): Document {
  const document = openBuilt(`${name}.html`);
  for (const unread of document.querySelectorAll('script, style, astro-island[client="load"]')) {
    unread.remove();
  }
  return document;
}

const namesOf = (node: DefaultTreeAdapterMap['node']): string[] => [
  node.nodeName,
  ...('childNodes' in node ? node.childNodes.flatMap(namesOf) : []),
];

const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const SENTENCE = NO_SCRIPT.cn;

describe('without JavaScript', () => {
  it.each(ROUTE_NAMES)('%s shows its content or says that it needs JavaScript', (route) => {
    const baked = bakedPage(route);
    const document = openWithoutScript(baked ?? routeFile(ROUTES[route]));
    if (baked === null) {
      expect(textOf(document.querySelector('main'))).toContain(SENTENCE);
    } else {
      expect(document.body.textContent).not.toContain(SENTENCE);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(textOf(document.body).length).toBeGreaterThan(60);
    }
    expect(document.querySelector('a[href$="/home.html"]'), 'the way home').not.toBe(null);
    const names = [...document.querySelectorAll('nav')].map((nav) =>
      nav.getAttribute('aria-label'),
    );
    expect(names, 'the names of its navigations').toEqual([...new Set(names)]);
  });

  it.each(ROUTE_NAMES.map((route) => ROUTES[route]).map(routeFile))(
    'the template %s has one main part and a link home',
    (file) => {
      const document = openWithoutScript(file);
      expect(document.querySelectorAll('main')).toHaveLength(1);
      expect(document.querySelector('a[href$="/home.html"]')).not.toBe(null);
    },
  );
});

describe('content for readers without JavaScript', () => {
  it.each([
    ['aboutUs', '用户协议'],
    ['xyRules', '怎样打榜'],
    ['xyListShare', '影响力'],
    ['LeaderViewList', '领导'],
    ['subscriptionList', '订阅号'],
    ['services', '问政'],
    ['tagList/42', '#临望铁路'],
    ['commentAll/345/0', '我挥手了'],
    ['paperSharePage', '霁川日报'],
  ])('%s has %s', (name, words) => {
    const main = openWithoutScript(name).querySelector('main');
    expect(textOf(main)).toContain(words);
  });

  it('links to the pages that it lists', () => {
    const links = [...openWithoutScript('xyListShare').querySelectorAll('main a')];
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/\.html$/);
  });

  it('has all comments of an article', () => {
    expect(
      openWithoutScript('commentAll/345/0').querySelectorAll('main > ol > li').length,
    ).toBeGreaterThan(20);
  });

  it('is linked by the article', () => {
    const link = openWithoutScript('newsDetail/12/345').querySelector('#comments h2 a');
    expect(link?.getAttribute('href')).toMatch(/\/commentAll\/345\/0\.html$/);
  });

  it('is in noscript for browsers that run scripts', () => {
    for (const name of ['xyListShare', 'tagList/42', 'commentAll/345/0']) {
      const html = readBuilt(`${name}.html`);
      // This parser treats scripts as enabled: the content of noscript is text.
      const tags = namesOf(parse(html));
      expect(tags, name).not.toContain('main');
      expect(html, name).toMatch(/<astro-island |\bdata-content\b/);
    }
  });
});

describe('broadcasts', () => {
  it('on air link to their playlist', () => {
    const link = openWithoutScript('liveDetail/802/405').querySelector('a.video-cover');
    expect(link?.getAttribute('href')).toMatch(/\.m3u8$/);
  });
});
