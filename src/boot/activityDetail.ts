import { activityDetailCall, activityVotesCall, entryListCall } from '../api/calls/activity.ts';
import { preloadPage } from './preloadPage.ts';

preloadPage(({ id }) =>
  id && Number(id) > 0 ? [activityDetailCall(id), entryListCall(id), activityVotesCall(id)] : [],
);
