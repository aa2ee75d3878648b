import type { ServerResponse } from 'node:http';
import type { Settings } from '../../../src/settings.ts';
import { type Seen, startServer, type TestServer } from '../api/server.ts';
import { testSettings } from '../api/settings.ts';

type Wire = Readonly<Record<string, unknown>>;

/** The answers of a small content server; a test may change them while it runs. */
export interface TestSite {
  config: Wire;
  /** Column ids by their parent's; '0' is the root. */
  columns: Record<string, readonly string[]>;
  /** Rows of a column: all its pages together. */
  lists: Record<string, readonly Wire[]>;
  /** The answers of getArticleContent, by article. */
  contents: Record<string, unknown>;
  /** Further wire fields of a column, by id. */
  columnFacts: Record<string, Wire>;
  /** Ids of an edition's pages, by paper and day (`20261120`). */
  papers: Record<string, Record<string, readonly string[]>>;
  /** Answers of further calls, by name. */
  answers: Record<string, (given: URLSearchParams) => unknown>;
}

export const row = (id: number, colID: number, more: Wire = {}): Wire => ({
  fileId: id,
  colID,
  title: `标题 ${id}`,
  articleType: 0,
  publishtime: '2026-03-01 08:00:00.0',
  version: Date.UTC(2026, 2, 1),
  isRel: 1,
  ...more,
});

export const content = (id: number, columnID: number, more: Wire = {}): Wire => ({
  fileId: String(id),
  columnID,
  siteID: 7,
  aStatus: 1,
  title: `标题 ${id}`,
  content: '<html><body><p>正文</p></body></html>',
  articleType: 0,
  ...more,
});

/** Two columns, 10 with the articles 1 and 2 and its child 11 with article 3. */
export const testSite = (): TestSite => ({
  config: { siteID: 7, siteName: '样例报' },
  columns: { 0: ['10'], 10: ['11'] },
  lists: { 10: [row(1, 10), row(2, 10)], 11: [row(3, 11)] },
  contents: { 1: content(1, 10), 2: content(2, 10), 3: content(3, 11) },
  columnFacts: {},
  papers: {},
  answers: {},
});

export type Interfere = (seen: Seen, response: ServerResponse) => boolean | undefined;

/** Serves a site as production servers do; `interfere` may answer in place of it. */
export async function serveSite(
  site: TestSite,
  interfere: Interfere = () => false,
): Promise<{ server: TestServer; settings: Settings }> {
  const server = await startServer((seen, response) => {
    if (interfere(seen, response)) return;
    response.end(JSON.stringify({ status: 0, message: 'success', data: answer(site, seen.url) }));
  });
  const settings = testSettings({
    apiUrl: `${server.url}/app_if`,
    nisUrl: `${server.url}/nis`,
    advUrl: `${server.url}/adv`,
    mvodUrl: `${server.url}/mvod`,
  });
  return { server, settings };
}

function answer(site: TestSite, { pathname, searchParams }: URL): unknown {
  const given = (name: string) => searchParams.get(name) ?? '';
  switch (callOf(pathname)) {
    case 'getConfig':
      return site.config;
    case 'getColumns': {
      const ids = site.columns[given('parentColumnId')] ?? [];
      return { columns: ids.map((id) => columnOf(site, id)) };
    }
    case 'getColumn': {
      const known = Object.values(site.columns).flat().includes(given('columnId'));
      return known ? columnOf(site, given('columnId')) : 'empty';
    }
    case 'getArticles': {
      const from = Number(given('page')) * 20;
      const list = site.lists[given('columnId')] ?? [];
      return { carousel: [], list: list.slice(from, from + 20), modules: [], adv: [] };
    }
    case 'getArticleContent':
      return site.contents[given('articleId')] ?? 'empty';
    case 'getPapers':
      return { papers: Object.keys(site.papers).map((id) => ({ id, name: `报 ${id}` })) };
    case 'getPaperDates': {
      const days = Object.keys(site.papers[given('id')] ?? {});
      return {
        dates: days
          .sort()
          .reverse()
          .map((date) => ({ date })),
      };
    }
    case 'getPaperLayouts': {
      const pages = site.papers[given('id')]?.[given('date')];
      const url = 'https://media.example.test/page.jpg';
      const layouts = pages?.map((id) => ({ id, name: id, url, picUrl: url })) ?? [];
      return { date: given('date'), layouts };
    }
    case 'getPaperArticles':
      return { articles: [] };
    default:
      return site.answers[callOf(pathname)]?.(searchParams) ?? { list: [] };
  }
}

function columnOf({ columns, columnFacts }: TestSite, columnId: string): Wire {
  const parentID = Object.keys(columns).find((parent) => columns[parent]?.includes(columnId)) ?? '';
  return { columnId, columnName: `栏目 ${columnId}`, parentID, ...columnFacts[columnId] };
}

export const callOf = (pathname: string): string => pathname.slice(pathname.lastIndexOf('/') + 1);
