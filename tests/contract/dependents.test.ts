import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { ContentEvent } from '../../scripts/publish/contentEvent.ts';
import { content, row } from '../unit/bake/site.ts';
import { publisherRuns, WAIT } from './publisherRuns.ts';

const test = publisherRuns();
const { runs, edit, remove, isQuiet } = test;

/** A later version than that of all articles. */
const LATER = Date.UTC(2026, 2, 3);

const COLUMN = ['columnDetail/10.html', 'columnDetail/10.xml', 'columnShare/10.html'];
const CHILD = ['columnDetail/11.html', 'columnDetail/11.xml', 'columnShare/11.html'];
/** Files of the whole site. */
const SITE = ['search.json', 'sitemap.xml'];
const FRONT = ['feed.xml', 'home.html', 'index.html'];

/** Adds article 5 of column 11, which column 10 lists as well. */
function listInTwoColumns(title: string, version?: number): void {
  edit(5, 11, title, version);
  const { site } = test;
  const facts = { title, version: version ?? Date.UTC(2026, 2, 2) };
  const others = (site.lists[10] ?? []).filter(({ fileId }) => fileId !== 5);
  site.lists = { ...site.lists, 10: [row(5, 11, facts), ...others] };
}

/** Adds special 50 of column 10, which shows column 11. */
function addSpecial(): void {
  const { site } = test;
  const facts = { articleType: 3, linkID: '11' };
  site.contents = { ...site.contents, 50: content(50, 10, facts) };
  site.lists = { ...site.lists, 10: [row(50, 10, facts), ...(site.lists[10] ?? [])] };
}

/** The article that related rows of article 3 show. */
function relate(title: string): void {
  const related = [row(1, 10, { title })];
  test.site.contents = { ...test.site.contents, 3: content(3, 11, { related }) };
}

const TAGS = { tags: [{ id: '5', name: '河道' }] };

/** Adds article 6 of column 11 with a tag, and the list of the tag. */
function addTagged(title: string, version?: number): void {
  edit(6, 11, title, version);
  const { site } = test;
  const publishtime = '2026-03-01 08:00:00.0';
  const facts = { title, version: version ?? Date.UTC(2026, 2, 2), publishtime, ...TAGS };
  const others = (site.lists[11] ?? []).filter(({ fileId }) => fileId !== 6);
  site.contents = { ...site.contents, 6: content(6, 11, facts) };
  site.lists = { ...site.lists, 11: [row(6, 11, facts), ...others] };
  site.answers.tagScreenArticles = () => ({ list: [row(6, 11, facts)], hasMore: false });
}

const leader = (id: string, name: string) => ({ id, name, columnID: 11 });

/** Adds leaders by their names. */
function addLeaders(...names: readonly string[]): void {
  const leaders = names.map((name, index) => leader(`${70 + index}`, name));
  test.site.answers.leaderView = (given) => (given.get('start') === '0' ? leaders : []);
  test.site.answers.leader = (given) => leaders.find(({ id }) => id === given.get('id')) ?? 'empty';
}

const activity = (id: number) => ({ fileId: `${id}`, title: `活动 ${id}` });

/** Adds activities by their ids. */
function addActivities(...ids: readonly number[]): void {
  test.site.answers.activityList = () => ({ list: ids.map(activity) });
  test.site.answers.activityDetail = (given) =>
    ids.includes(Number(given.get('fileId'))) ? activity(Number(given.get('fileId'))) : 'empty';
}

/** Adds short videos by their ids. */
function addShortVideos(...ids: readonly number[]): void {
  const videos = ids.map((id) => ({ id: `${id}`, title: `短视频 ${id}` }));
  test.site.answers.categoryList = () => ({ list: [{ id: '1', name: '全部' }] });
  test.site.answers.getMvodArticleList = () => ({ list: videos, hasMore: false });
  test.site.answers.getMvodArticle = (given) =>
    videos.find(({ id }) => id === given.get('id')) ?? 'empty';
}

/** Adds broadcast 8 of column 11 with reports. */
function addBroadcast(...texts: readonly string[]): void {
  const { site } = test;
  const facts = { articleType: 6, linkID: '80' };
  const others = (site.lists[11] ?? []).filter(({ fileId }) => fileId !== 8);
  site.contents = { ...site.contents, 8: content(8, 11, facts) };
  site.lists = { ...site.lists, 11: [row(8, 11, facts), ...others] };
  site.answers.liveView = () => ({
    main: { fileId: '8', title: '标题 8' },
    list: texts.map((text, index) => ({ fileId: `${90 + index}`, content: text })),
  });
}

interface Change {
  readonly what: string;
  /** What is on the site before the change, beside two columns with three articles. */
  readonly given?: () => void;
  readonly change: () => void;
  readonly event: ContentEvent;
  /** The files that are written, replaced or removed. */
  readonly files: readonly string[];
}

/** What an event publishes: the dependents of each kind of content. */
const CHANGES: readonly Change[] = [
  {
    what: 'the headline of an article that two columns list',
    given: () => listInTwoColumns('旧'),
    change: () => listInTwoColumns('新', LATER),
    event: { kind: 'article', ids: ['11/5'] },
    files: [
      ...['newsDetail/10/5.html', 'newsDetail/11/5.html'],
      ...[...COLUMN, ...CHILD, ...FRONT, ...SITE],
    ],
  },
  {
    what: 'an article of a special',
    given: addSpecial,
    change: () => edit(3, 11, '更正', LATER),
    event: { kind: 'article', ids: ['11/3'] },
    files: ['newsDetail/11/3.html', 'specDetail/11/50.html', ...CHILD, ...SITE],
  },
  {
    what: 'the headline of an article that another page lists',
    given: () => relate('标题 1'),
    change: () => {
      edit(1, 10, '更正', LATER);
      relate('更正');
    },
    event: { kind: 'article', ids: ['10/1'] },
    files: [...['newsDetail/10/1.html', ...COLUMN, ...FRONT, ...SITE], 'newsDetail/11/3.html'],
  },
  {
    what: 'a deleted article that another page lists',
    given: () => relate('标题 1'),
    change: () => {
      remove(1);
      test.site.contents = { ...test.site.contents, 3: content(3, 11) };
    },
    event: { kind: 'article', ids: ['10/1'] },
    files: [...['newsDetail/10/1.html', ...COLUMN, ...FRONT, ...SITE], 'newsDetail/11/3.html'],
  },
  {
    what: 'a new article with a tag',
    change: () => addTagged('有标签'),
    event: { kind: 'article', ids: ['11/6'] },
    files: ['newsDetail/11/6.html', 'tagList/5.html', ...CHILD, ...SITE],
  },
  {
    what: 'the headline of an article with a tag',
    given: () => addTagged('有标签'),
    change: () => addTagged('更正', LATER),
    event: { kind: 'article', ids: ['11/6'] },
    files: ['newsDetail/11/6.html', 'tagList/5.html', ...CHILD, ...SITE],
  },
  {
    what: 'a report of a broadcast',
    given: () => addBroadcast('开始'),
    change: () => addBroadcast('开始', '第一条'),
    event: { kind: 'article', ids: ['11/8'] },
    files: ['liveDetail/80/8.html'],
  },
  {
    what: 'a new leader, activity, short video and column',
    given: () => {
      addLeaders('甲');
      addActivities(81);
      addShortVideos(91);
    },
    change: () => {
      addLeaders('甲', '乙');
      addActivities(81, 82);
      addShortVideos(91, 92);
      test.site.columns = { 0: ['10'], 10: ['11', '12'] };
      edit(9, 12, '新闻');
    },
    event: { kind: 'site', ids: [] },
    files: [
      ...['figureDetail/71.html', 'activityDetail/82.html'],
      ...['minVideoDetail/92.html', 'mvodShare/92.html'],
      ...['newsDetail/12/9.html', 'columnDetail/12.html', 'columnDetail/12.xml'],
      ...['columnShare/12.html', 'columnDetail/10.html', 'columnShare/10.html', ...SITE],
    ],
  },
  {
    what: 'a removed leader and column',
    given: () => {
      addLeaders('甲', '乙');
      test.site.columns = { 0: ['10'], 10: ['11', '12'] };
    },
    change: () => {
      addLeaders('甲');
      test.site.columns = { 0: ['10'], 10: ['11'] };
    },
    event: { kind: 'site', ids: [] },
    files: [
      ...['figureDetail/71.html', 'columnDetail/12.html', 'columnDetail/12.xml'],
      ...['columnShare/12.html', 'columnDetail/10.html', 'columnShare/10.html', ...SITE],
    ],
  },
  {
    what: 'the name of a column',
    change: () => {
      test.site.columnFacts = { 11: { columnName: '新名' } };
    },
    event: { kind: 'column', ids: ['11'] },
    files: [...CHILD, 'search.json'],
  },
  {
    what: 'an edition of the newspaper',
    given: () => {
      test.site.papers = { p: { 20261119: ['a'] } };
    },
    change: () => {
      test.site.papers = { p: { 20261119: ['a'], 20261120: ['a', 'b'] } };
    },
    event: { kind: 'paper', ids: ['2026-11-20'] },
    files: [
      'paperSharePage/2026-11-20.html',
      ...['p.html', 'p/a.html', 'p/b.html'].map((name) => `paperSharePage/2026-11-20/${name}`),
      'sitemap.xml',
    ],
  },
];

async function readAll(): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const name of await runs.pages()) {
    texts.set(name, await readFile(path.join(runs.outDir, name), 'utf8'));
  }
  return texts;
}

it.each(CHANGES)('publishes with $what: $files', async ({ given, change, event, files }) => {
  given?.();
  await test.bake();
  const before = await readAll();
  const { receive } = await test.start({ removalLimits: { percent: 100, pages: 100 } });
  change();
  const since = Date.now();
  await receive(event);
  if (event.kind === 'site') {
    await expect
      .poll(async () => (await test.readStatus()).sweep?.startedAt ?? 0, WAIT)
      .toBeGreaterThanOrEqual(since);
  }
  await expect.poll(isQuiet, WAIT).toBe(true);
  await test.stop();
  const after = await readAll();
  const names = new Set([...before.keys(), ...after.keys()]);
  const changed = [...names].filter((name) => before.get(name) !== after.get(name));
  expect(changed.sort()).toEqual([...new Set(files)].sort());
});
