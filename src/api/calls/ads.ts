import { type ArticleAds, parseArticleAds } from '../../model/ads/normaliseAds.ts';
import { ok } from '../../model/result.ts';
import type { Client } from '../client.ts';
import { type Read, read } from './read.ts';
import { type ArticleAdsParams, articleAdsCall } from './startCalls.ts';

/**
 * Ads are requested only if the site has them (the caller checks `adsEnabled`) and the column
 * or event is known; without it there are none and nothing is sent (product 5.14).
 */

const NO_ADS: ArticleAds = { top: null, bottom: null, video: null, photos: null };

/** Loads the ads around an article. */
export function getArticleAdvs(client: Client, params: ArticleAdsParams): Read<ArticleAds> {
  if (params.columnId === '') return Promise.resolve(ok(NO_ADS));
  return read(client, articleAdsCall(params, client.device()), parseArticleAds);
}
