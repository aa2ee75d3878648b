import { activityList } from '../../api/calls/activities.ts';
import { getArticles } from '../../api/calls/columns.ts';
import { getRecommendArticles } from '../../api/calls/content.ts';
import { getLiveArticles } from '../../api/calls/live.ts';
import type { CallOptions, Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import { ok, type Result } from '../../model/result.ts';
import type { SiteConfig } from '../../model/site/types.ts';
import { lastId, onlyNew, shownIds } from './ids.ts';
import { afterLast } from './loadFirst.ts';
import { activityRow, articleRow } from './rows.ts';
import type { FeedBlock, ReadyFeed } from './types.ts';

/** How many pages without new rows are skipped in one attempt to load more. */
const STALE_PAGES_MAX = 5;

interface NextParams {
  readonly columnId: string;
  readonly home: boolean;
  /** Ids of the articles of a baked first screen. */
  readonly baked: readonly string[];
  readonly config: () => Promise<SiteConfig>;
}

/** Returns the feed with its next page, or with what follows the last one. */
export async function loadNext(
  client: Client,
  feed: ReadyFeed,
  params: NextParams,
  options: CallOptions,
): Promise<Result<ReadyFeed, ApiError>> {
  let grown = feed;
  for (let asked = 0; asked < STALE_PAGES_MAX && grown.next !== null; asked += 1) {
    const answer = await askNext(client, grown, grown.next, params, options);
    if (!answer.ok) return answer;
    const block = onlyNew(answer.value.block, shownIds(grown, params.baked));
    const blocks = block.rows.length > 0 ? [...grown.blocks, block] : grown.blocks;
    grown = { ...grown, blocks, next: answer.value.next };
    if (block.rows.length > 0) break;
  }
  return ok(grown);
}

interface Answered {
  readonly block: FeedBlock;
  readonly next: ReadyFeed['next'];
}

async function askNext(
  client: Client,
  feed: ReadyFeed,
  next: number | 'recommended',
  { columnId, home, baked, config }: NextParams,
  options: CallOptions,
): Promise<Result<Answered, ApiError>> {
  if (next === 'recommended') {
    const items = await askRecommended(client, await config(), options);
    return ok({ block: { recommended: true, rows: items.map(articleRow) }, next: null });
  }
  const isActivities = feed.kind === 'activities';
  const answer = isActivities
    ? await activityList(client, { page: next }, options)
    : feed.kind === 'live'
      ? await getLiveArticles(client, { columnId, page: next }, options)
      : await getArticles(
          client,
          { columnId, page: next, lastFileId: lastId(feed, baked) },
          options,
        );
  const end = isActivities ? null : afterLast(home);
  if (!answer.ok) {
    // Some servers refuse a page after the last one instead of sending an empty one.
    if (answer.error.kind !== 'empty') return answer;
    return ok({ block: { recommended: false, rows: [] }, next: end });
  }
  const rows = answer.value.list.map((item) =>
    'participants' in item ? activityRow(item) : articleRow(item),
  );
  const hasMore = answer.value.hasMore;
  return ok({ block: { recommended: false, rows }, next: hasMore ? next + 1 : end });
}

/** Returns recommendations of the reading statistics; [] on failure, and the list then ends. */
async function askRecommended(client: Client, { article }: SiteConfig, options: CallOptions) {
  if (!article.showRecommended) return [];
  const params = { articleId: '', count: article.relationPageSize };
  const answer = await getRecommendArticles(client, params, options);
  return answer.ok ? answer.value.list : [];
}
