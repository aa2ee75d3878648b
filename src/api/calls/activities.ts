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
  return read(client, call, options, parseActivities);
}

/** Loads a page (from 0) of the activities that a member has signed up for. */
export function myActivityList(
  client: Client,
  { userId, page }: { readonly userId: string; readonly page: number },
  options?: CallOptions,
): Read<ActivitiesPage> {
  const call = {
    path: '/base_url/myActivityList',
    member: true,
    userIds: ['userID'],
    params: { userID: userId, page },
  } as const;
  return read(client, call, options, parseActivities);
}

function parseActivities(payload: unknown): ActivitiesPage {
  const sent = Array.isArray(payload) ? payload : parseList(field(parseRecord(payload), 'list'));
  return {
    list: parseEach(sent, parseActivityItem),
    hasMore: hasMoreByMultiple(sent.length, sent.length),
  };
}
