import type { PeopleData, PeopleRoute } from '../../model/people/types.ts';
import type { Result } from '../../model/result.ts';
import type { Client } from '../client.ts';
import type { ApiError } from '../errors.ts';
import { loadActivityDetail } from './join/activityDetail.ts';
import { loadBigVote } from './join/bigVote.ts';
import { loadAskDetail } from './people/askDetail.ts';
import { loadCircleDetail } from './people/circleDetail.ts';
import { loadDynamicDetail } from './people/dynamicDetail.ts';
import { loadFigureDetail } from './people/figureDetail.ts';
import { loadFriendsCircleDetail } from './people/friendsCircleDetail.ts';
import { loadPostDetail } from './people/postDetail.ts';
import { loadQaDetail } from './people/qaDetail.ts';
import { loadReporter } from './people/reporter.ts';
import { loadTopicDetail } from './people/topicDetail.ts';
import { loadXyDetail } from './people/xyDetail.ts';

/**
 * Loaders of the pages' content by route; they fail with `empty` when the object does not
 * exist.
 */
export const PEOPLE_PAGES: {
  readonly [R in PeopleRoute]: (
    client: Client,
    id: string,
    /** For votes: the vote's own id, when the address contains it. */
    linkId: string,
  ) => Promise<Result<PeopleData[R], ApiError>>;
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
  activityDetail: (client, id) => loadActivityDetail(client, id),
  activityVote: loadBigVote,
  // The same vote at the address of its share link.
  activityVoteWeb: loadBigVote,
};
