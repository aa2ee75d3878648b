import { parseArticleAds } from '../../model/ads/normalise.ts';
import type { AdSlot } from '../../model/ads/types.ts';
import { ok } from '../../model/result.ts';
import { field, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import type { CallPath } from '../hosts.ts';
import type { Params } from '../request.ts';
import type { ArticleAdsParams } from './ads.ts';
import { type Read, read } from './read.ts';

/**
 * The ads of places that are no article; the rules of ads.ts hold here too. A file of its
 * own: the template of articles carries none of it before its text.
 */

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
