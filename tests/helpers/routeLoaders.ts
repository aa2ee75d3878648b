import type { Store } from 'nanostores';
import type { PageFlags } from '../../src/model/mode.ts';
import { parsePageFlags } from '../../src/model/mode.ts';
import type { RouteName } from '../../src/routes.ts';
import type { Settings } from '../../src/settings.ts';
import { aboutUs, openAbout } from '../../src/stores/aboutUs.ts';
import { $article, loadArticle } from '../../src/stores/article.ts';
import { bigVotePage, openBigVote } from '../../src/stores/bigVote/page.ts';
import { $comments, loadComments, loadThread, showNoComments } from '../../src/stores/comments.ts';
import { downloadClient, openDownload } from '../../src/stores/downloadClient.ts';
import { $column, loadColumn } from '../../src/stores/feed/column.ts';
import { $home, loadHome } from '../../src/stores/feed/home.ts';
import { openTimeline, timeline } from '../../src/stores/hotPointTimeAxis.ts';
import { activityApply, openActivityApply } from '../../src/stores/join/activityApply.ts';
import { activityDetail, openActivityDetail } from '../../src/stores/join/activityDetail.ts';
import { invite, openInvite } from '../../src/stores/join/invite.ts';
import {
  invitedToDownload,
  openInvitedToDownload,
} from '../../src/stores/join/invitedToDownload.ts';
import { openShareinvite, shareinvite } from '../../src/stores/join/shareinvite.ts';
import { openSignUp, signupdetail } from '../../src/stores/join/signupdetail.ts';
import { openCandidate, voteItemDetail } from '../../src/stores/join/voteItemDetail.ts';
import { openWriteOffPage, writeOffPage } from '../../src/stores/join/writeOffPage.ts';
import { linkDetail, openLink } from '../../src/stores/linkDetail.ts';
import { $memberInfo, loadMemberInfo } from '../../src/stores/members.ts';
import { $moreImage, loadMoreImage } from '../../src/stores/moreImage.ts';
import { $moreLive, loadMoreLive } from '../../src/stores/moreLive.ts';
import { moreModules, openModule } from '../../src/stores/moreModules.ts';
import { $video, loadVideo } from '../../src/stores/mvod.ts';
import { $firstPaper, loadFirstPaper } from '../../src/stores/paper.ts';
import { askDetail, openAskDetail } from '../../src/stores/people/askDetail.ts';
import { circleDetail, openCircle } from '../../src/stores/people/circleDetail.ts';
import { dynamicDetail, openDynamic } from '../../src/stores/people/dynamicDetail.ts';
import { figureDetail, openFigure } from '../../src/stores/people/figureDetail.ts';
import { inputArticleDetail, openOwn } from '../../src/stores/people/inputArticleDetail.ts';
import { leaderViewList, openLeaders } from '../../src/stores/people/leaderViewList.ts';
import { noticeDetail, openNotice } from '../../src/stores/people/noticeDetail.ts';
import { openMoment, openPost, postDetail } from '../../src/stores/people/postDetail.ts';
import { openQaDetail, qaDetail } from '../../src/stores/people/qaDetail.ts';
import { openReporter, reporter } from '../../src/stores/people/reporter.ts';
import { openSeek, seekArticleDetail } from '../../src/stores/people/seekArticleDetail.ts';
import { openTip, tipoffDetail } from '../../src/stores/people/tipoffDetail.ts';
import { openTopicDetail, topicDetail } from '../../src/stores/people/topicDetail.ts';
import { openUser, userDetail } from '../../src/stores/people/userDetail.ts';
import { openXyDetail, xyDetail } from '../../src/stores/people/xyDetail.ts';
import { openRank, rankPage } from '../../src/stores/people/xyListShare.ts';
import { openRules, xyRules } from '../../src/stores/people/xyRules.ts';
import { openPerson, personageReports } from '../../src/stores/personageReports.ts';
import { openPoints, points } from '../../src/stores/points.ts';
import { openPreview, previewPDF } from '../../src/stores/previewPDF.ts';
import { openProduct, productDetail } from '../../src/stores/productDetail.ts';
import { loadSession } from '../../src/stores/session.ts';
import { loadSite } from '../../src/stores/site.ts';
import { $special, openSpecial } from '../../src/stores/specDetail.ts';
import { openPart, specMore } from '../../src/stores/specMore.ts';
import { $categories, openCategories } from '../../src/stores/subscriptionList.ts';
import { openTag, tagList } from '../../src/stores/tagList.ts';

interface PageAddress {
  readonly params: Readonly<Record<string, string>>;
  readonly flags: PageFlags;
  readonly search: URLSearchParams;
}

export interface RouteLoader {
  /** Loads the page's data; resolves when it is loaded or has failed. */
  readonly open: (settings: Settings, address: PageAddress) => Promise<unknown>;
  /** The state that the page shows; null for one that does not depend on what it loads. */
  readonly state: Store | null;
}

const byId = (
  open: (settings: Settings, id: string) => Promise<unknown>,
  state: Store,
): RouteLoader => ({ open: (settings, { params }) => open(settings, params.id ?? ''), state });

const byFlag = (
  open: (settings: Settings, id: string) => Promise<unknown>,
  state: Store,
): RouteLoader => ({ open: (settings, { flags }) => open(settings, flags.id), state });

const article: RouteLoader = {
  open: (settings, { params: { id = '', columnId = '' }, flags }) =>
    loadArticle(settings, { id, columnId, flags }),
  state: $article,
};
const column = byId(loadColumn, $column);
const question = byId(openQaDetail, qaDetail.$page);
const shortVideo = byId(loadVideo, $video);
const vote: RouteLoader = {
  open: (settings, { params: { id = '', linkID = '' } }) =>
    openBigVote(settings, { id, linkId: linkID }),
  state: bigVotePage.$page,
};

/** An invitation code that the content server need not have issued. */
const CODE = 'ABC123';

/** The loader of each route's template, and the store that the template shows. */
export const ROUTE_LOADERS: Readonly<Record<RouteName, RouteLoader>> = {
  home: { open: loadHome, state: $home },
  login: { open: loadSite, state: null },
  newsDetail: article,
  imageDetail: article,
  videoDetail: article,
  liveDetail: article,
  activityDetail: byId(openActivityDetail, activityDetail.$page),
  activityApply: byId(openActivityApply, activityApply.$page),
  activityVote: vote,
  voteItemDetail: {
    open: (settings, { params: { id = '', voteId = '', optionId = '' } }) =>
      openCandidate(settings, { activityId: id, voteId, optionId }),
    state: voteItemDetail.$page,
  },
  activityVoteWeb: vote,
  signupdetail: byFlag(openSignUp, signupdetail.$page),
  writeOff: { open: openWriteOffPage, state: writeOffPage.$page },
  moreModules: {
    open: (settings, { flags: { id } }) => openModule(settings, { id, name: '' }),
    state: moreModules.$list,
  },
  moreLive: {
    open: (settings, { params }) => loadMoreLive(settings, params.columnId ?? ''),
    state: $moreLive,
  },
  moreImage: byId(loadMoreImage, $moreImage),
  commentAll: {
    open: async (settings, { params }) => {
      // A failure keeps comments that are shown already.
      showNoComments();
      await loadComments(settings, { articleId: params.id ?? '', source: 0, countHot: null });
    },
    state: $comments,
  },
  replyAll: {
    open: async (settings, { params }) => {
      showNoComments();
      await loadThread(settings, params.id ?? '');
    },
    state: $comments,
  },
  specDetail: {
    open: (settings, { params: { id = '', linkID = '' }, flags }) =>
      openSpecial(settings, { linkId: linkID, id, flags }),
    state: $special,
  },
  specMore: {
    open: (settings, { params }) => openPart(settings, params.columnId ?? ''),
    state: specMore.$list,
  },
  invite: { open: openInvite, state: invite.$page },
  Shareinvite: { open: (settings) => openShareinvite(settings, CODE), state: shareinvite.$page },
  aboutUs: { open: openAbout, state: aboutUs.$page },
  xyDetail: byId(openXyDetail, xyDetail.$page),
  xyListShare: { open: (settings) => openRank(settings, 0), state: rankPage.$page },
  xyRules: { open: openRules, state: xyRules.$page },
  reporter: byId(openReporter, reporter.$page),
  dynamicDetail: byId(openDynamic, dynamicDetail.$page),
  topicDetail: byId(openTopicDetail, topicDetail.$page),
  askDetail: byId(openAskDetail, askDetail.$page),
  qaDetail: question,
  newQaDetail: question,
  downloadClient: { open: openDownload, state: downloadClient.$page },
  figureDetail: byId(openFigure, figureDetail.$page),
  LeaderViewList: { open: (settings) => openLeaders(settings, ''), state: leaderViewList.$page },
  mvodShare: shortVideo,
  minVideoDetail: shortVideo,
  integralShop: { open: openPoints, state: points.$list },
  previewPDF: { open: openPreview, state: previewPDF.$page },
  linkDetail: {
    open: (settings, { params, flags }) => openLink(settings, params.id ?? '', flags),
    state: linkDetail.$page,
  },
  onlineStudy: article,
  tipoffDetail: byId(openTip, tipoffDetail.$page),
  seekArticleDetail: {
    open: (settings, { params: { linkID = '', id = '' } }) =>
      openSeek(settings, { seekId: linkID, id }),
    state: seekArticleDetail.$page,
  },
  inputArticleDetail: byId(openOwn, inputArticleDetail.$page),
  personageReports: byId(openPerson, personageReports.$list),
  columnDetail: column,
  productDetail: byFlag(openProduct, productDetail.$page),
  noticeDetail: byFlag(openNotice, noticeDetail.$page),
  circleDetail: byId(openCircle, circleDetail.$page),
  friendsCircleDetail: byId(openMoment, postDetail.$page),
  postDetail: byId(openPost, postDetail.$page),
  tagList: {
    open: (settings, { params, search }) =>
      openTag(settings, { id: params.tagId ?? '', name: search.get('tagName') ?? '' }),
    state: tagList.$list,
  },
  subscriptionList: byId(openCategories, $categories),
  userDetail: byId(openUser, userDetail.$page),
  invitedToDownload: {
    open: (settings) => openInvitedToDownload(settings, { code: CODE, uid: '' }),
    state: invitedToDownload.$page,
  },
  columnShare: column,
  getUserInfo: {
    open: async (settings) => {
      loadSession();
      await loadMemberInfo(settings);
    },
    state: $memberInfo,
  },
  paperSharePage: { open: loadFirstPaper, state: $firstPaper },
  hotPointTimeAxis: byId(openTimeline, timeline.$list),
};

/** Returns the parts of an address that a page reads. */
export const addressOf = (url: URL, params: PageAddress['params']): PageAddress => ({
  params,
  flags: parsePageFlags(url.searchParams),
  search: url.searchParams,
});
