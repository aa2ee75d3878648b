import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SERVER_DIR } from '../../scripts/bake/loadRenderer.ts';
import { HOME_TEMPLATE } from '../../scripts/build/homeTemplate.ts';
import { attributeOf, scanTags } from '../../scripts/build/scanTags.ts';
import { findServerVersion } from '../../scripts/build/serverVersions.ts';
import { ROUTE_NAMES, ROUTES, type RouteName, routeFile } from '../../src/routes.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import { brotliSize } from '../helpers/traffic.ts';

/** What a template requests before its content: of articles, of community pages, with React. */
const ARTICLE = { bytes: 35_000, files: 6 } as const;
const COMMUNITY = { bytes: 70_000, files: 22 } as const;
const REACT = { bytes: 140_000, files: 42 } as const;

/** The front page is baked over its template. */
const homeTemplate = readFileSync(
  path.join(await findServerVersion(SERVER_DIR), HOME_TEMPLATE),
  'utf8',
);

/** Templates whose content needs no React (decisions 0043 and 0045). */
const ARTICLES: ReadonlySet<RouteName> = new Set([
  'imageDetail',
  'liveDetail',
  'newsDetail',
  'onlineStudy',
  'videoDetail',
]);
const COMMUNITY_PAGES: ReadonlySet<RouteName> = new Set([
  'Shareinvite',
  'activityDetail',
  'askDetail',
  'circleDetail',
  'dynamicDetail',
  'figureDetail',
  'friendsCircleDetail',
  'newQaDetail',
  'noticeDetail',
  'postDetail',
  'qaDetail',
  'reporter',
  'seekArticleDetail',
  'topicDetail',
  'userDetail',
  'xyDetail',
  'xyRules',
]);

const IS_REACT = /react\.transitional\.element|react-dom/;

/** Returns the scripts that a page names in its preloads, with their text. */
function listPreloads(html: string): readonly { readonly name: string; readonly text: string }[] {
  return scanTags(html)
    .filter((tag) => tag.name === 'link' && attributeOf(tag, 'rel') === 'modulepreload')
    .map((tag) => {
      const name = attributeOf(tag, 'href')?.replace(/^.*\/_astro\//, '_astro/') ?? '';
      return { name, text: readBuilt(name) };
    });
}

describe.each(ROUTE_NAMES)('the template of %s, before its content,', (route) => {
  const html = route === 'home' ? homeTemplate : readBuilt(`${routeFile(ROUTES[route])}.html`);
  const files = listPreloads(html);
  const limit = ARTICLES.has(route) ? ARTICLE : COMMUNITY_PAGES.has(route) ? COMMUNITY : REACT;
  const isPlain = limit !== REACT;

  it(isPlain ? 'needs no React' : 'is rendered by React', () => {
    expect(files.some(({ text }) => IS_REACT.test(text))).toBe(!isPlain);
  });

  it(`needs at most ${limit.files} files and ${limit.bytes} bytes of JavaScript`, () => {
    const bytes = files.reduce((sum, { text }) => sum + brotliSize(text), 0);
    expect(files.length).toBeGreaterThan(0);
    expect({ files: files.length, bytes }).toEqual({
      files: expect.toSatisfy((count: number) => count <= limit.files),
      bytes: expect.toSatisfy((size: number) => size <= limit.bytes),
    });
  });
});
