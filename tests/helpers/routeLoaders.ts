import type { Store } from 'nanostores';
import type { PageFlags } from '../../src/model/mode.ts';
import { parsePageFlags } from '../../src/model/mode.ts';
import type { RouteName } from '../../src/routes.ts';
import { loadSession } from '../../src/services/session/memberSession.ts';
import type { Settings } from '../../src/settings.ts';
import { aboutUs, loadAboutPage } from '../../src/state/aboutUs.ts';
import { $article, loadArticle } from '../../src/state/article.ts';
import { bigVotePage, loadBigVotePage } from '../../src/state/bigVote/bigVotePage.ts';
import {
  $comments,
  loadComments,
  loadThread,
  showNoComments,
} from '../../src/state/comments/comments.ts';
import { loadRankPage, rankPage } from '../../src/state/community/accountRank.ts';
import { askDetail, loadAskPage } from '../../src/state/community/askDetail.ts';
import { circleDetail, loadCirclePage } from '../../src/state/community/circleDetail.ts';
import { dynamicDetail, loadDynamicPage } from '../../src/state/community/dynamicDetail.ts';
import { figureDetail, loadFigurePage } from '../../src/state/community/figureDetail.ts';
import { inputArticleDetail, loadOwnPage } from '../../src/state/community/inputArticleDetail.ts';
import { leaderViewList, loadLeadersPage } from '../../src/state/community/leaderViewList.ts';
import { loadNoticePage, noticeDetail } from '../../src/state/community/noticeDetail.ts';
import { loadMomentPage, loadPostPage, postDetail } from '../../src/state/community/postDetail.ts';
import { loadQaPage, qaDetail } from '../../src/state/community/qaDetail.ts';
import { loadReporterPage, reporter } from '../../src/state/community/reporter.ts';
import { loadSeekPage, seekArticleDetail } from '../../src/state/community/seekArticleDetail.ts';
import { loadServicesPage, services } from '../../src/state/community/services.ts';
import { loadTipoffPage, tipoffDetail } from '../../src/state/community/tipoffDetail.ts';
import { loadTopicPage, topicDetail } from '../../src/state/community/topicDetail.ts';
import { loadUserPage, userDetail } from '../../src/state/community/userDetail.ts';
import { loadAccountPage, xyDetail } from '../../src/state/community/xyDetail.ts';
import { loadRankRulesPage, xyRules } from '../../src/state/community/xyRules.ts';
import { downloadClient, loadDownloadPage } from '../../src/state/downloadClient.ts';
import { $column, loadColumnPage } from '../../src/state/feed/columnState.ts';
import { $home, loadHome } from '../../src/state/feed/homeState.ts';
import { activityApply, loadActivityApplyPage } from '../../src/state/join/activityApply.ts';
import { activityDetail, loadActivityDetailPage } from '../../src/state/join/activityDetail.ts';
import { invite, loadInvitePage } from '../../src/state/join/invite.ts';
import {
  invitedToDownload,
  loadInvitedToDownloadPage,
} from '../../src/state/join/invitedToDownload.ts';
import { loadShareinvitePage, shareinvite } from '../../src/state/join/shareinvite.ts';
import { loadSignUpPage, signupdetail } from '../../src/state/join/signupdetail.ts';
import { loadCandidatePage, voteItemDetail } from '../../src/state/join/voteItemDetail.ts';
import { loadWriteOffPage, writeOffPage } from '../../src/state/join/writeOffPage.ts';
import { linkDetail, loadLinkPage } from '../../src/state/linkDetail.ts';
import { $memberInfo, loadMemberInfo } from '../../src/state/memberInfo.ts';
import { loadMoreImage, moreImage } from '../../src/state/moreImage.ts';
import { loadMoreLive, moreLive } from '../../src/state/moreLive.ts';
import { loadModuleList, moreModules } from '../../src/state/moreModules.ts';
import { $video, loadVideo } from '../../src/state/mvod.ts';
import { $firstPaper, loadFirstPaper } from '../../src/state/paper.ts';
import { loadPersonageReports, personageReports } from '../../src/state/personageReports.ts';
import { loadPoints, points } from '../../src/state/points.ts';
import { loadPreviewPage, previewPDF } from '../../src/state/previewPDF.ts';
import { loadProductPage, productDetail } from '../../src/state/productDetail.ts';
import { loadSearch, search } from '../../src/state/search.ts';
import { loadSiteConfig } from '../../src/state/siteConfig.ts';
import { $special, loadSpecialPage } from '../../src/state/specDetail.ts';
import { loadSpecialPart, specMore } from '../../src/state/specMore.ts';
import { $categories, loadCategories } from '../../src/state/subscriptionList.ts';
import { loadTagList, tagList } from '../../src/state/tagList.ts';
import { loadTimeline, timeline } from '../../src/state/timelineList.ts';

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
const column = byId(loadColumnPage, $column);
const question = byId(loadQaPage, qaDetail.$page);
const shortVideo = byId(loadVideo, $video);
const vote: RouteLoader = {
  open: (settings, { params: { id = '', linkID = '' } }) =>
    loadBigVotePage(settings, { id, linkId: linkID }),
  state: bigVotePage.$page,
};

/** An invitation code that the content server need not have issued. */
const CODE = 'ABC123';

/** The loader of each route's template, and the store that the template shows. */
export const ROUTE_LOADERS: Readonly<Record<RouteName, RouteLoader>> = {
  home: { open: loadHome, state: $home },
  login: { open: loadSiteConfig, state: null },
  newsDetail: article,
  imageDetail: article,
  videoDetail: article,
  liveDetail: article,
  activityDetail: byId(loadActivityDetailPage, activityDetail.$page),
  activityApply: byId(loadActivityApplyPage, activityApply.$page),
  activityVote: vote,
  voteItemDetail: {
    open: (settings, { params: { id = '', voteId = '', optionId = '' } }) =>
      loadCandidatePage(settings, { activityId: id, voteId, optionId }),
    state: voteItemDetail.$page,
  },
  activityVoteWeb: vote,
  signupdetail: byFlag(loadSignUpPage, signupdetail.$page),
  writeOff: { open: loadWriteOffPage, state: writeOffPage.$page },
  moreModules: {
    open: (settings, { flags: { id } }) => loadModuleList(settings, { id, name: '' }),
    state: moreModules.$list,
  },
  moreLive: {
    open: (settings, { params }) => loadMoreLive(settings, params.columnId ?? ''),
    state: moreLive.$list,
  },
  moreImage: byId(loadMoreImage, moreImage.$list),
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
      loadSpecialPage(settings, { linkId: linkID, id, flags }),
    state: $special,
  },
  specMore: {
    open: (settings, { params }) => loadSpecialPart(settings, params.columnId ?? ''),
    state: specMore.$list,
  },
  invite: { open: loadInvitePage, state: invite.$page },
  Shareinvite: {
    open: (settings) => loadShareinvitePage(settings, CODE),
    state: shareinvite.$page,
  },
  aboutUs: { open: loadAboutPage, state: aboutUs.$page },
  xyDetail: byId(loadAccountPage, xyDetail.$page),
  xyListShare: { open: (settings) => loadRankPage(settings, 0), state: rankPage.$page },
  xyRules: { open: loadRankRulesPage, state: xyRules.$page },
  reporter: byId(loadReporterPage, reporter.$page),
  dynamicDetail: byId(loadDynamicPage, dynamicDetail.$page),
  topicDetail: byId(loadTopicPage, topicDetail.$page),
  askDetail: byId(loadAskPage, askDetail.$page),
  qaDetail: question,
  newQaDetail: question,
  downloadClient: { open: loadDownloadPage, state: downloadClient.$page },
  figureDetail: byId(loadFigurePage, figureDetail.$page),
  LeaderViewList: {
    open: (settings) => loadLeadersPage(settings, ''),
    state: leaderViewList.$page,
  },
  mvodShare: shortVideo,
  minVideoDetail: shortVideo,
  integralShop: { open: loadPoints, state: points.$list },
  previewPDF: { open: loadPreviewPage, state: previewPDF.$page },
  linkDetail: {
    open: (settings, { params, flags }) => loadLinkPage(settings, params.id ?? '', flags),
    state: linkDetail.$page,
  },
  onlineStudy: article,
  tipoffDetail: byId(loadTipoffPage, tipoffDetail.$page),
  seekArticleDetail: {
    open: (settings, { params: { linkID = '', id = '' } }) =>
      loadSeekPage(settings, { seekId: linkID, id }),
    state: seekArticleDetail.$page,
  },
  inputArticleDetail: byId(loadOwnPage, inputArticleDetail.$page),
  personageReports: byId(loadPersonageReports, personageReports.$list),
  columnDetail: column,
  productDetail: byFlag(loadProductPage, productDetail.$page),
  noticeDetail: byFlag(loadNoticePage, noticeDetail.$page),
  circleDetail: byId(loadCirclePage, circleDetail.$page),
  friendsCircleDetail: byId(loadMomentPage, postDetail.$page),
  postDetail: byId(loadPostPage, postDetail.$page),
  search: {
    open: (settings, { search: query }) => loadSearch(settings, query.get('q') ?? ''),
    state: search.$list,
  },
  services: { open: loadServicesPage, state: services.$page },
  tagList: {
    open: (settings, { params, search }) =>
      loadTagList(settings, { id: params.tagId ?? '', name: search.get('tagName') ?? '' }),
    state: tagList.$list,
  },
  subscriptionList: byId(loadCategories, $categories),
  userDetail: byId(loadUserPage, userDetail.$page),
  invitedToDownload: {
    open: (settings) => loadInvitedToDownloadPage(settings, { code: CODE, uid: '' }),
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
  hotPointTimeAxis: byId(loadTimeline, timeline.$list),
};

/** Returns the parts of an address that a page reads. */
export const parsePageAddress = (url: URL, params: PageAddress['params']): PageAddress => ({
  params,
  flags: parsePageFlags(url.searchParams),
  search: url.searchParams,
});
