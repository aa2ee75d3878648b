import { getXyInfo } from '../../../src/api/calls/accounts.ts';
import { activityCats, activityList } from '../../../src/api/calls/activities.ts';
import { activityDetail, activityVotes } from '../../../src/api/calls/activity.ts';
import { getArticleAdvs } from '../../../src/api/calls/ads.ts';
import { getArticleContent } from '../../../src/api/calls/article.ts';
import { getColAdvs } from '../../../src/api/calls/bookedAds.ts';
import { listCircles } from '../../../src/api/calls/circles.ts';
import { getArticles, getColumn, getColumns, moduleView } from '../../../src/api/calls/columns.ts';
import { discussHot, discussReply, discussView } from '../../../src/api/calls/comments.ts';
import { getConfig } from '../../../src/api/calls/config.ts';
import {
  articleHot,
  authorInfo,
  getRecommendArticles,
  getRelArticles,
  recommendList,
} from '../../../src/api/calls/content.ts';
import { getArticleCounts } from '../../../src/api/calls/counts.ts';
import { leaderView } from '../../../src/api/calls/leaderLists.ts';
import { getLiveArticles, getLiveComing, liveView } from '../../../src/api/calls/live.ts';
import { categoryList, getMvodArticle, getMvodArticleList } from '../../../src/api/calls/mvod.ts';
import { getPaperArticles, getPaperLayouts, getPapers } from '../../../src/api/calls/paper.ts';
import { xyRank } from '../../../src/api/calls/rank.ts';
import type { Read } from '../../../src/api/calls/read.ts';
import { searchAll } from '../../../src/api/calls/search.ts';
import { getSubject } from '../../../src/api/calls/specials.ts';
import { getCats, getCatXys } from '../../../src/api/calls/subscriptions.ts';
import { tagScreenArticles } from '../../../src/api/calls/tags.ts';
import { serverTime } from '../../../src/api/calls/visit.ts';
import type { Client } from '../../../src/api/client.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import type { Account, AccountCategory } from '../../../src/model/account/normaliseAccount.ts';
import type { ActivityItem } from '../../../src/model/activity/normaliseActivity.ts';
import { decideArticleState } from '../../../src/model/article/articleState.ts';
import type { ListItem } from '../../../src/model/article/articleTypes.ts';
import type { Article } from '../../../src/model/article/normaliseArticle.ts';
import { decideColumnTarget } from '../../../src/model/column/columnTarget.ts';
import type { ColumnPage, Module } from '../../../src/model/column/columnTypes.ts';
import { listModuleArticles } from '../../../src/model/column/normaliseColumn.ts';
import { decideCommentSource } from '../../../src/model/comment/commentRules.ts';
import type { Comment, CommentPage } from '../../../src/model/comment/commentTypes.ts';
import type { ShortVideo } from '../../../src/model/mvod/normaliseMvod.ts';
import type { Paper, PaperPage } from '../../../src/model/paper/normalisePaper.ts';
import { fail, ok, type Result } from '../../../src/model/result.ts';
import type { Column, SiteConfig } from '../../../src/model/site/siteTypes.ts';

/** What earlier answers have, to ask later calls with. */
export interface Samples {
  readonly config?: SiteConfig | undefined;
  readonly columns?: readonly Column[];
  readonly column?: Column | undefined;
  readonly rows?: readonly ListItem[];
  readonly row?: ListItem | undefined;
  readonly module?: Module | undefined;
  readonly article?: Article | undefined;
  readonly comment?: Comment | undefined;
  readonly paper?: Paper | undefined;
  readonly paperPage?: PaperPage | undefined;
  readonly activity?: ActivityItem | undefined;
  readonly accountCategory?: AccountCategory | undefined;
  readonly account?: Account | undefined;
  readonly video?: ShortVideo | undefined;
}

/** A call that is checked. */
export interface CheckedCall {
  readonly name: string;
  /** No site can be published without it. */
  readonly isNeeded: boolean;
  /** What the site then does without, or does instead. */
  readonly without: string;
  /**
   * Sends the call. Returns the samples of its answer, or why the answer cannot be used; a text in
   * place of a promise says why it is not sent.
   */
  readonly ask: (
    client: Client,
    samples: Samples,
  ) => Promise<Result<Result<Samples, string>, ApiError>> | string;
}

type Ask<T> = (client: Client, samples: Samples) => Read<T> | string;

interface Row<T> extends Pick<CheckedCall, 'name' | 'without'> {
  readonly isNeeded?: boolean;
  readonly ask: Ask<T>;
  /** Returns the samples of an answer, or in one text why it cannot be used; absent for none. */
  readonly find?: (value: T, samples: Samples, client: Client) => Samples | string;
}

const checkedCall = <T>({ ask, find, isNeeded = false, ...rest }: Row<T>): CheckedCall => ({
  ...rest,
  isNeeded,
  ask: (client, samples) => {
    const asked = ask(client, samples);
    if (typeof asked === 'string') return asked;
    return asked.then((answer) => {
      if (!answer.ok) return answer;
      const found = find?.(answer.value, samples, client) ?? {};
      return ok(typeof found === 'string' ? fail(found) : ok(found));
    });
  },
});

/** So many columns are read until one lists an article. */
const MAX_COLUMNS = 8;
const RECOMMENDED = 5;
const NO_READER = '0';

/** Every call that is checked, in the order in which they are sent. */
export const CHECKED_CALLS: readonly CheckedCall[] = [
  checkedCall({
    name: 'getConfig',
    isNeeded: true,
    without: 'no page can be baked',
    ask: (client) => getConfig(client),
    find: (config) => ({ config }),
  }),
  checkedCall({
    name: 'getColumns',
    isNeeded: true,
    without: 'no front page, no columns',
    ask: (client) => getColumns(client),
    find: (value) => {
      const columns = value.filter(({ name }) => name !== '');
      const column = columns.find((one) => decideColumnTarget(one).kind === 'articles');
      return column ? { columns, column } : 'no column with columnId and columnName lists articles';
    },
  }),
  checkedCall({
    name: 'getColumn',
    isNeeded: true,
    without: 'a column cannot be baked by its id, nor shown by its template',
    ask: (client, { column }) =>
      column ? getColumn(client, { columnId: column.id }) : 'no column is known',
    find: ({ id, name }, { column }) =>
      id === column?.id && name !== ''
        ? {}
        : `column ${id} "${name}" is answered for column ${column?.id}`,
  }),
  checkedCall({
    name: 'getArticles',
    isNeeded: true,
    without: 'no lists: no front page, no columns, no articles',
    ask: (client, { columns = [] }) =>
      columns.length > 0 ? readFirstList(client, columns) : 'no column is known',
    find: ({ column, page }) => {
      const rows = listRows(page);
      const first = rows.find(({ kind }) => kind === 'news') ?? rows[0];
      if (!first) return 'no row with fileId in the lists of the first columns';
      return { column, rows, row: first, module: page.modules.find(({ id }) => id !== '') };
    },
  }),
  checkedCall({
    name: 'getArticleContent',
    isNeeded: true,
    without: 'no articles',
    ask: (client, { row, column }) =>
      row
        ? getArticleContent(client, { articleId: row.id, columnId: column?.id })
        : 'no article is known',
    find: (article, samples, client) =>
      findArticleProblem(article, samples, client.settings.siteId) ?? { article },
  }),
  checkedCall({
    name: 'moduleView',
    without: 'modules that come without their rows are left out',
    ask: (client, { module }) =>
      module ? moduleView(client, { id: module.id }) : 'no module is known',
  }),
  checkedCall({
    name: 'getRelArticles',
    without: 'related articles are those in the article itself',
    ask: withArticle((client, { id }) => getRelArticles(client, { articleId: id })),
  }),
  checkedCall({
    name: 'recommendList',
    without: 'no recommendations below articles',
    ask: withArticle((client, { id }) =>
      recommendList(client, { articleId: id, count: RECOMMENDED }),
    ),
  }),
  checkedCall({
    name: 'getRecommendArticles',
    without: 'recommendations are those of recommendList, for members too',
    ask: withArticle((client, { id, columnName }) =>
      getRecommendArticles(client, { articleId: id, columnName, count: RECOMMENDED }),
    ),
  }),
  checkedCall({
    name: 'authorInfo',
    without: "reporters' cards show the counts that the article has",
    ask: (client, { article }) => {
      const reporter = article?.reporters[0];
      return reporter ? authorInfo(client, reporter) : 'no article with a reporter is known';
    },
  }),
  checkedCall({
    name: 'getArticleCounts',
    without: 'the counts of an article stay as they were when it was baked',
    ask: withArticle((client, { id }) => getArticleCounts(client, { articleId: id })),
  }),
  checkedCall({
    name: 'discussView',
    without: 'no comments',
    ask: withArticle((client, { id, kind }) =>
      discussView(client, { id, source: decideCommentSource(kind, false) }),
    ),
    find: ({ comments }: CommentPage) => ({ comment: comments[0] }),
  }),
  checkedCall({
    name: 'discussHot',
    without: 'no comments above the newest ones',
    ask: withArticle((client, { id, kind }) =>
      discussHot(client, { id, source: decideCommentSource(kind, false), count: null }),
    ),
    find: (comments: readonly Comment[], { comment }) => ({ comment: comment ?? comments[0] }),
  }),
  checkedCall({
    name: 'discussReply',
    without: 'replies are those that come with a comment',
    ask: (client, { comment }) =>
      comment ? discussReply(client, { id: comment.id }) : 'no comment is known',
  }),
  checkedCall({
    name: 'getColAdvs',
    without: 'no ad above lists',
    ask: withAds((client, columnId) => getColAdvs(client, { columnId })),
  }),
  checkedCall({
    name: 'getArticleAdvs',
    without: 'no ads in articles',
    ask: withAds((client, columnId) => getArticleAdvs(client, { columnId })),
  }),
  checkedCall({
    name: 'getSubject',
    without: 'the head of a special is that of its column',
    ask: (client, { rows = [] }) => {
      const special = rows.find(({ kind, linkId }) => kind === 'special' && linkId !== '');
      return special ? getSubject(client, { id: special.linkId }) : 'no special is known';
    },
  }),
  checkedCall({
    name: 'tagScreenArticles',
    without: 'no lists of the articles of a tag',
    ask: (client, { rows = [], article }) => {
      const tag = [...(article?.tags ?? []), ...rows.flatMap(({ tags }) => tags)][0];
      return tag ? tagScreenArticles(client, { ...tag, page: 1 }) : 'no tag is known';
    },
  }),
  checkedCall({
    name: 'articleHot',
    without: 'no list of the most read articles',
    ask: (client) => articleHot(client),
  }),
  checkedCall({
    name: 'searchAll',
    without: 'readers search the titles in search.json, which each run writes',
    ask: withArticle((client, { title }) =>
      searchAll(client, { key: title.slice(0, 2), kind: null, page: 0 }),
    ),
  }),
  checkedCall({
    name: 'serverTime',
    without: "the clocks of this machine and of readers' devices count",
    ask: (client) => serverTime(client),
  }),
  checkedCall({
    name: 'getLiveComing',
    without: 'announced broadcasts are not above the others',
    ask: (client) => getLiveComing(client),
  }),
  checkedCall({
    name: 'getLiveArticles',
    without: "a column of broadcasts lists the column's articles",
    ask: (client, { columns = [] }) => {
      const live = columns.find((column) => decideColumnTarget(column).kind === 'live');
      return live
        ? getLiveArticles(client, { columnId: live.id })
        : 'no column of broadcasts is known';
    },
    find: ({ list }, { rows = [] }) => ({ rows: [...rows, ...list] }),
  }),
  checkedCall({
    name: 'liveView',
    without: 'broadcasts have no reports and no player',
    ask: (client, { rows = [] }) => {
      const live = rows.find(({ kind, linkId }) => kind === 'live' && linkId !== '');
      return live ? liveView(client, { linkId: live.linkId }) : 'no broadcast is known';
    },
  }),
  checkedCall({
    name: 'getPapers',
    without: 'no newspaper',
    ask: (client) => getPapers(client),
    find: ([paper]) => ({ paper }),
  }),
  checkedCall({
    name: 'getPaperLayouts',
    without: 'no newspaper',
    ask: (client, { paper }) =>
      paper ? getPaperLayouts(client, { paperId: paper.id }) : 'no newspaper is known',
    find: ({ pages }) => ({ paperPage: pages[0] }),
  }),
  checkedCall({
    name: 'getPaperArticles',
    without: "a newspaper's pages are pictures alone",
    ask: (client, { paperPage }) =>
      paperPage
        ? getPaperArticles(client, { layoutId: paperPage.id })
        : 'no page of a newspaper is known',
  }),
  checkedCall({
    name: 'activityCats',
    without: 'activities have no categories',
    ask: (client) => activityCats(client),
  }),
  checkedCall({
    name: 'activityList',
    without: 'no activities',
    ask: (client) => activityList(client),
    find: ({ list }) => ({ activity: list.find(({ url }) => url === '') }),
  }),
  checkedCall({
    name: 'activityDetail',
    without: 'no activities',
    ask: withActivity((client, id) => activityDetail(client, { id })),
  }),
  checkedCall({
    name: 'Activityvote',
    without: 'activities have no votes',
    ask: withActivity((client, id) => activityVotes(client, { id })),
  }),
  checkedCall({
    name: 'getCats',
    without: 'no list of accounts to follow',
    ask: (client) => getCats(client),
    find: ([accountCategory]) => ({ accountCategory }),
  }),
  checkedCall({
    name: 'getCatXys',
    without: 'no pages of accounts',
    ask: (client, { accountCategory }) =>
      accountCategory ? getCatXys(client, accountCategory) : 'no category of accounts is known',
    find: ({ items }) => ({ account: items[0] }),
  }),
  checkedCall({
    name: 'getXyInfo',
    without: 'no pages of accounts',
    ask: (client, { account }) => (account ? getXyInfo(client, account) : 'no account is known'),
  }),
  checkedCall({
    name: 'xyRank',
    without: 'no rank of accounts',
    ask: (client) => xyRank(client, { type: 0, userId: NO_READER }),
  }),
  checkedCall({
    name: 'leaderView',
    without: 'no pages of leaders',
    ask: (client) => leaderView(client, { page: 0 }),
  }),
  checkedCall({
    name: 'circle-list',
    without: 'no circles and posts',
    ask: (client) => listCircles(client),
  }),
  checkedCall({
    name: 'categoryList',
    without: 'no short videos are baked',
    ask: (client) => categoryList(client),
  }),
  checkedCall({
    name: 'getMvodArticleList',
    without: 'no short videos are baked',
    ask: (client) => getMvodArticleList(client, { categoryId: '', page: 1 }),
    find: ({ list }) => ({ video: list[0] }),
  }),
  checkedCall({
    name: 'getMvodArticle',
    without: 'no short videos',
    ask: (client, { video }) => (video ? getMvodArticle(client, video) : 'no short video is known'),
  }),
];

/** Reads the lists of columns until one has an article; returns the last one otherwise. */
async function readFirstList(
  client: Client,
  columns: readonly Column[],
): Read<{ readonly column: Column; readonly page: ColumnPage }> {
  const [first, ...others] = columns
    .filter((column) => decideColumnTarget(column).kind === 'articles')
    .slice(0, MAX_COLUMNS);
  if (!first) return fail({ kind: 'empty', message: 'no column', call: 'getColumns' });
  let column = first;
  let answer = await getArticles(client, { columnId: column.id, withAds: true });
  for (const other of others) {
    if (!answer.ok || listRows(answer.value).length > 0) break;
    column = other;
    answer = await getArticles(client, { columnId: column.id, withAds: true });
  }
  return answer.ok ? ok({ column, page: answer.value }) : answer;
}

const listRows = ({ carousel, list, modules }: ColumnPage): readonly ListItem[] => [
  ...carousel,
  ...list,
  ...listModuleArticles(modules),
];

/** Returns why the article of an answer cannot be baked; null when it can. */
function findArticleProblem(article: Article, { row }: Samples, siteId: string): string | null {
  const { id, title, content } = article;
  if (id !== row?.id) return `article ${id || 'without fileId'} is answered for ${row?.id}`;
  const { state } = decideArticleState(article, siteId, { poster: false });
  if (state === 'empty') return `SITE_ID: the article belongs to site ${article.siteId}`;
  if (state === 'preview') return 'aStatus is not 1: the article is not published';
  return title === '' && content === '' ? 'neither title nor content is there' : null;
}

function withArticle<T>(ask: (client: Client, article: Article) => Read<T>): Ask<T> {
  return (client, { article }) => (article ? ask(client, article) : 'no article is known');
}

function withActivity<T>(ask: (client: Client, id: string) => Read<T>): Ask<T> {
  return (client, { activity }) => (activity ? ask(client, activity.id) : 'no activity is known');
}

function withAds<T>(ask: (client: Client, columnId: string) => Read<T>): Ask<T> {
  return (client, { config, column }) => {
    if (!config) return 'the configuration is not known';
    if (!config.article.adsEnabled) return 'the site has no ads by its configuration';
    return column ? ask(client, column.id) : 'no column is known';
  };
}
