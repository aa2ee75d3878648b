import type { PageFlags } from '../../src/model/mode.ts';
import type { RouteName } from '../../src/routes.ts';
import type { Settings } from '../../src/settings.ts';

/** What the tests of all routes know about one of them. */
export interface RouteRecord {
  /** Address below the base of a page with content: the baked page where one exists. */
  readonly address: string;
  /** The address that has something to load, where `address` has not. */
  readonly loadedAddress?: string;
  /** A baked page, where that of `address` is not baked; null where the sample content has none. */
  readonly bakedAddress?: string | null;
  /**
   * How readers come to the page where no link in the HTML of the pages from the front page on leads
   * to it: by a link that a script adds, by one for members, by one for members who have signed up,
   * or only by an address from outside.
   */
  readonly reachedBy?: 'script' | 'member' | 'signUp' | 'share';
  /** Loads something for a member alone. */
  readonly isOfMembers?: true;
  /** What the page shows when the server, or the line to it, fails: contract/routeFaults.test.ts. */
  readonly faults: 'item' | 'article' | 'rows' | 'list' | 'search' | 'none';
  /** What the template may request before its content: pages/templateWeight.test.ts. */
  readonly weight: 'article' | 'single' | 'list' | 'column' | 'services' | 'react' | 'mine';
  /**
   * Loads the data of the page and returns the state that it then shows; undefined where that does
   * not depend on what was loaded. Imports the state, which only Vite can, when it is called.
   */
  readonly load: LoadRoute;
}

type LoadRoute = (
  settings: Settings,
  params: Readonly<Record<string, string>>,
  flags: PageFlags,
) => Promise<unknown>;

const loadArticleRoute: LoadRoute = async (settings, { id = '', columnId = '' }, flags) => {
  const state = await import('../../src/state/article.ts');
  await state.loadArticle(settings, { id, columnId, flags });
  return state.$article.get();
};

const loadColumnRoute: LoadRoute = async (settings, { id = '' }) => {
  const state = await import('../../src/state/feed/columnState.ts');
  await state.loadColumnPage(settings, id);
  return state.$column.get();
};

const loadQuestionRoute: LoadRoute = async (settings, { id = '' }) => {
  const state = await import('../../src/state/community/qaDetail.ts');
  await state.loadQaPage(settings, id);
  return state.qaDetail.$page.get();
};

const loadShortVideoRoute: LoadRoute = async (settings, { id = '' }) => {
  const state = await import('../../src/state/mvod.ts');
  await state.loadVideo(settings, id);
  return state.$video.get();
};

const loadVoteRoute: LoadRoute = async (settings, { id = '', linkID = '' }) => {
  const state = await import('../../src/state/bigVote/bigVotePage.ts');
  await state.loadBigVotePage(settings, { id, linkId: linkID });
  return state.bigVotePage.$page.get();
};

/** An invitation code that the content server need not have issued. */
const CODE = 'ABC123';

/** One record per route; the compiler names a route without one. */
export const ROUTE_RECORDS: Readonly<Record<RouteName, RouteRecord>> = {
  home: {
    address: 'home.html',
    faults: 'article',
    weight: 'column',
    async load(settings) {
      const state = await import('../../src/state/feed/homeState.ts');
      await state.loadHome(settings);
      return state.$home.get();
    },
  },
  login: {
    address: 'login.html',
    faults: 'none',
    weight: 'react',
    async load(settings) {
      const state = await import('../../src/state/siteConfig.ts');
      await state.loadSiteConfig(settings);
    },
  },
  newsDetail: {
    address: 'newsDetail/12/345.html',
    faults: 'article',
    weight: 'article',
    load: loadArticleRoute,
  },
  imageDetail: {
    address: 'imageDetail/19/411.html',
    faults: 'article',
    weight: 'article',
    load: loadArticleRoute,
  },
  videoDetail: {
    address: 'videoDetail/20/401.html',
    faults: 'article',
    weight: 'article',
    load: loadArticleRoute,
  },
  liveDetail: {
    address: 'liveDetail/801/404.html',
    faults: 'article',
    weight: 'article',
    load: loadArticleRoute,
  },
  activityDetail: {
    address: 'activityDetail/6005.html',
    bakedAddress: 'activityDetail/6001.html',
    // From a list of activities.
    reachedBy: 'script',
    faults: 'item',
    weight: 'single',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/join/activityDetail.ts');
      await state.loadActivityDetailPage(settings, id);
      return state.activityDetail.$page.get();
    },
  },
  activityApply: {
    address: 'activityApply/6005.html',
    // From an activity.
    reachedBy: 'script',
    faults: 'item',
    weight: 'react',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/join/activityApply.ts');
      await state.loadActivityApplyPage(settings, id);
      return state.activityApply.$page.get();
    },
  },
  activityVote: {
    address: 'activityVote/8101/6003.html',
    // From a list of votes.
    reachedBy: 'script',
    faults: 'item',
    weight: 'single',
    load: loadVoteRoute,
  },
  voteItemDetail: {
    address: 'voteItemDetail/6003/8101/810101.html',
    // From a vote.
    reachedBy: 'script',
    faults: 'item',
    weight: 'react',
    async load(settings, { id = '', voteId = '', optionId = '' }) {
      const state = await import('../../src/state/join/voteItemDetail.ts');
      await state.loadCandidatePage(settings, { activityId: id, voteId, optionId });
      return state.voteItemDetail.$page.get();
    },
  },
  activityVoteWeb: {
    address: 'activityVoteWeb/8101/6003.html',
    // The shared page of a vote; the site has activityVote.
    reachedBy: 'share',
    faults: 'item',
    weight: 'single',
    load: loadVoteRoute,
  },
  signupdetail: {
    address: 'signupdetail.html',
    loadedAddress: 'signupdetail.html?id=6005',
    // A sign-up of the member leads there.
    reachedBy: 'signUp',
    faults: 'item',
    weight: 'react',
    async load(settings, _, flags) {
      const state = await import('../../src/state/join/signupdetail.ts');
      await state.loadSignUpPage(settings, flags.id);
      return state.signupdetail.$page.get();
    },
  },
  writeOff: {
    address: 'writeOff/6002/AB12CD34.html',
    // For staff, who scan the code of a voucher.
    reachedBy: 'share',
    faults: 'none',
    weight: 'react',
    async load(settings) {
      const state = await import('../../src/state/join/writeOffPage.ts');
      await state.loadWriteOffPage(settings);
      return state.writeOffPage.$page.get();
    },
  },
  moreModules: {
    address: 'moreModules.html?id=503',
    faults: 'item',
    weight: 'list',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/moreModules.ts');
      await state.loadModuleList(settings, { id, name: '' });
      return state.moreModules.$list.get();
    },
  },
  moreLive: {
    address: 'moreLive.html',
    faults: 'article',
    weight: 'list',
    async load(settings, { columnId = '' }) {
      const state = await import('../../src/state/moreLive.ts');
      await state.loadMoreLive(settings, columnId);
      return state.moreLive.$list.get();
    },
  },
  moreImage: {
    address: 'moreImage/19.html',
    faults: 'article',
    weight: 'list',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/moreImage.ts');
      await state.loadMoreImage(settings, id);
      return state.moreImage.$list.get();
    },
  },
  commentAll: {
    address: 'commentAll/345/0.html',
    faults: 'rows',
    weight: 'react',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/comments/comments.ts');
      // A failure keeps comments that are shown already.
      state.showNoComments();
      await state.loadComments(settings, { articleId: id, source: 0, countHot: null });
      return state.$comments.get();
    },
  },
  replyAll: {
    address: 'replyAll/1.html',
    // From a comment.
    reachedBy: 'script',
    faults: 'article',
    weight: 'react',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/comments/comments.ts');
      state.showNoComments();
      await state.loadThread(settings, id);
      return state.$comments.get();
    },
  },
  specDetail: {
    address: 'specDetail/90/402.html',
    faults: 'article',
    weight: 'column',
    async load(settings, { id = '', linkID = '' }, flags) {
      const state = await import('../../src/state/specDetail.ts');
      await state.loadSpecialPage(settings, { linkId: linkID, id, flags });
      return state.$special.get();
    },
  },
  specMore: {
    address: 'specMore/91.html',
    faults: 'article',
    weight: 'list',
    async load(settings, { columnId = '' }) {
      const state = await import('../../src/state/specMore.ts');
      await state.loadSpecialPart(settings, columnId);
      return state.specMore.$list.get();
    },
  },
  invite: {
    address: 'invite.html',
    faults: 'list',
    weight: 'react',
    async load(settings) {
      const state = await import('../../src/state/join/invite.ts');
      await state.loadInvitePage(settings);
      return state.invite.$page.get();
    },
  },
  Shareinvite: {
    address: 'shareinvite.html',
    // The page that a member sends to a friend.
    reachedBy: 'share',
    faults: 'list',
    weight: 'single',
    async load(settings) {
      const state = await import('../../src/state/join/shareinvite.ts');
      await state.loadShareinvitePage(settings, CODE);
      return state.shareinvite.$page.get();
    },
  },
  aboutUs: {
    address: 'aboutUs.html',
    faults: 'item',
    weight: 'single',
    async load(settings) {
      const state = await import('../../src/state/aboutUs.ts');
      await state.loadAboutPage(settings);
      return state.aboutUs.$page.get();
    },
  },
  xyDetail: {
    address: 'xyDetail/201.html',
    faults: 'item',
    weight: 'single',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/community/xyDetail.ts');
      await state.loadAccountPage(settings, id);
      return state.xyDetail.$page.get();
    },
  },
  xyListShare: {
    address: 'xyListShare.html',
    faults: 'list',
    weight: 'single',
    async load(settings) {
      const state = await import('../../src/state/community/accountRank.ts');
      await state.loadRankPage(settings, 0);
      return state.rankPage.$page.get();
    },
  },
  xyRules: {
    address: 'xyRules.html',
    faults: 'item',
    weight: 'single',
    async load(settings) {
      const state = await import('../../src/state/community/xyRules.ts');
      await state.loadRankRulesPage(settings);
      return state.xyRules.$page.get();
    },
  },
  reporter: {
    address: 'reporter/11.html',
    faults: 'item',
    weight: 'single',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/community/reporter.ts');
      await state.loadReporterPage(settings, id);
      return state.reporter.$page.get();
    },
  },
  dynamicDetail: {
    address: 'dynamicDetail/501.html',
    // From an account.
    reachedBy: 'script',
    faults: 'item',
    weight: 'single',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/community/dynamicDetail.ts');
      await state.loadDynamicPage(settings, id);
      return state.dynamicDetail.$page.get();
    },
  },
  topicDetail: {
    address: 'topicDetail/601.html',
    faults: 'item',
    weight: 'single',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/community/topicDetail.ts');
      await state.loadTopicPage(settings, id);
      return state.topicDetail.$page.get();
    },
  },
  askDetail: {
    address: 'askDetail/7001.html',
    faults: 'item',
    weight: 'single',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/community/askDetail.ts');
      await state.loadAskPage(settings, id);
      return state.askDetail.$page.get();
    },
  },
  qaDetail: {
    address: 'qaDetail/801.html',
    faults: 'item',
    weight: 'single',
    load: loadQuestionRoute,
  },
  newQaDetail: {
    address: 'newQaDetail/801.html',
    // The address of newer apps for what qaDetail shows.
    reachedBy: 'share',
    faults: 'item',
    weight: 'single',
    load: loadQuestionRoute,
  },
  downloadClient: {
    address: 'downloadClient.html',
    faults: 'item',
    weight: 'single',
    async load(settings) {
      const state = await import('../../src/state/downloadClient.ts');
      await state.loadDownloadPage(settings);
      return state.downloadClient.$page.get();
    },
  },
  figureDetail: {
    address: 'figureDetail/301.html',
    faults: 'item',
    weight: 'single',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/community/figureDetail.ts');
      await state.loadFigurePage(settings, id);
      return state.figureDetail.$page.get();
    },
  },
  LeaderViewList: {
    address: 'LeaderViewList.html',
    faults: 'list',
    weight: 'single',
    async load(settings) {
      const state = await import('../../src/state/community/leaderViewList.ts');
      await state.loadLeadersPage(settings, '');
      return state.leaderViewList.$page.get();
    },
  },
  mvodShare: {
    address: 'mvodShare/7003.html',
    // The shared page of a short video; the site has minVideoDetail.
    reachedBy: 'share',
    faults: 'article',
    weight: 'single',
    load: loadShortVideoRoute,
  },
  minVideoDetail: {
    address: 'minVideoDetail/7001.html',
    faults: 'article',
    weight: 'single',
    load: loadShortVideoRoute,
  },
  integralShop: {
    address: 'integralShop.html',
    isOfMembers: true,
    faults: 'item',
    weight: 'react',
    async load(settings) {
      const state = await import('../../src/state/points.ts');
      await state.loadPoints(settings);
      return state.points.$list.get();
    },
  },
  previewPDF: {
    address: 'previewPDF.html',
    faults: 'none',
    weight: 'single',
    async load(settings) {
      const state = await import('../../src/state/previewPDF.ts');
      await state.loadPreviewPage(settings);
      return state.previewPDF.$page.get();
    },
  },
  linkDetail: {
    address: 'linkDetail/407.html',
    // The shared page of a link; lists lead to its target.
    reachedBy: 'share',
    faults: 'item',
    weight: 'single',
    async load(settings, { id = '' }, flags) {
      const state = await import('../../src/state/linkDetail.ts');
      await state.loadLinkPage(settings, id, flags);
      return state.linkDetail.$page.get();
    },
  },
  onlineStudy: {
    address: 'onlineStudy/431.html',
    // The publisher names the courses to bake; the sample content names none.
    bakedAddress: null,
    faults: 'article',
    weight: 'article',
    load: loadArticleRoute,
  },
  tipoffDetail: {
    address: 'tipoffDetail/1001.html',
    faults: 'item',
    weight: 'react',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/community/tipoffDetail.ts');
      await state.loadTipoffPage(settings, id);
      return state.tipoffDetail.$page.get();
    },
  },
  seekArticleDetail: {
    address: 'seekArticleDetail/1101/1201.html',
    faults: 'item',
    weight: 'single',
    async load(settings, { linkID = '', id = '' }) {
      const state = await import('../../src/state/community/seekArticleDetail.ts');
      await state.loadSeekPage(settings, { seekId: linkID, id });
      return state.seekArticleDetail.$page.get();
    },
  },
  inputArticleDetail: {
    address: 'inputArticleDetail/1202.html',
    // The member's own list: a single piece is shown to its writer alone.
    loadedAddress: 'inputArticleDetail.html',
    // Own contributions, from getUserInfo.
    reachedBy: 'member',
    isOfMembers: true,
    faults: 'list',
    weight: 'react',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/community/inputArticleDetail.ts');
      await state.loadOwnPage(settings, id);
      return state.inputArticleDetail.$page.get();
    },
  },
  personageReports: {
    address: 'personageReports/301.html',
    faults: 'item',
    weight: 'list',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/personageReports.ts');
      await state.loadPersonageReports(settings, id);
      return state.personageReports.$list.get();
    },
  },
  columnDetail: {
    address: 'columnDetail/14.html',
    faults: 'item',
    weight: 'column',
    load: loadColumnRoute,
  },
  productDetail: {
    address: 'productDetail.html?id=2',
    // An entry of the own points leads there.
    reachedBy: 'member',
    faults: 'item',
    weight: 'single',
    async load(settings, _, flags) {
      const state = await import('../../src/state/productDetail.ts');
      await state.loadProductPage(settings, flags.id);
      return state.productDetail.$page.get();
    },
  },
  noticeDetail: {
    address: 'noticeDetail.html?id=951',
    faults: 'item',
    weight: 'single',
    async load(settings, _, flags) {
      const state = await import('../../src/state/community/noticeDetail.ts');
      await state.loadNoticePage(settings, flags.id);
      return state.noticeDetail.$page.get();
    },
  },
  circleDetail: {
    address: 'circleDetail/901.html',
    faults: 'item',
    weight: 'single',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/community/circleDetail.ts');
      await state.loadCirclePage(settings, id);
      return state.circleDetail.$page.get();
    },
  },
  friendsCircleDetail: {
    address: 'friendsCircleDetail/9101.html',
    // A social post of the app, which shares it; no call lists them.
    reachedBy: 'share',
    faults: 'item',
    weight: 'single',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/community/postDetail.ts');
      await state.loadMomentPage(settings, id);
      return state.postDetail.$page.get();
    },
  },
  postDetail: {
    address: 'postDetail/9001.html',
    faults: 'item',
    weight: 'single',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/community/postDetail.ts');
      await state.loadPostPage(settings, id);
      return state.postDetail.$page.get();
    },
  },
  search: {
    address: 'search.html?q=铁路',
    faults: 'search',
    weight: 'list',
    async load(settings, { q = '' }) {
      const state = await import('../../src/state/search.ts');
      await state.loadSearch(settings, q);
      return state.search.$list.get();
    },
  },
  services: {
    address: 'services.html',
    faults: 'list',
    weight: 'services',
    async load(settings) {
      const state = await import('../../src/state/community/services.ts');
      await state.loadServicesPage(settings);
      return state.services.$page.get();
    },
  },
  tagList: {
    address: 'tagList/42.html?tagName=临望铁路',
    faults: 'article',
    weight: 'list',
    async load(settings, { tagId = '', tagName = '' }) {
      const state = await import('../../src/state/tagList.ts');
      await state.loadTagList(settings, { id: tagId, name: tagName });
      return state.tagList.$list.get();
    },
  },
  subscriptionList: {
    address: 'subscriptionList/2.html',
    bakedAddress: 'subscriptionList.html',
    faults: 'article',
    weight: 'list',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/subscriptionList.ts');
      await state.loadCategories(settings, id);
      return state.$categories.get();
    },
  },
  userDetail: {
    address: 'userDetail/200003.html',
    faults: 'item',
    weight: 'single',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/community/userDetail.ts');
      await state.loadUserPage(settings, id);
      return state.userDetail.$page.get();
    },
  },
  invitedToDownload: {
    address: 'invitedToDownload.html',
    // Where the invitation of Shareinvite leads in a browser.
    reachedBy: 'share',
    faults: 'item',
    weight: 'single',
    async load(settings) {
      const state = await import('../../src/state/join/invitedToDownload.ts');
      await state.loadInvitedToDownloadPage(settings, { code: CODE, uid: '' });
      return state.invitedToDownload.$page.get();
    },
  },
  columnShare: {
    address: 'columnShare/16.html',
    // The shared page of a column; the site has columnDetail.
    reachedBy: 'share',
    faults: 'item',
    weight: 'column',
    load: loadColumnRoute,
  },
  getUserInfo: {
    address: 'getUserInfo.html',
    isOfMembers: true,
    faults: 'rows',
    weight: 'mine',
    async load(settings) {
      const { loadSession } = await import('../../src/services/session/memberSession.ts');
      const state = await import('../../src/state/memberInfo.ts');
      loadSession();
      await state.loadMemberInfo(settings);
      return state.$memberInfo.get();
    },
  },
  paperSharePage: {
    address: 'paperSharePage/2026-11-20/1.html',
    bakedAddress: 'paperSharePage.html',
    faults: 'item',
    weight: 'single',
    async load(settings) {
      const state = await import('../../src/state/paper.ts');
      await state.loadFirstPaper(settings);
      return state.$firstPaper.get();
    },
  },
  hotPointTimeAxis: {
    address: 'timeline/95.html',
    faults: 'article',
    weight: 'list',
    async load(settings, { id = '' }) {
      const state = await import('../../src/state/timelineList.ts');
      await state.loadTimeline(settings, id);
      return state.timeline.$list.get();
    },
  },
};
