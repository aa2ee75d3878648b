import { ACTIVITIES } from '../../edition/activities.ts';
import type { Call, Calls } from '../call.ts';
import { data } from '../envelope.ts';
import { formatActivity } from '../wire/activity.ts';
import { PAGE_SIZE } from './pages.ts';

/** Stands for every category. */
const ALL = '-1';

const activityList: Call = ({ params, addresses }) => {
  const category = params.text('catID', ALL);
  const found = ACTIVITIES.filter((one) => category === ALL || String(one.category) === category);
  const from = params.count('page') * PAGE_SIZE;
  return data({
    list: found.slice(from, from + PAGE_SIZE).map((one) => formatActivity(one, addresses)),
  });
};

export const activityCalls: Calls = { activityList };
