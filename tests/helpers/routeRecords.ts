import { getSiteFacts } from '../../src/api/calls/siteFacts.ts';
import type { Client } from '../../src/api/client.ts';
import type { ApiError } from '../../src/api/errors.ts';
import type { ListSource } from '../../src/api/listSource.ts';
import { parseRankRules } from '../../src/model/community/rankRules.ts';
import { parseAppStores } from '../../src/model/download/appStores.ts';
import type { PageFlags } from '../../src/model/mode.ts';
import { ok, type Result } from '../../src/model/result.ts';
import type { SiteConfig } from '../../src/model/site/siteTypes.ts';
import type { RouteName } from '../../src/routes.ts';
import type { Settings } from '../../src/settings.ts';
import type { Loaded } from '../../src/state/singlePage.ts';

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
  readonly weight:
    | 'article'
    | 'single'
    | 'list'
    | 'column'
    | 'ticket'
    | 'services'
    | 'react'
    | 'mine';
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

type LoadItem = (
  client: Client,
  id: string,
  config: Promise<SiteConfig>,
) => Promise<Result<unknown, ApiError>>;

/** Loads a page of one item as its template does (templates/singleTemplate.tsx). */
async function loadSingle(
  settings: Settings,
  load: (client: Client) => Promise<Loaded<unknown>>,
): Promise<unknown> {
  const { createSinglePage } = await import('../../src/state/singlePage.ts');
  const page = createSinglePage<unknown>();
  await page.load(settings, load);
  return page.$page.get();
}

/** Loads a page with a list as its template does (templates/listTemplate.tsx). */
async function loadList<T extends { readonly id: string }, H>(
  settings: Settings,
  source: ListSource<T, H>,
): Promise<unknown> {
  const { createListPage } = await import('../../src/state/listPage.ts');
  const page = createListPage<T, H>();
  await page.load(settings, source);
  return page.$list.get();
}

/** Returns the loader of a route whose item has its id in the path. */
const single =
  (importLoad: () => Promise<LoadItem>): LoadRoute =>
  async (settings, { id = '' }) => {
    const { withConfig } = await import('../../src/state/singlePage.ts');
    const load = withConfig(await importLoad());
    return loadSingle(settings, (client) => load(client, id));
  };

/** Returns the loader of a route whose item has its id in the query. */
const singleByFlag =
  (importLoad: () => Promise<LoadItem>): LoadRoute =>
  (settings, params, flags) =>
    single(importLoad)(settings, { ...params, id: flags.id }, flags);

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

const loadQuestionRoute: LoadRoute = single(
  async () => (await import('../../src/screens/qaDetail/qaDetail.load.ts')).loadQaDetail,
);

const loadShortVideoRoute: LoadRoute = async (settings, { id = '' }) => {
  const state = await import('../../src/state/mvod.ts');
  await state.loadVideo(settings, id);
  return state.$video.get();
};

const loadVoteRoute: LoadRoute = (settings, params, flags) =>
  single(async () => {
    const { loadBigVote } = await import('../../src/screens/bigVote/bigVote.load.ts');
    return (client, id) => loadBigVote(client, id, params.linkID ?? '');
  })(settings, params, flags);

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
    load: single(
      async () =>
        (await import('../../src/screens/activityDetail/activityDetail.load.ts'))
          .loadActivityDetail,
    ),
  },
  activityApply: {
    address: 'activityApply/6005.html',
    // From an activity.
    reachedBy: 'script',
    faults: 'item',
    weight: 'react',
    async load(settings, { id = '' }) {
      const state = await import('../../src/screens/activityApply/activityApply.state.ts');
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
    weight: 'single',
    async load(settings, { id = '', voteId = '', optionId = '' }) {
      const state = await import('../../src/screens/voteItemDetail/voteItemDetail.state.ts');
      return loadSingle(settings, (client) =>
        state.loadCandidatePage(client, settings, { activityId: id, voteId, optionId }),
      );
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
    weight: 'ticket',
    async load(settings, _, flags) {
      const state = await import('../../src/screens/signupdetail/signupdetail.state.ts');
      return loadSingle(settings, (client) => state.loadSignUpPage(client, settings, flags.id));
    },
  },
  writeOff: {
    address: 'writeOff/6002/AB12CD34.html',
    // For staff, who scan the code of a voucher.
    reachedBy: 'share',
    faults: 'none',
    weight: 'react',
    async load(settings) {
      const state = await import('../../src/screens/writeOff/writeOffPage.state.ts');
      await state.loadWriteOffPage(settings);
      return state.writeOffPage.$page.get();
    },
  },
  moreModules: {
    address: 'moreModules.html?id=503',
    faults: 'item',
    weight: 'list',
    async load(settings, { id = '' }) {
      const { createModuleList } = await import(
        '../../src/screens/moreModules/moreModules.load.ts'
      );
      return loadList(settings, createModuleList({ id, name: '' }));
    },
  },
  moreLive: {
    address: 'moreLive.html',
    faults: 'article',
    weight: 'list',
    async load(settings, { columnId = '' }) {
      const { createBroadcasts } = await import('../../src/screens/moreLive/moreLive.load.ts');
      return loadList(settings, createBroadcasts(columnId));
    },
  },
  moreImage: {
    address: 'moreImage/19.html',
    faults: 'article',
    weight: 'list',
    async load(settings, { id = '' }) {
      const { createPhotoSets } = await import('../../src/screens/moreImage/moreImage.load.ts');
      return loadList(settings, createPhotoSets(id));
    },
  },
  commentAll: {
    address: 'commentAll/345/0.html',
    faults: 'item',
    weight: 'single',
    load: single(async () => {
      const { loadAllComments } = await import('../../src/screens/commentAll/commentAll.load.ts');
      return (client, articleId) =>
        loadAllComments(client, { articleId, source: 0, asMember: false });
    }),
  },
  replyAll: {
    address: 'replyAll/1.html',
    // From a comment.
    reachedBy: 'script',
    faults: 'item',
    weight: 'single',
    load: single(async () => {
      const { loadThread } = await import('../../src/screens/replyAll/replyAll.load.ts');
      return (client, id) => loadThread(client, id, false);
    }),
  },
  specDetail: {
    address: 'specDetail/90/402.html',
    faults: 'article',
    weight: 'column',
    async load(settings, { id = '', linkID = '' }, flags) {
      const state = await import('../../src/screens/specDetail/specDetail.state.ts');
      await state.loadSpecialPage(settings, { linkId: linkID, id, flags });
      return state.$special.get();
    },
  },
  specMore: {
    address: 'specMore/91.html',
    faults: 'article',
    weight: 'list',
    async load(settings, { columnId = '' }) {
      const { createSpecialPart } = await import('../../src/screens/specMore/specMore.load.ts');
      return loadList(settings, createSpecialPart(columnId));
    },
  },
  invite: {
    address: 'invite.html',
    faults: 'list',
    weight: 'react',
    async load(settings) {
      const state = await import('../../src/screens/invite/invite.state.ts');
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
    load: single(async () => {
      const state = await import('../../src/screens/invitation/invitation.load.ts');
      return (client) => state.loadInvitation(client, { code: CODE, uid: '' });
    }),
  },
  aboutUs: {
    address: 'aboutUs.html',
    faults: 'item',
    weight: 'single',
    load: async (settings) =>
      loadSingle(settings, (await import('../../src/screens/aboutUs/aboutUs.state.ts')).loadAbout),
  },
  xyDetail: {
    address: 'xyDetail/201.html',
    faults: 'item',
    weight: 'single',
    load: single(
      async () => (await import('../../src/screens/xyDetail/xyDetail.load.ts')).loadXyDetail,
    ),
  },
  xyListShare: {
    address: 'xyListShare.html',
    faults: 'list',
    weight: 'single',
    load: single(async () => {
      const state = await import('../../src/screens/xyListShare/accountRank.state.ts');
      return (client) => state.loadRank(client.settings, 0);
    }),
  },
  xyRules: {
    address: 'xyRules.html',
    faults: 'item',
    weight: 'single',
    load: async (settings) => {
      const { loadFromConfig } = await import('../../src/state/singlePage.ts');
      return loadSingle(settings, (client) => loadFromConfig(getSiteFacts(client, parseRankRules)));
    },
  },
  reporter: {
    address: 'reporter/11.html',
    faults: 'item',
    weight: 'single',
    load: single(
      async () => (await import('../../src/screens/reporter/reporter.load.ts')).loadReporter,
    ),
  },
  dynamicDetail: {
    address: 'dynamicDetail/501.html',
    // From an account.
    reachedBy: 'script',
    faults: 'item',
    weight: 'single',
    load: single(
      async () =>
        (await import('../../src/screens/dynamicDetail/dynamicDetail.load.ts')).loadDynamicDetail,
    ),
  },
  topicDetail: {
    address: 'topicDetail/601.html',
    faults: 'item',
    weight: 'single',
    load: single(
      async () =>
        (await import('../../src/screens/topicDetail/topicDetail.load.ts')).loadTopicDetail,
    ),
  },
  askDetail: {
    address: 'askDetail/7001.html',
    faults: 'item',
    weight: 'single',
    load: single(async () => {
      const state = await import('../../src/screens/askDetail/askDetail.load.ts');
      return (client, id) => state.loadAskDetail(client, id);
    }),
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
    load: async (settings) => {
      const { loadFromConfig } = await import('../../src/state/singlePage.ts');
      return loadSingle(settings, (client) => loadFromConfig(getSiteFacts(client, parseAppStores)));
    },
  },
  figureDetail: {
    address: 'figureDetail/301.html',
    faults: 'item',
    weight: 'single',
    load: single(
      async () =>
        (await import('../../src/screens/figureDetail/figureDetail.load.ts')).loadFigureDetail,
    ),
  },
  LeaderViewList: {
    address: 'LeaderViewList.html',
    faults: 'list',
    weight: 'single',
    load: single(async () => {
      const state = await import('../../src/screens/LeaderViewList/leaderViewList.state.ts');
      return (client) => state.loadLeaders(client, '');
    }),
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
      const state = await import('../../src/screens/integralShop/points.state.ts');
      await state.loadPoints(settings);
      return state.points.$list.get();
    },
  },
  previewPDF: {
    address: 'previewPDF.html',
    faults: 'none',
    weight: 'single',
    load: single(async () => async () => ok(null)),
  },
  linkDetail: {
    address: 'linkDetail/407.html',
    // The shared page of a link; lists lead to its target.
    reachedBy: 'share',
    faults: 'item',
    weight: 'single',
    load: (settings, params, flags) =>
      single(async () => {
        const { loadLink } = await import('../../src/screens/linkDetail/linkDetail.load.ts');
        return (client, id) => loadLink(client, { id, siteId: settings.siteId, flags });
      })(settings, params, flags),
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
    weight: 'single',
    load: single(
      async () => (await import('../../src/screens/tipoffDetail/loadTipoff.ts')).loadTipoff,
    ),
  },
  seekArticleDetail: {
    address: 'seekArticleDetail/1101/1201.html',
    faults: 'item',
    weight: 'single',
    load: (settings, params, flags) =>
      single(async () => {
        const state = await import('../../src/screens/seekArticleDetail/seekArticleDetail.load.ts');
        return (client, id) => state.loadSeek(client, { seekId: params.linkID ?? '', id });
      })(settings, params, flags),
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
      const state = await import(
        '../../src/screens/inputArticleDetail/inputArticleDetail.state.ts'
      );
      await state.loadOwnPage(settings, id);
      return state.inputArticleDetail.$page.get();
    },
  },
  personageReports: {
    address: 'personageReports/301.html',
    faults: 'item',
    weight: 'list',
    async load(settings, { id = '' }) {
      const { createPersonageReports } = await import(
        '../../src/screens/personageReports/personageReports.load.ts'
      );
      return loadList(settings, createPersonageReports(id));
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
    load: singleByFlag(
      async () =>
        (await import('../../src/screens/productDetail/productDetail.load.ts')).loadProduct,
    ),
  },
  noticeDetail: {
    address: 'noticeDetail.html?id=951',
    faults: 'item',
    weight: 'single',
    load: singleByFlag(
      async () => (await import('../../src/screens/noticeDetail/noticeDetail.load.ts')).loadNotice,
    ),
  },
  circleDetail: {
    address: 'circleDetail/901.html',
    faults: 'item',
    weight: 'single',
    load: single(
      async () =>
        (await import('../../src/screens/circleDetail/circleDetail.load.ts')).loadCircleDetail,
    ),
  },
  friendsCircleDetail: {
    address: 'friendsCircleDetail/9101.html',
    // A social post of the app, which shares it; no call lists them.
    reachedBy: 'share',
    faults: 'item',
    weight: 'single',
    load: single(async () => {
      const state = await import('../../src/screens/postDetail/friendsCircleDetail.load.ts');
      return (client, id) => state.loadFriendsCircleDetail(client, id);
    }),
  },
  postDetail: {
    address: 'postDetail/9001.html',
    faults: 'item',
    weight: 'single',
    load: single(async () => {
      const state = await import('../../src/screens/postDetail/postDetail.load.ts');
      return (client, id) => state.loadPostDetail(client, id);
    }),
  },
  search: {
    address: 'search.html?q=铁路',
    faults: 'search',
    weight: 'list',
    async load(settings, params) {
      const { createSearch, readSearch } = await import('../../src/screens/search/search.load.ts');
      return loadList(settings, createSearch(readSearch(params)));
    },
  },
  services: {
    address: 'services.html',
    faults: 'list',
    weight: 'services',
    load: single(
      async () => (await import('../../src/screens/services/services.load.ts')).loadOffers,
    ),
  },
  tagList: {
    address: 'tagList/42.html?tagName=临望铁路',
    faults: 'article',
    weight: 'list',
    async load(settings, { tagId = '', tagName = '' }) {
      const { createTagList } = await import('../../src/screens/tagList/tagList.load.ts');
      return loadList(settings, createTagList({ id: tagId, name: tagName }));
    },
  },
  subscriptionList: {
    address: 'subscriptionList/2.html',
    bakedAddress: 'subscriptionList.html',
    faults: 'article',
    weight: 'list',
    async load(settings, { id = '' }) {
      const state = await import('../../src/screens/subscriptionList/subscriptionList.state.ts');
      await state.loadCategories(settings, id);
      return state.$categories.get();
    },
  },
  userDetail: {
    address: 'userDetail/200003.html',
    faults: 'item',
    weight: 'single',
    load: single(
      async () => (await import('../../src/screens/userDetail/userDetail.load.ts')).loadUser,
    ),
  },
  invitedToDownload: {
    address: 'invitedToDownload.html',
    // Where the invitation of Shareinvite leads in a browser.
    reachedBy: 'share',
    faults: 'item',
    weight: 'single',
    load: async (settings) => {
      const { loadFromConfig } = await import('../../src/state/singlePage.ts');
      const state = await import('../../src/screens/invitedToDownload/invitedToDownload.load.ts');
      const link = { code: CODE, uid: '' };
      return loadSingle(settings, (client) =>
        loadFromConfig(state.loadInvitedDownload(client, link)),
      );
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
      const state = await import('../../src/screens/getUserInfo/memberInfo.state.ts');
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
      const state = await import('../../src/screens/paperSharePage/paper.state.ts');
      await state.loadFirstPaper(settings);
      return state.$firstPaper.get();
    },
  },
  hotPointTimeAxis: {
    address: 'timeline/95.html',
    faults: 'article',
    weight: 'list',
    async load(settings, { id = '' }) {
      const state = await import('../../src/screens/hotPointTimeAxis/timelineList.state.ts');
      await state.loadTimeline(settings, id);
      return state.timeline.$list.get();
    },
  },
};
