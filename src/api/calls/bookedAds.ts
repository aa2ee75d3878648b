import type { AdSlot } from '../../model/ads/adsTypes.ts';
import { parseArticleAds } from '../../model/ads/normaliseAds.ts';
import { ok } from '../../model/result.ts';
import { field, parseRecord } from '../../model/wire.ts';
import type { CallPath } from '../callPath.ts';
import type { CallOptions, Client } from '../client.ts';
import type { Params } from '../request.ts';
import { type Read, read } from './read.ts';
import type { ArticleAdsParams } from './startCalls.ts';

/**
 * Ads of pages that are not articles; the rules of ads.ts apply. Separate from it, so that the
 * article template does not load them before its text.
 */

/** Ads of one slot; `slot` is null when none are booked. */
export interface BookedAds {
  readonly slot: AdSlot | null;
}

/** Loads the ads of the site's own slots. */
export function getAdv(client: Client, options?: CallOptions): Read<BookedAds> {
  return readSlot(client, '/adv-appif-server/getAdv', {}, options);
}

/** Loads the ads of a column. */
export function getColAdvs(
  client: Client,
  { columnId, visitor = '' }: ArticleAdsParams,
  options?: CallOptions,
): Read<BookedAds> {
  if (columnId === '') return Promise.resolve(ok({ slot: null }));
  const params = { columnID: columnId, visitor, device: client.device() };
  return readSlot(client, '/adv-appif-server/getColAdvs', params, options);
}

/** Loads the ads of an event, such as an activity. */
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

/** Returns the ads of a slot, bare or with its settings, by the parser for an article's slots. */
function parseSlot(payload: unknown): AdSlot | null {
  const wire = parseRecord(payload);
  const advs = Array.isArray(payload) ? payload : field(wire, 'advs', 'adv', 'list');
  return parseArticleAds({ articleTop: { ...wire, advs } }).top;
}
