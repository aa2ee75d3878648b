import { getArticleContent } from '../../src/api/calls/article.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { loadArticleAds } from '../../src/api/pages/articleAds.ts';
import { loadArticleExtras } from '../../src/api/pages/articlePage.ts';
import { loadLive } from '../../src/api/pages/livePage.ts';
import { decideArticleState } from '../../src/model/article/articleState.ts';
import type { Article } from '../../src/model/article/types.ts';
import { ok, type Result } from '../../src/model/result.ts';
import type { SiteConfig } from '../../src/model/site/types.ts';
import { articleRoute } from '../../src/routes.ts';
import type { ArticlePage } from '../../src/screens/article/view.ts';
import type { SpecialLocals } from '../../src/screens/specDetail/locals.ts';
import type { BakeClient } from './client.ts';
import { bakeColumn, isColumnJob } from './column.ts';
import { findLinkedPages, formatRef, isPageId, pageFile } from './files.ts';
import { bakeHome } from './home.ts';
import { countRows, writeList } from './listPage.ts';
import {
  existingPages,
  failed,
  failedBy,
  failedCall,
  gonePages,
  renderPage,
  writeRendered,
} from './outcome.ts';
import { bakePaper, isPaperJob } from './paper.ts';
import { bakePeople, isPeopleJob } from './people.ts';
import { bakeReading, isReadingJob } from './reading.ts';
import { bakeShortVideo, isVideoJob } from './shortVideo.ts';
import { loadSpecialLocals } from './special.ts';
import type { BakeState } from './state.ts';
import {
  type BakedArticleRoute,
  type BakeJob,
  COLUMN_ROUTES,
  HOME_ROUTE,
  LINKED_ROUTES,
  LIVE_ROUTE,
  type PageOutcome,
  type PageRef,
  type PublishedArticle,
  type RenderPage,
  SPECIAL_ROUTE,
  STUDY_ROUTE,
} from './types.ts';

/** A reader may wait longer for an article; a run has others to bake. */
const ARTICLE_TIMEOUT_MS = 15_000;

/** What all pages of a run share. */
export interface PageBaker {
  readonly client: BakeClient;
  /** Absent where nothing is kept between runs. */
  readonly state?: BakeState | undefined;
  readonly config: SiteConfig;
  /** The folder of the built files. */
  readonly outDir: string;
  readonly compress: boolean;
  readonly render: RenderPage;
  /** The built front page that stands where none is baked: `bakeHome`. */
  readonly homeTemplate: string | null;
}

/**
 * Does one job. Never rejects: whatever goes wrong leaves the existing page as it is, and is
 * the outcome. No page is removed here (`PageOutcome`).
 */
export function bakePage(baker: PageBaker, job: BakeJob): Promise<PageOutcome> {
  return baker.client.forPage(() => bakeByKind(baker, job));
}

async function bakeByKind(baker: PageBaker, job: BakeJob): Promise<PageOutcome> {
  try {
    if (isReadingJob(job)) return await bakeReading(baker, job);
    if (isVideoJob(job)) return await bakeShortVideo(baker, job);
    if (isColumnJob(job)) return await bakeColumn(baker, job);
    if (isPaperJob(job)) return await bakePaper(baker, job);
    if (isPeopleJob(job)) return await bakePeople(baker, job);
    if (job.route === HOME_ROUTE) return await bakeHome(baker, job);
    return await bakeArticle(baker, job);
  } catch (error) {
    return failedBy(error);
  }
}

async function bakeArticle(baker: PageBaker, job: BakeJob): Promise<PageOutcome> {
  const { client } = baker;
  const answer = await getArticleContent(
    client,
    { articleId: job.id, columnId: isUnderColumn(job) ? job.columnId : '' },
    { timeoutMs: ARTICLE_TIMEOUT_MS },
  );
  if (!answer.ok) {
    if (answer.error.kind === 'empty') return withdraw(baker, job, 'not found');
    return failedCall(answer.error);
  }
  const article = answer.value;
  if (article.id !== job.id) {
    return failed('malformed', `getArticleContent: answered article ${article.id}`);
  }
  const reason = decideWithdrawal(article, client.settings.siteId);
  if (reason !== null) return withdraw(baker, job, reason);
  if (job.action === 'check') return { result: 'kept' };

  const ref = decideRef(article, job);
  const page = await loadPage(baker, article, ref);
  if (!page.ok) return failedCall(page.error);
  const outcome = await writeArticle(baker, job, ref, page.value);
  if (outcome.result !== 'baked' && outcome.result !== 'unchanged') return outcome;
  const left = await findLeft(baker, job, ref);
  return { ...outcome, published: describe(article, ref), left };
}

/** A special is a list: it keeps its rows as the page of a column does. */
async function writeArticle(
  baker: PageBaker,
  job: BakeJob,
  ref: PageRef,
  page: ArticlePage | SpecialLocals,
): Promise<PageOutcome> {
  if (!('special' in page)) return writeRendered(baker, ref, page);
  const { page: own, parts } = page.special;
  return writeList(baker, {
    name: formatRef(ref),
    rows: [own, ...parts.map((part) => part.page)].reduce((sum, list) => sum + countRows(list), 0),
    mayEmpty: job.mayEmpty === true,
    html: await renderPage(baker, page),
    file: pageFile(baker.outDir, ref),
  });
}

/** All that the page of an article shows. Only a special can be without what it is made of. */
async function loadPage(
  { client, config }: PageBaker,
  article: Article,
  ref: PageRef,
): Promise<Result<ArticlePage | SpecialLocals, ApiError>> {
  if (ref.route === SPECIAL_ROUTE) return loadSpecialLocals(client, config, ref);
  const columnId = isUnderColumn(ref) ? ref.columnId : article.columnId;
  const ads = loadArticleAds(client, article, columnId, config);
  const live = loadLive(client, article);
  const extras = loadArticleExtras(client, article, config);
  return ok({
    route: decideArticleRoute(ref),
    article,
    columnId,
    config,
    settings: client.settings,
    ads: await ads,
    lists: await extras.lists,
    reporters: await extras.reporters,
    comments: await extras.comments,
    live: await live,
  });
}

const ARTICLE_ROUTES = [...COLUMN_ROUTES, LIVE_ROUTE, STUDY_ROUTE] as const;

const decideArticleRoute = ({ route }: PageRef): ArticlePage['route'] =>
  ARTICLE_ROUTES.find((name) => name === route) ?? 'newsDetail';

/** What sitemaps tell of it: its own page, under its own column where it stands in several. */
function describe(article: Article, ref: PageRef): PublishedArticle {
  const { columnId, title, publishedAt, changedAt } = article;
  const own = isUnderColumn(ref) && isPageId(columnId) ? { ...ref, columnId } : ref;
  return { ref: own, title, publishedAt, changedAt };
}

const isUnderColumn = ({ route }: PageRef): boolean =>
  route !== STUDY_ROUTE && !LINKED_ROUTES.some((name) => name === route);

/** The page of an article: on the screen of its kind, whatever screen it was thought to be on. */
function decideRef(article: Article, job: BakeJob): PageRef {
  // Any article may be a course: only its address says so.
  if (job.route === STUDY_ROUTE) return { route: STUDY_ROUTE, columnId: '', id: job.id };
  const route = articleRoute(article.kind);
  const linked = LINKED_ROUTES.find((name) => name === route);
  if (linked) {
    const columnId = isPageId(article.linkId) ? article.linkId : '';
    return { route: linked, columnId, id: job.id };
  }
  const columnId = isUnderColumn(job) ? job.columnId : article.columnId;
  const known = COLUMN_ROUTES.find((name) => name === route) ?? 'newsDetail';
  return { ...(known !== 'newsDetail' && { route: known }), columnId, id: job.id };
}

/** The pages that an article which changed its kind has on the screens that it was on. */
async function findLeft({ outDir }: PageBaker, job: BakeJob, ref: PageRef): Promise<PageRef[]> {
  const isOther = (other: PageRef) =>
    (other.route ?? 'newsDetail') !== (ref.route ?? 'newsDetail') ||
    other.columnId !== ref.columnId;
  return existingPages(outDir, (await allPages(outDir, job)).filter(isOther));
}

/** Every page that this article may have for this job: on each screen, under this column. */
async function allPages(outDir: string, job: BakeJob): Promise<PageRef[]> {
  if (job.route === STUDY_ROUTE) return [job];
  const { columnId, id } = job;
  const routes: readonly BakedArticleRoute[] = COLUMN_ROUTES;
  const columns = isUnderColumn(job) ? routes.map((route) => ({ route, columnId, id })) : [];
  return [...columns, ...(await findLinkedPages(outDir, id))];
}

/** Why an article that was answered may have no page; null when it may (spec sections 2 and 4). */
export function decideWithdrawal(article: Article, siteId: string): string | null {
  const { state } = decideArticleState(article, siteId, { poster: false });
  if (state === 'empty') return 'belongs to another site';
  if (state === 'preview') return 'not published';
  return null;
}

const withdraw = async (baker: PageBaker, job: BakeJob, reason: string): Promise<PageOutcome> =>
  gonePages(baker, await allPages(baker.outDir, job), reason);
