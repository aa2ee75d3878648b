import { parseArticleAds } from '../../model/ads/normalise.ts';
import type { ArticleAds } from '../../model/ads/types.ts';
import { ok } from '../../model/result.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

/**
 * Ads are asked for only where the site has them (`adsEnabled`, the caller's to
 * know) and the thing they belong to is named; without it the answer is "none"
 * and nothing is sent (product 5.14).
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
