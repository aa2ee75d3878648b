import { describe, expect, it } from 'vitest';
import { paramNames, ROUTE_NAMES, ROUTES, type RouteRow, routeFile } from '../../../src/routes.ts';

/** The prescribed routes (product 2.2). */
const SPEC = `
home: /home.html
login: /login.html
newsDetail: /newsDetail/{columnId?}/{id?}.html
imageDetail: /imageDetail/{columnId?}/{id?}.html
videoDetail: /videoDetail/{columnId?}/{id?}.html
liveDetail: /liveDetail/{linkID?}/{id}.html
activityDetail: /activityDetail/{id?}.html
activityApply: /activityApply/{linkID?}/{id?}.html
activityVote: /activityVote/{linkID?}/{id?}.html
voteItemDetail: /voteItemDetail/{id?}/{voteId?}/{optionId?}.html
activityVoteWeb: /activityVoteWeb/{linkID?}/{id?}.html
signupdetail: /signupdetail.html
writeOff: /writeOff/{activityID?}/{registCode?}/{shopSite?}.html
moreModules: /moreModules.html
moreLive: /moreLive.html
moreImage: /moreImage/{id?}.html
commentAll: /commentAll/{id?}/{source}.html
replyAll: /replyAll/{id}.html
specDetail: /specDetail/{linkID?}/{id?}.html
specMore: /specMore/{columnId?}.html
invite: /invite.html
Shareinvite: /shareinvite.html
aboutUs: /aboutUs.html
xyDetail: /xyDetail/{id?}.html
xyListShare: /xyListShare.html
xyRules: /xyRules.html
reporter: /reporter/{id?}.html
dynamicDetail: /dynamicDetail/{id?}.html
topicDetail: /topicDetail/{id?}.html
askDetail: /askDetail/{id?}.html
qaDetail: /qaDetail/{id?}.html
newQaDetail: /newQaDetail/{id?}.html
downloadClient: /downloadClient.html
figureDetail: /figureDetail/{id?}.html
LeaderViewList: /LeaderViewList.html
mvodShare: /mvodShare/{id}.html
minVideoDetail: /minVideoDetail/{id}.html
integralShop: /integralShop.html
previewPDF: /previewPDF.html
linkDetail: /linkDetail/{id}.html
onlineStudy: /onlineStudy/{id}.html
tipoffDetail: /tipoffDetail/{id?}.html
seekArticleDetail: /seekArticleDetail/{linkID?}/{id?}.html
inputArticleDetail: /inputArticleDetail/{id?}.html
personageReports: /personageReports/{id?}.html
columnDetail: /columnDetail/{columnId?}/{id?}.html
productDetail: /productDetail.html
noticeDetail: /noticeDetail.html
circleDetail: /circleDetail/{id?}.html
friendsCircleDetail: /friendsCircleDetail/{id?}.html
postDetail: /postDetail/{id?}.html
search: /search.html
services: /services.html
tagList: /tagList/{tagId?}.html
subscriptionList: /subscriptionList/{id?}.html
userDetail: /userDetail/{id?}.html
invitedToDownload: /invitedToDownload/{id?}/{code?}.html
columnShare: /columnShare/{parentId?}/{id?}.html
getUserInfo: /getUserInfo.html
paperSharePage: /paperSharePage/{time?}/{paperId?}/{layout?}.html
hotPointTimeAxis: /timeline/{id?}.html
`;

const withFlag = (flag: keyof RouteRow) =>
  ROUTE_NAMES.filter((name) => (ROUTES[name] as RouteRow)[flag]);

describe('the route table', () => {
  it('has the 59 prescribed routes, the search and the services with their paths, in order', () => {
    const rows = ROUTE_NAMES.map((name) => `${name}: ${ROUTES[name].path}`);
    expect(rows).toEqual(SPEC.trim().split('\n'));
    expect(rows).toHaveLength(61);
  });

  it('gives every route its own file, also on case-insensitive hosts', () => {
    const files = ROUTE_NAMES.map((name) => routeFile(ROUTES[name]).toLowerCase());
    expect(new Set(files).size).toBe(61);
    expect(files).not.toContain('index');
  });

  it('requires a login on the three voting routes (product 6.4)', () => {
    expect(withFlag('auth')).toEqual(['activityVote', 'voteItemDetail', 'activityVoteWeb']);
  });

  it('sets `cached` on home and reporter', () => {
    expect(withFlag('cached')).toEqual(['home', 'reporter']);
  });

  it('shows the top bar on home and login, never on an article', () => {
    expect(withFlag('topBar')).toEqual(['home', 'login']);
  });

  it('has the prescribed titles', () => {
    expect(
      withFlag('title').map((name) => `${name} ${(ROUTES[name] as RouteRow).title}`),
    ).toMatchInlineSnapshot(`
      [
        "activityVote 投票活动详情",
        "invite 邀请码",
        "xyListShare 影响力排行榜",
        "xyRules 打榜规则",
        "dynamicDetail 记者动态",
        "topicDetail 问吧话题",
        "qaDetail 问政详情",
        "newQaDetail 问政详情",
        "integralShop 积分明细",
        "previewPDF 区块链证书",
        "tipoffDetail 报料详情",
        "seekArticleDetail 征稿稿件详情",
        "inputArticleDetail 投稿详情",
        "personageReports 报道集",
        "columnDetail 栏目",
        "noticeDetail 公告",
        "getUserInfo 获取会员信息",
        "hotPointTimeAxis 热点详情",
      ]
    `);
  });

  it('fills from the left only where the last parameter is not the item id', () => {
    const several = ROUTE_NAMES.filter((name) => paramNames(ROUTES[name]).length > 1);
    for (const name of several) {
      const row: RouteRow = ROUTES[name];
      const isItem = /\{id\??\}\.html$/.test(row.path) || /\{\w+\}\.html$/.test(row.path);
      expect([name, row.fill]).toEqual([name, isItem ? undefined : 'left']);
    }
  });

  it('bakes articles, activities, videos, lists, the newspaper and all public pages', () => {
    const others = withFlag('bakeable').filter((name) => !(ROUTES[name] as RouteRow).article);
    expect(others).toEqual([
      'home',
      'activityDetail',
      'activityVote',
      'activityVoteWeb',
      'commentAll',
      'aboutUs',
      'xyDetail',
      'xyListShare',
      'xyRules',
      'reporter',
      'dynamicDetail',
      'topicDetail',
      'askDetail',
      'qaDetail',
      'newQaDetail',
      'figureDetail',
      'LeaderViewList',
      'mvodShare',
      'minVideoDetail',
      'columnDetail',
      'circleDetail',
      'friendsCircleDetail',
      'postDetail',
      'services',
      'tagList',
      'subscriptionList',
      'columnShare',
      'paperSharePage',
      'hotPointTimeAxis',
    ]);
    // An external link has no page.
    const unbaked = withFlag('article').filter((name) => !(ROUTES[name] as RouteRow).bakeable);
    expect(unbaked).toEqual(['linkDetail']);
  });
});
