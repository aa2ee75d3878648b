import type { ActivityItem } from '../../model/activity/activityTypes.ts';
import { parseActivityItem } from '../../model/activity/normaliseActivity.ts';
import { hasMoreByMultiple } from '../../model/paging.ts';
import { field, parseEach, parseList, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

export interface ActivitiesPage {
  readonly list: readonly ActivityItem[];
  readonly hasMore: boolean;
}

/** Loads a page of the site's activities; -1 means all categories. */
export function activityList(
  client: Client,
  { page = 0 }: { readonly page?: number | undefined } = {},
  options?: CallOptions,
): Read<ActivitiesPage> {
  const call = { path: '/base_url/activityList', params: { catID: -1, page } } as const;
  return read(client, call, options, (payload) => {
    const sent = Array.isArray(payload) ? payload : parseList(field(parseRecord(payload), 'list'));
    return {
      list: parseEach(sent, parseActivityItem),
      hasMore: hasMoreByMultiple(sent.length, sent.length),
    };
  });
}
