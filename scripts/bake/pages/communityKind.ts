import type { Client } from '../../../src/api/client.ts';
import { loadFirstComments } from '../../../src/api/pages/firstComments.ts';
import type { CommunityPageData } from '../../../src/layouts/bakedPage.ts';
import type { ListItem } from '../../../src/model/article/articleTypes.ts';
import { POST_SOURCE } from '../../../src/model/comment/commentRules.ts';
import type { FirstComments } from '../../../src/model/comment/commentTypes.ts';
import { nameFirstOfficials } from '../../../src/model/comment/nameOfficials.ts';
import type { CommunityData, CommunityRoute } from '../../../src/model/community/communityTypes.ts';
import { ok } from '../../../src/model/result.ts';
import type { SiteConfig } from '../../../src/model/site/siteTypes.ts';
import { COMMUNITY_PAGES } from '../../../src/screens/community/communityPages.ts';
import { bakeJob } from '../bakeJob.ts';
import { listActivities, listCommunity } from '../plan/listCommunity.ts';
import { createPageView } from '../render/pageView.ts';
import { type ListSource, type PageKind, type PageListing, withdrawnIfEmpty } from './pageKind.ts';

/** The path of a vote that is named with its activity: `linkID` is the vote, `id` its activity. */
const VOTE_PATH = ['linkID', 'id'] as const;

/**
 * Creates the kind of a page about accounts, reporters, questions, circles and posts, or activities. Such
 * pages change with every answer and every post, so that a run over the whole site bakes those that lists
 * name and those that exist.
 */
export function createCommunityKind(
  route: CommunityRoute,
  list: (source: ListSource) => Promise<PageListing> = listCommunity,
): PageKind<CommunityRoute> {
  return {
    route,
    paths: [['id']],
    pageOption: ['id'],
    isCopy: () => route === 'activityVote',
    planSite: async ({ existing, read }) => {
      const refs = new Map(existing);
      const listed = await read(list);
      for (const [name, ref] of listed.refs) {
        if (ref.route === route) refs.set(name, { route, params: ref.params });
      }
      return [...refs.values()].map(bakeJob);
    },
    load: async ({ client, config }, job) => {
      const { id = '', linkID: linkId = '' } = job.params;
      const [data, comments] = await Promise.all([
        COMMUNITY_PAGES[route](client, id, linkId, config),
        isPost(route) ? loadComments(client, config, id) : null,
      ]);
      if (!data.ok) return withdrawnIfEmpty(data.error, 'not found');
      const { settings } = client;
      // Route and data are of one row of the table.
      const page = {
        route,
        id,
        linkId,
        data: data.value,
        comments,
        config,
        settings,
      } as CommunityPageData;
      const view = createPageView(job, page);
      return ok({
        state: 'ready',
        ref: job,
        view,
        rowCount: null,
        shown: listArticles(data.value),
        searchTitle: nameOf(page),
      });
    },
  };
}

/** Returns the name by which search finds a page; undefined for posts, dynamics and questions. */
function nameOf({ route, data }: CommunityPageData): string | undefined {
  switch (route) {
    case 'xyDetail':
      return data.account.name;
    case 'reporter':
      return data.reporter.name;
    case 'figureDetail':
      return data.leader.name;
    case 'topicDetail':
      return data.topic.title;
    case 'circleDetail':
      return data.circle.name;
    case 'activityDetail':
      return data.activity.title;
    default:
      return undefined;
  }
}

/** Returns the articles in the first list of a page. */
function listArticles(data: CommunityData[CommunityRoute]): readonly ListItem[] {
  const rows = 'first' in data && 'rows' in data.first ? data.first.rows : [];
  return rows.flatMap((row) => (row.kind === 'article' ? row.item : []));
}

const isPost = (route: CommunityRoute): boolean =>
  route === 'postDetail' || route === 'friendsCircleDetail';

/** Returns the first comments on a post; null where they are not known. */
async function loadComments(
  client: Client,
  { discuss }: SiteConfig,
  articleId: string,
): Promise<FirstComments | null> {
  const { countHot } = discuss;
  const comments = await loadFirstComments(client, { articleId, source: POST_SOURCE, countHot });
  return comments.ok ? nameFirstOfficials(comments.value, discuss) : null;
}

/** Creates the kind of the page of an activity. */
export const createActivityKind = (route: CommunityRoute): PageKind<CommunityRoute> =>
  createCommunityKind(route, listActivities);

/** Creates the kind of the page of a vote. */
export const createVoteKind = (route: CommunityRoute): PageKind<CommunityRoute> => ({
  ...createActivityKind(route),
  paths: [['id'], VOTE_PATH],
  pageOption: VOTE_PATH,
});
