import { getArticleContent } from '../../src/api/calls/article.ts';
import type { Client } from '../../src/api/client.ts';
import { loadArticleAds } from '../../src/api/pages/articleAds.ts';
import { loadArticleExtras } from '../../src/api/pages/articlePage.ts';
import { decideArticleState } from '../../src/model/article/state.ts';
import type { Article } from '../../src/model/article/types.ts';
import type { SiteConfig } from '../../src/model/site/types.ts';
import { removePage, writePage } from './files.ts';
import type { BakeFailureKind, BakeJob, PageOutcome, RenderPage } from './types.ts';

/** A reader may wait longer for an article; a run has others to bake. */
const ARTICLE_TIMEOUT_MS = 15_000;

/** What all pages of a run share. */
export interface PageBaker {
  readonly client: Client;
  readonly config: SiteConfig;
  /** The folder of the built files. */
  readonly outDir: string;
  readonly compress: boolean;
  readonly render: RenderPage;
}

/**
 * Does one job. Never rejects: whatever goes wrong leaves the page that stands, and
 * is the outcome. A page goes only when its article says so.
 */
export async function bakePage(baker: PageBaker, job: BakeJob): Promise<PageOutcome> {
  if (job.action === 'remove') return withdraw(baker, job, 'listed as withdrawn');

  const { client } = baker;
  const answer = await getArticleContent(
    client,
    { articleId: job.id, columnId: job.columnId },
    { timeoutMs: ARTICLE_TIMEOUT_MS },
  );
  if (!answer.ok) {
    const { kind, message, call } = answer.error;
    if (kind === 'empty') return withdraw(baker, job, 'not found');
    return failed(kind, `${call}: ${message}`);
  }
  const article = answer.value;
  if (article.id !== job.id) {
    return failed('malformed', `getArticleContent: answered article ${article.id}`);
  }
  const reason = decideWithdrawal(article, client.settings.siteId);
  if (reason !== null) return withdraw(baker, job, reason);
  if (job.action === 'check') return { result: 'kept' };

  const ads = loadArticleAds(client, article, job.columnId, baker.config);
  const extras = loadArticleExtras(client, article, baker.config);
  let html: string;
  try {
    html = await baker.render({
      route: 'newsDetail',
      article,
      columnId: job.columnId,
      config: baker.config,
      settings: client.settings,
      ads: await ads,
      lists: await extras.lists,
      reporters: await extras.reporters,
      comments: await extras.comments,
      live: null,
    });
  } catch (error) {
    return failed('render', messageOf(error));
  }
  try {
    const written = await writePage(baker.outDir, job, html, baker);
    return { result: written === 'written' ? 'baked' : 'unchanged' };
  } catch (error) {
    return failed('write', messageOf(error));
  }
}

/** Why an article that was answered may have no page; null when it may (spec sections 2 and 4). */
export function decideWithdrawal(article: Article, siteId: string): string | null {
  const { state } = decideArticleState(article, siteId, { poster: false });
  if (state === 'empty') return 'belongs to another site';
  if (state === 'preview') return 'not published';
  const leadsOutside = (article.kind === 'link' || article.kind === 'h5') && article.url !== '';
  return leadsOutside && article.content.trim() === '' ? 'leads to another address' : null;
}

async function withdraw({ outDir }: PageBaker, job: BakeJob, reason: string): Promise<PageOutcome> {
  try {
    return (await removePage(outDir, job)) ? { result: 'removed', reason } : { result: 'skipped' };
  } catch (error) {
    return failed('write', messageOf(error));
  }
}

const failed = (kind: BakeFailureKind, message: string): PageOutcome => ({
  result: 'failed',
  kind,
  message,
});

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
