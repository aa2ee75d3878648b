import { parseActivityCategories } from '../../model/activity/activityCategories.ts';
import type { ActivityCategory, ActivityItem } from '../../model/activity/activityTypes.ts';
import { parseActivityItem } from '../../model/activity/normaliseActivity.ts';
import { hasMoreByMultiple } from '../../model/paging.ts';
import { field, parseEach, parseList, parseRecord } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { type Read, read } from './read.ts';

export interface ActivitiesPage {
  readonly list: readonly ActivityItem[];
  readonly hasMore: boolean;
}

/** `catID` of all categories. */
const ALL = -1;

interface ActivitiesParams {
  readonly page?: number | undefined;
  /** Id of a category; '', the default, for all. */
  readonly category?: string | undefined;
}

/** Loads the categories of the site's activities. */
export const activityCats = (
  client: Client,
  options?: CallOptions,
): Read<readonly ActivityCategory[]> =>
  read(client, { path: '/base_url/activityCats' }, options, parseActivityCategories);

/** Loads a page of the site's activities. */
export function activityList(
  client: Client,
  { page = 0, category = '' }: ActivitiesParams = {},
  options?: CallOptions,
): Read<ActivitiesPage> {
  const call = {
    path: '/base_url/activityList',
    params: { catID: category || ALL, page },
  } as const;
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
