import { type BookedAds, parseBookedAds } from '../../model/ads/normaliseAds.ts';
import { ok } from '../../model/result.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';
import type { ArticleAdsParams } from './startCalls.ts';

/**
 * Ads of pages that are not articles; the rules of ads.ts apply. Separate from it, so that the
 * article template does not load them before its text.
 */

/** Loads the ads of the whole site. No page sends it: its name says no place (decision 0073). */
export const getAdv = (client: Client) =>
  read(client, { path: '/adv-appif-server/getAdv' }, parseBookedAds);

/** Loads the ads of a column. */
export function getColAdvs(
  client: Client,
  { columnId }: Pick<ArticleAdsParams, 'columnId'>,
  options?: CallOptions,
): Read<BookedAds> {
  if (columnId === '') return Promise.resolve(ok({ slot: null }));
  const params = { columnID: columnId, device: client.device() };
  return read(client, { path: '/adv-appif-server/getColAdvs', params }, parseBookedAds, options);
}
