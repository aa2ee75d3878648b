import type { BakeableRoute } from '../../../src/routes.ts';
import type { PageRef } from '../pageRef.ts';
import { createArticleKind, specDetail } from './articleKind.ts';
import { createColumnKind } from './columnKind.ts';
import { createActivityKind, createCommunityKind, createVoteKind } from './communityKind.ts';
import { home } from './home.ts';
import type { PageKind } from './pageKind.ts';
import { paperSharePage } from './paperSharePage.ts';
import { createShortVideoKind } from './shortVideoKind.ts';
import {
  aboutUs,
  commentAll,
  leaderViewList,
  services,
  subscriptionList,
  tagList,
  xyListShare,
  xyRules,
} from './templateKinds.ts';

/** Every kind of baked page by its route, in the order in which a run plans them. */
export const PAGE_KINDS: Readonly<Record<BakeableRoute, PageKind>> = {
  newsDetail: createArticleKind('newsDetail', { paths: [['columnId', 'id']] }),
  imageDetail: createArticleKind('imageDetail', { paths: [['columnId', 'id']] }),
  videoDetail: createArticleKind('videoDetail', { paths: [['columnId', 'id']] }),
  liveDetail: createArticleKind('liveDetail', { paths: [['id'], ['linkID', 'id']] }),
  specDetail,
  onlineStudy: createArticleKind('onlineStudy', { paths: [['id']] }),
  mvodShare: createShortVideoKind('mvodShare'),
  minVideoDetail: createShortVideoKind('minVideoDetail'),
  home,
  columnDetail: createColumnKind('columnDetail'),
  columnShare: createColumnKind('columnShare'),
  hotPointTimeAxis: createColumnKind('hotPointTimeAxis'),
  xyDetail: createCommunityKind('xyDetail'),
  reporter: createCommunityKind('reporter'),
  figureDetail: createCommunityKind('figureDetail'),
  dynamicDetail: createCommunityKind('dynamicDetail'),
  topicDetail: createCommunityKind('topicDetail'),
  askDetail: createCommunityKind('askDetail'),
  qaDetail: createCommunityKind('qaDetail'),
  newQaDetail: createCommunityKind('newQaDetail'),
  circleDetail: createCommunityKind('circleDetail'),
  postDetail: createCommunityKind('postDetail'),
  friendsCircleDetail: createCommunityKind('friendsCircleDetail'),
  activityDetail: createActivityKind('activityDetail'),
  activityVote: createVoteKind('activityVote'),
  activityVoteWeb: createVoteKind('activityVoteWeb'),
  paperSharePage,
  aboutUs,
  xyRules,
  xyListShare,
  LeaderViewList: leaderViewList,
  subscriptionList,
  services,
  tagList,
  commentAll,
};

/** Returns whether a page lists pages of other kinds (`PageKind.isList`). */
export const isListJob = ({ route }: Pick<PageRef, 'route'>): boolean =>
  PAGE_KINDS[route].isList ?? false;

/** Returns whether the route has pages with just these parameters. */
export function isPagePath({ route, params }: PageRef): boolean {
  const { paths } = PAGE_KINDS[route];
  const given = Object.entries(params).filter(([, value]) => value);
  const isPath = (names: readonly string[]) =>
    names.length === given.length && given.every(([name]) => names.includes(name));
  return paths.some(isPath);
}
