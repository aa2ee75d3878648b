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

/** Everything that a page shows, by its route; `empty` where there is no such thing. */
export const PEOPLE_PAGES: {
  readonly [R in PeopleRoute]: (
    client: Client,
    id: string,
    /** Of a vote: its own id, where the address names it. */
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
  // Two looks of the same question.
  newQaDetail: loadQaDetail,
  circleDetail: loadCircleDetail,
  postDetail: (client, id) => loadPostDetail(client, id),
  friendsCircleDetail: (client, id) => loadFriendsCircleDetail(client, id),
  activityDetail: (client, id) => loadActivityDetail(client, id),
  activityVote: loadBigVote,
  // The same vote as it is shared.
  activityVoteWeb: loadBigVote,
};
