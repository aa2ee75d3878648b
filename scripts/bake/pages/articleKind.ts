import { getArticleContent } from '../../../src/api/calls/article.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import { loadArticleAds } from '../../../src/api/pages/articleAds.ts';
import { loadArticleExtras } from '../../../src/api/pages/articlePage.ts';
import { loadLive } from '../../../src/api/pages/livePage.ts';
import type { SpecialPageData } from '../../../src/layouts/bakedPage.ts';
import { decideArticleState } from '../../../src/model/article/articleState.ts';
import type { Article } from '../../../src/model/article/normaliseArticle.ts';
import type { FirstComments } from '../../../src/model/comment/commentTypes.ts';
import { fail, ok, type Result } from '../../../src/model/result.ts';
import type { PageParams } from '../../../src/routes.ts';
import type { ArticlePageData } from '../../../src/screens/article/articleView.ts';
import { loadSpecial } from '../../../src/screens/specDetail/specDetail.load.ts';
import type { PublishedArticle } from '../../store/storedPages.ts';
import { createArticleRef, isColumnArticle, isLinkedArticle } from '../articleRef.ts';
import { type BakeJob, bakeJob, checkJob, isSelected } from '../bakeJob.ts';
import { ANSWER_TIMEOUT_MS } from '../load/bakeClient.ts';
import { formatRef, isPageId, type PageRef } from '../pageRef.ts';
import { countRows, type Listing } from '../plan/listArticles.ts';
import { createPageView } from '../render/pageView.ts';
import type { LoadedPage, PageBaker, PageKind, SitePlanContext } from './pageKind.ts';

const NO_COMMENTS: FirstComments = {
  hot: [],
  latest: { comments: [], totalCount: 0, hasMore: false, root: null },
};

type BakedArticleRoute = ArticlePageData['route'] | 'specDetail';

/** Creates the kind of a screen that shows an article. */
export const createArticleKind = <R extends BakedArticleRoute>(
  route: R,
  more: Pick<PageKind<R>, 'paths' | 'planNamed'>,
): PageKind<R> => ({
  route,
  ...more,
  planSite: async (context) => planArticles(route, context),
  load: loadArticle,
});

/**
 * Returns the jobs of a run over the whole site for the articles of one screen. An existing page
 * that no list names has a job of its own: only the article's own answer may remove it.
 */
function planArticles<R extends BakedArticleRoute>(
  route: R,
  { select, listing, existing }: SitePlanContext<R>,
): BakeJob<R>[] {
  const jobs: BakeJob<R>[] = [];
  for (const [name, { ref, changedAt }] of listing.articles) {
    const isPlanned = ref.route === route && (isSelected(select, changedAt) || !existing.has(name));
    if (isPlanned) jobs.push(bakeJob<R>({ route, params: ref.params }));
  }
  for (const [name, ref] of existing) {
    if (listing.articles.has(name) || mayBeListedUnread(listing, ref)) continue;
    jobs.push(select.kind === 'all' ? bakeJob(ref) : checkJob(ref));
  }
  return jobs;
}

/**
 * Returns whether a column that was not read to its end may list the article. The address of a
 * broadcast or a special does not name its column, so that it may be any.
 */
const mayBeListedUnread = ({ unreadColumns }: Listing, ref: PageRef): boolean =>
  isLinkedArticle(ref) ? unreadColumns.size > 0 : unreadColumns.has(ref.params.columnId ?? '');

async function loadArticle(
  baker: PageBaker,
  job: BakeJob<BakedArticleRoute>,
): Promise<Result<LoadedPage, ApiError>> {
  const { client } = baker;
  const { id = '', columnId = '' } = job.params;
  const answer = await getArticleContent(
    client,
    { articleId: id, columnId },
    // A reader may wait longer for an article; a run has others to bake.
    { timeoutMs: ANSWER_TIMEOUT_MS },
  );
  const withdraw = (reason: string): Result<LoadedPage, ApiError> =>
    ok({ state: 'withdrawn', reason, pages: listOwnPages(job) });
  if (!answer.ok) return answer.error.kind === 'empty' ? withdraw('not found') : answer;
  const article = answer.value;
  if (article.id !== id) {
    const message = `answered article ${article.id}`;
    return fail({ kind: 'malformed', message, call: 'getArticleContent' });
  }
  const reason = decideWithdrawal(article, client.settings.siteId);
  if (reason !== null) return withdraw(reason);
  if (job.action === 'check') return ok({ state: 'exists' });

  const ref = decideRef(article, job);
  const published = describeArticle(article, ref);
  // An article is found once, under its own column.
  const isOwn = formatRef(published.ref) === formatRef(ref);
  const searchTitle = isOwn ? article.title : undefined;
  const describe = async () => ({
    published,
    tagIds: article.tags.map((tag) => tag.id),
    left: findLeftPages(job, ref),
  });
  if (ref.route === 'specDetail') {
    const page = await loadSpecialPage(baker, ref.params);
    if (!page.ok) return page;
    const { page: own, parts } = page.value.special;
    const lists = [own, ...parts.map((part) => part.page)];
    const rowCount = lists.reduce((sum, list) => sum + countRows(list), 0);
    return ok({
      state: 'ready',
      ref,
      view: createPageView(ref, page.value),
      rowCount,
      searchTitle,
      describe,
    });
  }
  const page = await loadArticlePage(baker, article, { ...ref, route: ref.route });
  const view = createPageView(ref, page);
  const shown = Object.values(page.lists).flat();
  return ok({ state: 'ready', ref, view, rowCount: null, shown, searchTitle, describe });
}

/** Returns what the page of an article shows; without the parts whose calls fail. */
export async function loadArticlePage(
  { client, config }: Pick<PageBaker, 'client' | 'config'>,
  article: Article,
  { route, params }: PageRef<ArticlePageData['route']>,
): Promise<ArticlePageData> {
  const columnId = params.columnId ?? article.columnId;
  const ads = loadArticleAds(client, article, columnId, config);
  const live = loadLive(client, article);
  // A reader's browser asks all the same: the count may be older than the comments.
  const known = article.hasNoComments ? NO_COMMENTS : null;
  const extras = loadArticleExtras(client, article, config, { known });
  return {
    route,
    article,
    columnId,
    config,
    settings: client.settings,
    ads: await ads,
    lists: await extras.lists,
    reporters: await extras.reporters,
    comments: await extras.comments,
    live: await live,
  };
}

/** Describes an article with its page under its own column where several columns list it. */
function describeArticle(article: Article, ref: PageRef<BakedArticleRoute>): PublishedArticle {
  const { columnId, title, publishedAt, changedAt } = article;
  const isOwnKnown = isColumnArticle(ref) && isPageId(columnId);
  const own = isOwnKnown ? { ...ref, params: { ...ref.params, columnId } } : ref;
  return { ref: own, title, publishedAt, changedAt };
}

/** Returns the page of an article: on the screen of its kind, whatever screen the job names. */
function decideRef(article: Article, job: BakeJob<BakedArticleRoute>): PageRef<BakedArticleRoute> {
  const { id = '', columnId = article.columnId } = job.params;
  // Any article may be an online course: only its address says so.
  if (job.route === 'onlineStudy') return { route: 'onlineStudy', params: { id } };
  return createArticleRef({ id, kind: article.kind, columnId, linkId: article.linkId });
}

/** Returns the pages that an article whose kind changed has on its former screens. */
const findLeftPages = (job: BakeJob<BakedArticleRoute>, ref: PageRef): readonly PageRef[] =>
  listOwnPages(job).filter((other) => formatRef(other) !== formatRef(ref));

/**
 * Returns the existing pages of the article of a job: on each screen, under this column. An online
 * course has one of its own: any article may be shown as one.
 */
export function listOwnPages({ route, params, existing = [] }: BakeJob): PageRef[] {
  return existing.filter((page) => {
    if (route === 'onlineStudy' || page.route === 'onlineStudy') return page.route === route;
    return isColumnArticle(page) ? page.params.columnId === params.columnId : isLinkedArticle(page);
  });
}

/** Returns why a published page must not show the article; null when it may (product 2). */
function decideWithdrawal(article: Article, siteId: string): string | null {
  const { state } = decideArticleState(article, siteId, { poster: false });
  if (state === 'empty') return 'belongs to another site';
  if (state === 'preview') return 'not published';
  return null;
}

/**
 * Returns what the page of a special shows: its article, its column and the parts of that. Fails
 * when a part fails, which a reader's own template leaves out: the existing page has it.
 */
async function loadSpecialPage(
  { client, config }: PageBaker,
  { linkID: linkId = '', id = '' }: PageParams<'specDetail'>,
): Promise<Result<SpecialPageData, ApiError>> {
  const special = await loadSpecial(client, { linkId, id }, config);
  if (!special.ok) return special;
  const missing = special.value.parts.find(({ failed }) => failed);
  if (missing) {
    const message = `column ${missing.column.id} could not be read`;
    return fail({ kind: 'network', message, call: 'getArticles' });
  }
  const { settings } = client;
  return ok({ route: 'specDetail', id, special: special.value, config, settings });
}

/** A special: an article that shows the lists of a column. */
export const specDetail = createArticleKind('specDetail', {
  paths: [['id'], ['linkID', 'id']],
  // The specials that show the columns of the named articles.
  planNamed: async ({ select, columnIds, existing }) => {
    const named = new Set(select.articles.map(({ params }) => params.id));
    return [...existing.values()]
      .filter(({ params: { linkID = '', id } }) => columnIds.has(linkID) && !named.has(id))
      .map(bakeJob);
  },
});
