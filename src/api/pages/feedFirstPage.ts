import { decideColumnTarget } from '../../model/column/columnTarget.ts';
import type { ColumnData, ColumnPage } from '../../model/column/columnTypes.ts';
import {
  createActivityRow,
  HOT,
  type HotPeriod,
  NO_CHOICE,
  type ReadyFeed,
} from '../../model/column/feed.ts';
import { keepPeriod } from '../../model/column/hotPeriod.ts';
import { createComingItem } from '../../model/live/createComingItem.ts';
import { ok, type Result } from '../../model/result.ts';
import type { Column, CountSettings, SiteConfig } from '../../model/site/siteTypes.ts';
import { removeDuplicates } from '../../model/wire.ts';
import { activityCats, activityList } from '../calls/activities.ts';
import { articleHot } from '../calls/content.ts';
import { getLiveArticles, getLiveComing } from '../calls/live.ts';
import type { CallOptions, Client } from '../client.ts';
import type { ApiError } from '../errors.ts';
import { loadColumn, NO_PAGE } from './columnPage.ts';

type Loaded = Promise<Result<ReadyFeed, ApiError>>;

const READY = {
  state: 'ready',
  data: null,
  revision: 0,
  blocks: [],
  next: null,
  more: 'waiting',
  ...NO_CHOICE,
  categories: [],
  counts: null,
} as const;

/**
 * Returns what follows the last page of a column: recommendations on the front page, else nothing.
 */
export const decideAfterLast = (home: boolean) => (home ? 'recommended' : null);

/** Returns the feed of a column whose first screen is loaded; `data` is null when it was baked. */
export function createColumnFeed(
  data: ColumnData | null,
  {
    hasMore,
    home,
    counts = null,
  }: {
    readonly hasMore: boolean;
    readonly home: boolean;
    readonly counts?: CountSettings | null;
  },
): ReadyFeed {
  const next = hasMore ? 1 : decideAfterLast(home);
  return { ...READY, kind: 'articles', data, next, counts: data?.column.shows ?? counts };
}

interface FirstPageParams {
  readonly config: SiteConfig;
  readonly home: boolean;
  /** Category of activities; absent for all. */
  readonly category?: string;
}

/** Loads the first screen of a column, by what it lists. */
export async function loadFirstFeedPage(
  client: Client,
  column: Column | string,
  { config, home, category = '' }: FirstPageParams,
  options: CallOptions,
): Loaded {
  const answer = await loadColumn(client, column, config, options);
  if (!answer.ok) return answer;
  const data = answer.value;
  const { hasMore } = data.page;
  const articles = createColumnFeed(data, { hasMore, home, counts: config.counts });
  switch (decideColumnTarget(data.column).kind) {
    case 'live':
      return loadLive(client, data, articles, options);
    case 'activities':
      return loadActivities(client, articles, category, options);
    default:
      return ok(articles);
  }
}

/** Loads the broadcasts: announced ones come before those on air and the recordings. */
async function loadLive(
  client: Client,
  data: ColumnData,
  articles: ReadyFeed,
  options: CallOptions,
): Loaded {
  const [coming, lives] = await Promise.all([
    getLiveComing(client, options),
    getLiveArticles(client, { columnId: data.column.id }, options),
  ]);
  const announced = coming.ok ? coming.value.map(createComingItem) : [];
  // Servers without the list of broadcasts have the articles of the column.
  const list = lives.ok ? lives.value.list : data.page.list;
  const above = [...announced, ...data.page.carousel];
  const page: ColumnPage = {
    ...data.page,
    live: announced,
    list: removeDuplicates([...above, ...list]).slice(removeDuplicates(above).length),
  };
  const hasMore = lives.ok ? lives.value.hasMore : data.page.hasMore;
  return ok({
    ...articles,
    kind: lives.ok ? 'live' : 'articles',
    data: { ...data, page },
    next: hasMore ? 1 : null,
  });
}

async function loadActivities(
  client: Client,
  articles: ReadyFeed,
  category: string,
  options: CallOptions,
): Loaded {
  const [answer, categories] = await Promise.all([
    activityList(client, { category }, options),
    activityCats(client, options),
  ]);
  if (!answer.ok && answer.error.kind !== 'empty') return answer;
  const { list, hasMore } = answer.ok ? answer.value : { list: [], hasMore: false };
  const rows = list.map(createActivityRow);
  return ok({
    ...articles,
    kind: 'activities',
    // Servers without categories have the list alone.
    categories: categories.ok ? categories.value : [],
    category,
    blocks: rows.length > 0 ? [{ recommended: false, rows }] : [],
    next: hasMore ? 1 : null,
  });
}

/** A column for the hot list, which is shown like one. */
const HOT_COLUMN: Column = {
  id: HOT,
  name: '',
  parentId: '',
  style: 0,
  type: 0,
  description: '',
  icon: '',
  linkUrl: '',
  appLink: '',
  topPicture: '',
  followers: 0,
  shows: null,
  axisIcon: '',
  axisColor: '',
};

/** Loads the most read articles of a period. */
export async function loadHotFeed(
  client: Client,
  period: HotPeriod,
  config: SiteConfig,
  options: CallOptions,
): Loaded {
  const answer = await articleHot(client, { type: period }, options);
  if (!answer.ok && answer.error.kind !== 'empty') return answer;
  const list = answer.ok ? keepPeriod(removeDuplicates(answer.value), period) : [];
  const data = { column: HOT_COLUMN, children: [], page: { ...NO_PAGE, list }, ad: null };
  return ok({ ...READY, kind: 'hot', data, period, counts: config.counts });
}
