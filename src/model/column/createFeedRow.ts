import type { ActivityItem } from '../activity/activityTypes.ts';
import type { ListItem } from '../article/articleTypes.ts';
import type { FeedRow } from './columnTypes.ts';

export const createArticleRow = (item: ListItem): FeedRow => ({ kind: 'article', item });
export const createActivityRow = (activity: ActivityItem): FeedRow => ({
  kind: 'activity',
  activity,
});
