import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import type { CommunityData, CommunityRoute } from '../../model/community/communityTypes.ts';
import type { Result } from '../../model/result.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { loadActivityDetail } from '../activityDetail/activityDetail.load.ts';
import { loadAskDetail } from '../askDetail/askDetail.load.ts';
import { loadBigVote } from '../bigVote/bigVote.load.ts';
import { loadCircleDetail } from '../circleDetail/circleDetail.load.ts';
import { loadDynamicDetail } from '../dynamicDetail/dynamicDetail.load.ts';
import { loadFigureDetail } from '../figureDetail/figureDetail.load.ts';
import { loadFriendsCircleDetail } from '../postDetail/friendsCircleDetail.load.ts';
import { loadPostDetail } from '../postDetail/postDetail.load.ts';
import { loadQaDetail } from '../qaDetail/qaDetail.load.ts';
import { loadReporter } from '../reporter/reporter.load.ts';
import { loadTopicDetail } from '../topicDetail/topicDetail.load.ts';
import { loadXyDetail } from '../xyDetail/xyDetail.load.ts';

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
