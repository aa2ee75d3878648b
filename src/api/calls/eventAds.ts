import { type BookedAds, parseBookedAds } from '../../model/ads/normaliseAds.ts';
import { ok } from '../../model/result.ts';
import type { Client } from '../client.ts';
import { type Read, read } from './read.ts';

/**
 * Loads the ads of an event, such as an activity; none and no request without its id (product 5.14).
 * Separate from the ads of columns, so that a page of an activity loads no code of columns.
 */
export function getEventAdvs(client: Client, { aid }: { readonly aid: string }): Read<BookedAds> {
  if (aid === '') return Promise.resolve(ok({ slot: null }));
  const call = { path: '/adv-appif-server/getEventAdvs', params: { aid } } as const;
  return read(client, call, parseBookedAds);
}
