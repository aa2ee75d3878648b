import { activityList } from '../../src/api/calls/activities.ts';
import { activityVotes } from '../../src/api/calls/activity.ts';
import type { Client } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { formatRef, isPageId } from './files.ts';
import { isRefusal } from './listing.ts';
import type { PeopleListing } from './peopleListing.ts';
import { type BakeFailure, type PageRef, VOTE_ROUTES } from './types.ts';

/** A bound against a list that never ends. */
const MAX_PAGES = 100;

/** The activities of the site and their votes. What leads elsewhere has no page of its own. */
export async function listActivities(client: Client): Promise<PeopleListing> {
  const refs = new Map<string, PageRef>();
  const failures: BakeFailure[] = [];

  const add = (ref: PageRef) => {
    const ids = [ref.columnId, ref.id].filter(Boolean);
    if (ids.every(isPageId)) refs.set(formatRef(ref), ref);
  };
  const note = (subject: string, error: ApiError) => {
    // A site without them refuses to tell.
    if (error.kind === 'empty' || isRefusal(error)) return;
    failures.push({ subject, kind: error.kind, message: `${error.call}: ${error.message}` });
  };

  const ids = new Set<string>();
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await activityList(client, { page });
    if (!answer.ok) {
      note('activities', answer.error);
      break;
    }
    for (const { id, url } of answer.value.list) if (url === '') ids.add(id);
    if (!answer.value.hasMore) break;
  }
  for (const id of ids) {
    add({ route: 'activityDetail', columnId: '', id });
    const votes = await activityVotes(client, { id });
    if (!votes.ok) note(`votes of activity ${id}`, votes.error);
    else {
      for (const vote of votes.value) {
        for (const route of VOTE_ROUTES) add({ route, columnId: vote.id, id });
      }
    }
  }
  return { refs, failures };
}
