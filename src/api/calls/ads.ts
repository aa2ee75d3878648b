import { parseArticleAds } from '../../model/ads/normalise.ts';
import type { AdSlot, ArticleAds } from '../../model/ads/types.ts';
import { ok } from '../../model/result.ts';
import { field, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import type { CallPath } from '../hosts.ts';
import type { Params } from '../request.ts';
import { type Read, read } from './read.ts';

/**
 * Ads are asked for only where the site has them (`adsEnabled`, the caller's to
 * know) and the thing they belong to is named; without it the answer is "none"
 * and nothing is sent (spec section 5).
 */

const NO_ADS: ArticleAds = { top: null, bottom: null, video: null };

/** Kinds of pages that ads are booked for. */
const ARTICLE_TYPE_NEWS = 1;

export interface ArticleAdsParams {
  readonly columnId: string;
  /** The reader's id; '' for an anonymous one. */
  readonly visitor?: string | undefined;
}

/** The ads around an article. */
export function getArticleAdvs(
  client: Client,
  { columnId, visitor = '' }: ArticleAdsParams,
  options?: CallOptions,
): Read<ArticleAds> {
  if (columnId === '') return Promise.resolve(ok(NO_ADS));
  const device = client.device();
  const params = { columnID: columnId, visitor, device, articleType: ARTICLE_TYPE_NEWS };
  const call = { path: '/adv-appif-server/getArticleAdvs', params } as const;
  return read(client, call, options, parseArticleAds);
}

/** Ads in one place; `slot` is null where none is booked. */
export interface BookedAds {
  readonly slot: AdSlot | null;
}

/** The ads of the site's own places. */
export function getAdv(client: Client, options?: CallOptions): Read<BookedAds> {
  return readSlot(client, '/adv-appif-server/getAdv', {}, options);
}

/** The ads of a column. */
export function getColAdvs(
  client: Client,
  { columnId, visitor = '' }: ArticleAdsParams,
  options?: CallOptions,
): Read<BookedAds> {
  if (columnId === '') return Promise.resolve(ok({ slot: null }));
  const params = { columnID: columnId, visitor, device: client.device() };
  return readSlot(client, '/adv-appif-server/getColAdvs', params, options);
}

/** The ads of an event, an activity for instance. */
export function getEventAdvs(
  client: Client,
  { aid }: { readonly aid: string },
  options?: CallOptions,
): Read<BookedAds> {
  if (aid === '') return Promise.resolve(ok({ slot: null }));
  return readSlot(client, '/adv-appif-server/getEventAdvs', { aid }, options);
}

function readSlot(
  client: Client,
  path: CallPath,
  params: Params,
  options: CallOptions | undefined,
): Read<BookedAds> {
  return read(client, { path, params }, options, (payload) => ({ slot: parseSlot(payload) }));
}

/** A place's ads, alone or with its settings; the model knows places by those of an article. */
function parseSlot(payload: unknown): AdSlot | null {
  const wire = parseRecord(payload);
  const advs = Array.isArray(payload) ? payload : field(wire, 'advs', 'adv', 'list');
  return parseArticleAds({ articleTop: { ...wire, advs } }).top;
}
