import {
  createActivityRow,
  createArticleRow,
  type FeedBlock,
  type ReadyFeed,
} from '../../model/column/feed.ts';
import { findLastId, listShownIds, removeShownRows } from '../../model/column/feedIds.ts';
import { ok, type Result } from '../../model/result.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { activityList } from '../calls/activities.ts';
import { getArticles } from '../calls/columns.ts';
import { getRecommendArticles } from '../calls/content.ts';
import { getLiveArticles } from '../calls/live.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiError } from '../errors.ts';
import { decideAfterLast } from './feedFirstPage.ts';

/** How many pages without new rows are skipped in one attempt to load more. */
const STALE_PAGES_MAX = 5;

interface NextParams {
  readonly columnId: string;
  readonly home: boolean;
  /** Ids of the articles of a baked first screen. */
  readonly baked: readonly string[];
  readonly config: () => Promise<SiteConfig>;
  /** Returns the uid for whom recommendations are personal; '' for all others. */
  readonly memberId: () => Promise<string>;
}

/** Returns the feed with its next page, or with what follows the last one. */
export async function loadNextFeedPage(
  client: Client,
  feed: ReadyFeed,
  params: NextParams,
  options: CallOptions,
): Promise<Result<ReadyFeed, ApiError>> {
  let grown = feed;
  for (let asked = 0; asked < STALE_PAGES_MAX && grown.next !== null; asked += 1) {
    const answer = await requestNext(client, grown, grown.next, params, options);
    if (!answer.ok) return answer;
    const block = removeShownRows(answer.value.block, listShownIds(grown, params.baked));
    const blocks = block.rows.length > 0 ? [...grown.blocks, block] : grown.blocks;
    grown = { ...grown, blocks, next: answer.value.next };
    if (block.rows.length > 0) break;
  }
  return ok(grown);
}

interface NextBlock {
  readonly block: FeedBlock;
  readonly next: ReadyFeed['next'];
}

async function requestNext(
  client: Client,
  feed: ReadyFeed,
  next: number | 'recommended',
  { columnId, home, baked, config, memberId }: NextParams,
  options: CallOptions,
): Promise<Result<NextBlock, ApiError>> {
  if (next === 'recommended') {
    const columnName = feed.data?.column.name ?? '';
    const reader = { columnName, memberId };
    const items = await requestRecommended(client, await config(), reader, options);
    return ok({ block: { recommended: true, rows: items.map(createArticleRow) }, next: null });
  }
  const isActivities = feed.kind === 'activities';
  const answer = isActivities
    ? await activityList(client, { page: next, category: feed.category }, options)
    : feed.kind === 'live'
      ? await getLiveArticles(client, { columnId, page: next }, options)
      : await getArticles(
          client,
          { columnId, page: next, lastFileId: findLastId(feed, baked) },
          options,
        );
  const end = isActivities ? null : decideAfterLast(home);
  if (!answer.ok) {
    // Some servers refuse a page after the last one instead of sending an empty one.
    if (answer.error.kind !== 'empty') return answer;
    return ok({ block: { recommended: false, rows: [] }, next: end });
  }
  const rows = answer.value.list.map((item) =>
    'participants' in item ? createActivityRow(item) : createArticleRow(item),
  );
  const hasMore = answer.value.hasMore;
  return ok({ block: { recommended: false, rows }, next: hasMore ? next + 1 : end });
}

/** Returns recommendations of the reading statistics; [] on failure, and the list then ends. */
async function requestRecommended(
  client: Client,
  { article }: SiteConfig,
  { columnName, memberId }: Pick<NextParams, 'memberId'> & { readonly columnName: string },
  options: CallOptions,
) {
  if (!article.showRecommended) return [];
  const userId = await memberId();
  const params = { articleId: '', columnName, count: article.relationPageSize, userId };
  const answer = await getRecommendArticles(client, params, options);
  return answer.ok ? answer.value.list : [];
}
