import { activityList } from '../../../src/api/calls/activities.ts';
import { activityVotes } from '../../../src/api/calls/activity.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import { type BakeFailure, describeFailedCall } from '../bakeSummary.ts';
import { formatRef, hasPageIds, type PageRef } from '../pageRef.ts';
import type { ListSource, PageListing } from '../pages/pageKind.ts';
import { isRefusal } from './listArticles.ts';

/** A bound against a list that never ends. */
const MAX_PAGES = 100;

/** Returns the pages of the site's activities and of their votes, without external activities. */
export async function listActivities({ client }: ListSource): Promise<PageListing> {
  const refs = new Map<string, PageRef>();
  const failures: BakeFailure[] = [];

  const add = (ref: PageRef) => {
    if (hasPageIds(ref)) refs.set(formatRef(ref), ref);
  };
  const addFailure = (subject: string, error: ApiError) => {
    // A site without activities refuses the call.
    if (!isRefusal(error)) failures.push(describeFailedCall(subject, error));
  };

  const ids = new Set<string>();
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await activityList(client, { page });
    if (!answer.ok) {
      addFailure('activities', answer.error);
      break;
    }
    for (const { id, url } of answer.value.list) if (url === '') ids.add(id);
    if (!answer.value.hasMore) break;
  }
  for (const id of ids) {
    add({ route: 'activityDetail', params: { id } });
    const votes = await activityVotes(client, { id });
    if (!votes.ok) addFailure(`votes of activity ${id}`, votes.error);
    for (const { id: linkID } of votes.ok ? votes.value : []) {
      add({ route: 'activityVote', params: { linkID, id } });
      add({ route: 'activityVoteWeb', params: { linkID, id } });
    }
  }
  return { refs, failures };
}
