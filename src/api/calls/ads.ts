import type { ArticleAds } from '../../model/ads/adsTypes.ts';
import { parseArticleAds } from '../../model/ads/normaliseAds.ts';
import { ok } from '../../model/result.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

/**
 * Ads are requested only if the site has them (the caller checks `adsEnabled`) and the column
 * or event is known; without it there are none and nothing is sent (product 5.14).
 */

const NO_ADS: ArticleAds = { top: null, bottom: null, video: null };

/** Page type for which ads are booked. */
const ARTICLE_TYPE_NEWS = 1;

export interface ArticleAdsParams {
  readonly columnId: string;
  /** The reader's id; '' when anonymous. */
  readonly visitor?: string | undefined;
}

/** Loads the ads around an article. */
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
