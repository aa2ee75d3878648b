import { activityList } from '../../../src/api/calls/activities.ts';
import { activityVotes } from '../../../src/api/calls/activity.ts';
import { listCircles } from '../../../src/api/calls/circles.ts';
import { leaderView } from '../../../src/api/calls/leaderLists.ts';
import { getCats, getCatXys, getSubCats } from '../../../src/api/calls/subscriptions.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import { loadCommunityList } from '../../../src/api/pages/communityList.ts';
import type { CommunityListName } from '../../../src/model/community/communityLists.ts';
import type { CommunityRoute, CommunityRow } from '../../../src/model/community/communityTypes.ts';
import { ok } from '../../../src/model/result.ts';
import { type BakeFailure, describeFailedCall } from '../bakeSummary.ts';
import { formatRef, hasPageIds, type PageRef } from '../pageRef.ts';
import type { ListSource, PageListing } from '../pages/pageKind.ts';
import { type LoadPage, readRows } from '../pages/readPages.ts';
import { isRefusal } from './listArticles.ts';

/** Bounds against lists that never end. */
const MAX_PAGES = 500;
const MAX_ACTIVITY_PAGES = 100;
/** Older posts and dynamics are shown by their template. */
const LIST_PAGES = 5;

/** Collects the pages that lists name, and what could not be read. */
function createListing() {
  const refs = new Map<string, PageRef>();
  const failures: BakeFailure[] = [];
  const listing: PageListing = { refs, failures };
  return {
    listing,
    add: (ref: PageRef): void => {
      if (hasPageIds(ref)) refs.set(formatRef(ref), ref);
    },
    addFailure: (subject: string, error: ApiError | null): void => {
      // A site without such a list refuses the call.
      if (error && !isRefusal(error)) failures.push(describeFailedCall(subject, error));
    },
  };
}

/**
 * Returns the pages of accounts with their dynamics and questions, of leaders, of circles and their
 * posts. No list of the interface has topics, reporters and questions to the government: a command
 * names them. Of those that are known the lists of questions and dynamics are read.
 */
export async function listCommunity({ client, known }: ListSource): Promise<PageListing> {
  const { listing, add: addRef, addFailure } = createListing();
  const add = (route: CommunityRoute, id: string) => addRef({ route, params: { id } });
  const addRow = (row: CommunityRow) => {
    if (row.kind === 'dynamic') add('dynamicDetail', row.id);
    if (row.kind === 'post') add('postDetail', row.id);
    if (row.kind !== 'question') return;
    add('askDetail', row.id);
    if (row.question.topicId) add('topicDetail', row.question.topicId);
  };

  async function readAll<T extends { readonly id: string }>(
    subject: string,
    load: LoadPage<T>,
    maxPages: number = MAX_PAGES,
  ): Promise<readonly T[]> {
    const { rows, error } = await readRows(load, maxPages);
    addFailure(subject, error);
    return rows;
  }

  async function readList(name: CommunityListName, id: string): Promise<void> {
    const rows = await readAll<CommunityRow>(
      `${name} ${id}`,
      async (page, shown) => {
        const lastId = shown[shown.length - 1]?.id ?? '0';
        const answer = await loadCommunityList(client, name, { id, page, lastId });
        return answer.ok ? ok({ items: answer.value.rows, hasMore: answer.value.hasMore }) : answer;
      },
      LIST_PAGES,
    );
    rows.forEach(addRow);
  }

  async function readAccounts(): Promise<void> {
    const categories = await getCats(client);
    if (!categories.ok) return addFailure('accounts', categories.error);
    const ids = new Set(categories.value.map(({ id }) => id));
    for (const { id } of categories.value) {
      const below = await getSubCats(client, { id });
      if (below.ok) for (const child of below.value) ids.add(child.id);
    }
    const accounts = new Set<string>();
    for (const id of ids) {
      const found = await readAll(`accounts of ${id}`, (page) => getCatXys(client, { id, page }));
      for (const account of found) accounts.add(account.id);
    }
    for (const id of accounts) {
      add('xyDetail', id);
      await readList('xyDynamics', id);
      await readList('xyQuestions', id);
    }
  }

  async function readCircles(): Promise<void> {
    const circles = await readAll('circles', async (page) => {
      const answer = await listCircles(client, { page });
      return answer.ok
        ? ok({ items: answer.value.circles, hasMore: answer.value.hasMore })
        : answer;
    });
    for (const { id } of circles) {
      add('circleDetail', id);
      await readList('postsDefault', id);
    }
  }

  async function readLeaders(): Promise<void> {
    const leaders = await readAll('leaders', (page) => leaderView(client, { page }));
    for (const { id } of leaders) add('figureDetail', id);
  }

  async function readKnown(): Promise<void> {
    for (const { route, params } of known) {
      const { id = '' } = params;
      if (route === 'topicDetail') await readList('questionsNew', id);
      if (route === 'reporter') await readList('reporterDynamics', id);
    }
  }

  await Promise.all([readAccounts(), readCircles(), readLeaders(), readKnown()]);
  return listing;
}

/** Returns the pages of the site's activities and of their votes, without external activities. */
export async function listActivities({ client }: ListSource): Promise<PageListing> {
  const { listing, add, addFailure } = createListing();
  const { rows, error } = await readRows(async (page) => {
    const answer = await activityList(client, { page });
    return answer.ok ? ok({ items: answer.value.list, hasMore: answer.value.hasMore }) : answer;
  }, MAX_ACTIVITY_PAGES);
  addFailure('activities', error);
  for (const { id } of rows.filter(({ url }) => url === '')) {
    add({ route: 'activityDetail', params: { id } });
    const votes = await activityVotes(client, { id });
    if (!votes.ok) addFailure(`votes of activity ${id}`, votes.error);
    for (const { id: linkID } of votes.ok ? votes.value : []) {
      add({ route: 'activityVote', params: { linkID, id } });
      add({ route: 'activityVoteWeb', params: { linkID, id } });
    }
  }
  return listing;
}
