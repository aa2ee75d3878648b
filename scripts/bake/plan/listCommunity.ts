import { activityList } from '../../../src/api/calls/activities.ts';
import { activityVotes } from '../../../src/api/calls/activity.ts';
import { listCircles } from '../../../src/api/calls/circles.ts';
import { leaderView } from '../../../src/api/calls/leaderLists.ts';
import { getCats, getCatXys, getSubCats } from '../../../src/api/calls/subscriptions.ts';
import type { ApiError } from '../../../src/api/errors.ts';
import { loadCommunityList } from '../../../src/api/pages/communityList.ts';
import type { CommunityListName } from '../../../src/model/community/communityLists.ts';
import type { CommunityRoute, CommunityRow } from '../../../src/model/community/communityTypes.ts';
import { ok, type Result } from '../../../src/model/result.ts';
import { type BakeFailure, describeFailedCall } from '../bakeSummary.ts';
import { formatRef, hasPageIds, isPageId, type PageRef } from '../pageRef.ts';
import type { ListSource, PageListing } from '../pages/pageKind.ts';
import { isRefusal } from './listArticles.ts';

/** Bounds against lists that never end. */
const MAX_PAGES = 500;
/** Older posts and dynamics are shown by their template. */
const LIST_PAGES = 5;

/** One page of a list. */
type Page<T> = Result<{ readonly items: readonly T[]; readonly hasMore: boolean }, ApiError>;

/**
 * Returns the pages of accounts with their dynamics and questions, of leaders, of circles and their
 * posts. No list of the interface has topics, reporters and questions to the government: a command
 * names them. Of those that are known the lists of questions and dynamics are read.
 */
export async function listCommunity({ client, known }: ListSource): Promise<PageListing> {
  const refs = new Map<string, PageRef>();
  const failures: BakeFailure[] = [];

  const add = (route: CommunityRoute, id: string) => {
    const ref: PageRef = { route, params: { id } };
    if (isPageId(id)) refs.set(formatRef(ref), ref);
  };
  const addRow = (row: CommunityRow) => {
    if (row.kind === 'dynamic') add('dynamicDetail', row.id);
    if (row.kind === 'post') add('postDetail', row.id);
    if (row.kind !== 'question') return;
    add('askDetail', row.id);
    if (row.question.topicId) add('topicDetail', row.question.topicId);
  };
  const addFailure = (subject: string, error: ApiError) => {
    // A site without such a list refuses the call.
    if (!isRefusal(error)) failures.push(describeFailedCall(subject, error));
  };

  /** Returns the rows of a list up to its first page that fails. */
  async function readAll<T>(
    subject: string,
    load: (page: number, shown: readonly T[]) => Promise<Page<T>>,
    maxPages: number = MAX_PAGES,
  ): Promise<readonly T[]> {
    const rows: T[] = [];
    for (let page = 0; page < maxPages; page += 1) {
      const answer = await load(page, rows);
      if (!answer.ok) {
        addFailure(subject, answer.error);
        break;
      }
      rows.push(...answer.value.items);
      if (!answer.value.hasMore || answer.value.items.length === 0) break;
    }
    return rows;
  }

  async function readRows(name: CommunityListName, id: string): Promise<void> {
    const rows = await readAll<CommunityRow>(
      `${name} ${id}`,
      async (page, shown) => {
        const lastId = shown[shown.length - 1]?.id ?? '0';
        const answer = await loadCommunityList(client, name, { id, page, lastId });
        if (!answer.ok) return answer;
        const { rows: items, hasMore } = answer.value;
        const shownIds = new Set(shown.map((row) => row.id));
        return ok({ items: items.filter((row) => !shownIds.has(row.id)), hasMore });
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
      await readRows('xyDynamics', id);
      await readRows('xyQuestions', id);
    }
  }

  async function readCircles(): Promise<void> {
    const circles = await readAll('circles', async (page) => {
      const answer = await listCircles(client, { page });
      if (!answer.ok) return answer;
      return ok({ items: answer.value.circles, hasMore: answer.value.hasMore });
    });
    for (const { id } of circles) {
      add('circleDetail', id);
      await readRows('postsDefault', id);
    }
  }

  async function readLeaders(): Promise<void> {
    const leaders = await readAll('leaders', (page) => leaderView(client, { page }));
    for (const { id } of leaders) add('figureDetail', id);
  }

  async function readKnown(): Promise<void> {
    for (const { route, params } of known) {
      const { id = '' } = params;
      if (route === 'topicDetail') await readRows('questionsNew', id);
      if (route === 'reporter') await readRows('reporterDynamics', id);
    }
  }

  await Promise.all([readAccounts(), readCircles(), readLeaders(), readKnown()]);
  return { refs, failures };
}

/** A bound against a list that never ends. */
const MAX_ACTIVITY_PAGES = 100;

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
  for (let page = 0; page < MAX_ACTIVITY_PAGES; page += 1) {
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
