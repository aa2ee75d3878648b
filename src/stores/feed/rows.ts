import type { ActivityItem } from '../../model/activity/types.ts';
import type { ListItem } from '../../model/article/types.ts';
import type { FeedRow } from '../../model/column/types.ts';

export const articleRow = (item: ListItem): FeedRow => ({ kind: 'article', item });
export const activityRow = (activity: ActivityItem): FeedRow => ({ kind: 'activity', activity });
