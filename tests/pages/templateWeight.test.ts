import { describe, expect, it } from 'vitest';
import { attributeOf, scanTags } from '../../scripts/build/scanTags.ts';
import { ROUTE_NAMES, ROUTES, type RouteName, routeFile } from '../../src/routes.ts';
import { readBuilt } from '../helpers/builtFiles.ts';
import { readLiveHomeTemplate } from '../helpers/liveBuild.ts';
import { brotliSize } from '../helpers/traffic.ts';

/**
 * What a template requests before its content: of articles, of one item, of lists, of columns and
 * specials, with React.
 */
const ARTICLE = { bytes: 35_000, files: 6 } as const;
const SINGLE = { bytes: 52_500, files: 22 } as const;
const LIST = { bytes: 48_500, files: 19 } as const;
const COLUMN = { bytes: 53_500, files: 25 } as const;
/** The calls of everything that a site may offer, each of which another page has too. */
const SERVICES = { bytes: 53_500, files: 29 } as const;
const REACT = { bytes: 146_000, files: 41 } as const;
/** What belongs to the reader, with the code of its lists and settings. */
const MINE = { bytes: 162_000, files: 50 } as const;

/** The front page is baked over its template. */
const homeTemplate = await readLiveHomeTemplate();

/** Templates whose content needs no React (decisions 0043, 0045 and 0049). */
const ARTICLES: ReadonlySet<RouteName> = new Set([
  'imageDetail',
  'liveDetail',
  'newsDetail',
  'onlineStudy',
  'videoDetail',
]);
const SINGLES: ReadonlySet<RouteName> = new Set([
  'LeaderViewList',
  'Shareinvite',
  'aboutUs',
  'activityDetail',
  'activityVote',
  'activityVoteWeb',
  'askDetail',
  'circleDetail',
  'downloadClient',
  'dynamicDetail',
  'figureDetail',
  'friendsCircleDetail',
  'invitedToDownload',
  'linkDetail',
  'minVideoDetail',
  'mvodShare',
  'newQaDetail',
  'noticeDetail',
  'paperSharePage',
  'postDetail',
  'previewPDF',
  'productDetail',
  'qaDetail',
  'reporter',
  'seekArticleDetail',
  'topicDetail',
  'userDetail',
  'xyDetail',
  'xyListShare',
  'xyRules',
  'services',
]);

const LISTS: ReadonlySet<RouteName> = new Set([
  'hotPointTimeAxis',
  'moreImage',
  'moreLive',
  'moreModules',
  'personageReports',
  'specMore',
  'search',
  'subscriptionList',
  'tagList',
]);

const COLUMNS: ReadonlySet<RouteName> = new Set([
  'columnDetail',
  'columnShare',
  'home',
  'specDetail',
]);

/** Returns what a template may request. */
const limitOf = (route: RouteName) => {
  if (route === 'services') return SERVICES;
  if (route === 'getUserInfo') return MINE;
  if (ARTICLES.has(route)) return ARTICLE;
  if (SINGLES.has(route)) return SINGLE;
  if (COLUMNS.has(route)) return COLUMN;
  return LISTS.has(route) ? LIST : REACT;
};

const IS_REACT = /react\.transitional\.element|react-dom/;

interface Script {
  readonly isReact: boolean;
  readonly bytes: number;
}

/** Many templates request the same scripts. */
const scripts = new Map<string, Script>();

function readScript(name: string): Script {
  const known = scripts.get(name);
  if (known) return known;
  const text = readBuilt(name);
  const script = { isReact: IS_REACT.test(text), bytes: brotliSize(text) };
  scripts.set(name, script);
  return script;
}

/** Returns the scripts that a page names in its preloads. */
const listPreloads = (html: string): readonly Script[] =>
  scanTags(html)
    .filter((tag) => tag.name === 'link' && attributeOf(tag, 'rel') === 'modulepreload')
    .map((tag) => readScript(attributeOf(tag, 'href')?.replace(/^.*\/_astro\//, '_astro/') ?? ''));

describe.each(ROUTE_NAMES)('the template of %s, before its content,', (route) => {
  const html = route === 'home' ? homeTemplate : readBuilt(`${routeFile(ROUTES[route])}.html`);
  const files = listPreloads(html);
  const limit = limitOf(route);
  const isPlain = limit !== REACT && limit !== MINE;

  it(isPlain ? 'needs no React' : 'is rendered by React', () => {
    expect(files.some(({ isReact }) => isReact)).toBe(!isPlain);
  });

  it(`needs at most ${limit.files} files and ${limit.bytes} bytes of JavaScript`, () => {
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    expect(files.length).toBeGreaterThan(0);
    expect({ files: files.length, bytes }).toEqual({
      files: expect.toSatisfy((count: number) => count <= limit.files),
      bytes: expect.toSatisfy((size: number) => size <= limit.bytes),
    });
  });
});
