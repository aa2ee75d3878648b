import {
  parseActivityCategories,
  parseActivityItem,
} from '../../model/activity/normaliseActivity.ts';
import { hasMoreByMultiple } from '../../model/paging.ts';
import { findRows, parseEach } from '../../model/wire.ts';
import type { CallOptions, Client } from '../client.ts';
import { read } from './read.ts';

/** `catID` of all categories. */
const ALL = -1;

interface ActivitiesParams {
  readonly page?: number | undefined;
  /** Id of a category; '', the default, for all. */
  readonly category?: string | undefined;
}

/** Loads the categories of the site's activities. */
export const activityCats = (client: Client, options?: CallOptions) =>
  read(client, { path: '/base_url/activityCats' }, parseActivityCategories, options);

/** Loads a page of the site's activities. */
export const activityList = (
  client: Client,
  { page = 0, category = '' }: ActivitiesParams = {},
  options?: CallOptions,
) =>
  read(
    client,
    {
      path: '/base_url/activityList',
      params: { catID: category || ALL, page },
    },
    parseActivities,
    options,
  );

/** Loads a page (from 0) of the activities that a member has signed up for. */
export const myActivityList = (
  client: Client,
  { userId, page }: { readonly userId: string; readonly page: number },
) =>
  read(
    client,
    {
      path: '/base_url/myActivityList',
      member: true,
      userIds: ['userID'],
      params: { userID: userId, page },
    },
    parseActivities,
  );

function parseActivities(payload: unknown) {
  const sent = findRows(payload, 'list');
  return {
    list: parseEach(sent, parseActivityItem),
    hasMore: hasMoreByMultiple(sent.length, sent.length),
  };
}
