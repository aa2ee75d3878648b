import type { CommunityData, CommunityRoute } from '../../model/community/communityTypes.ts';
import type { Result } from '../../model/result.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import type { Client } from '../client.ts';
import type { ApiError } from '../errors.ts';
import { loadAskDetail } from './community/askDetail.ts';
import { loadCircleDetail } from './community/circleDetail.ts';
import { loadDynamicDetail } from './community/dynamicDetail.ts';
import { loadFigureDetail } from './community/figureDetail.ts';
import { loadFriendsCircleDetail } from './community/friendsCircleDetail.ts';
import { loadPostDetail } from './community/postDetail.ts';
import { loadQaDetail } from './community/qaDetail.ts';
import { loadReporter } from './community/reporter.ts';
import { loadTopicDetail } from './community/topicDetail.ts';
import { loadXyDetail } from './community/xyDetail.ts';
import { loadActivityDetail } from './join/activityDetail.ts';
import { loadBigVote } from './join/bigVote.ts';

/**
 * Loaders of the pages' content by route; they fail with `empty` when the object does not
 * exist.
 */
export const COMMUNITY_PAGES: {
  readonly [R in CommunityRoute]: (
    client: Client,
    id: string,
    /** For votes: the vote's own id, when the address contains it. */
    linkId: string,
    config: SiteConfig,
  ) => Promise<Result<CommunityData[R], ApiError>>;
} = {
  xyDetail: loadXyDetail,
  reporter: loadReporter,
  figureDetail: loadFigureDetail,
  dynamicDetail: loadDynamicDetail,
  topicDetail: loadTopicDetail,
  askDetail: (client, id) => loadAskDetail(client, id),
  qaDetail: loadQaDetail,
  // Two layouts of the same question.
  newQaDetail: loadQaDetail,
  circleDetail: loadCircleDetail,
  postDetail: (client, id) => loadPostDetail(client, id),
  friendsCircleDetail: (client, id) => loadFriendsCircleDetail(client, id),
  activityDetail: (client, id, _, config) => loadActivityDetail(client, id, config),
  activityVote: loadBigVote,
  // The same vote at the address of its share link.
  activityVoteWeb: loadBigVote,
};
