import { describe, expect, it } from 'vitest';
import {
  paramNames,
  ROUTE_NAMES,
  ROUTES,
  type RouteName,
  type RouteRow,
  routeFile,
} from '../../../src/routes.ts';

/** The prescribed routes with their paths, flags and titles (product 2.2). */
const PRESCRIBED = `
home: /home.html topBar cached bakeable
login: /login.html topBar
newsDetail: /newsDetail/{columnId?}/{id?}.html bakeable article
imageDetail: /imageDetail/{columnId?}/{id?}.html bakeable article
videoDetail: /videoDetail/{columnId?}/{id?}.html bakeable article
liveDetail: /liveDetail/{linkID?}/{id}.html bakeable article
activityDetail: /activityDetail/{id?}.html bakeable
activityApply: /activityApply/{linkID?}/{id?}.html
activityVote: /activityVote/{linkID?}/{id?}.html auth bakeable 投票活动详情
voteItemDetail: /voteItemDetail/{id?}/{voteId?}/{optionId?}.html auth
activityVoteWeb: /activityVoteWeb/{linkID?}/{id?}.html auth bakeable
signupdetail: /signupdetail.html
writeOff: /writeOff/{activityID?}/{registCode?}/{shopSite?}.html
moreModules: /moreModules.html
moreLive: /moreLive.html
moreImage: /moreImage/{id?}.html
commentAll: /commentAll/{id?}/{source}.html bakeable
replyAll: /replyAll/{id}.html
specDetail: /specDetail/{linkID?}/{id?}.html bakeable article
specMore: /specMore/{columnId?}.html
invite: /invite.html 邀请码
Shareinvite: /shareinvite.html
aboutUs: /aboutUs.html bakeable
xyDetail: /xyDetail/{id?}.html bakeable
xyListShare: /xyListShare.html bakeable 影响力排行榜
xyRules: /xyRules.html bakeable 打榜规则
reporter: /reporter/{id?}.html cached bakeable
dynamicDetail: /dynamicDetail/{id?}.html bakeable 记者动态
topicDetail: /topicDetail/{id?}.html bakeable 问吧话题
askDetail: /askDetail/{id?}.html bakeable
qaDetail: /qaDetail/{id?}.html bakeable 问政详情
newQaDetail: /newQaDetail/{id?}.html bakeable 问政详情
downloadClient: /downloadClient.html
figureDetail: /figureDetail/{id?}.html bakeable
LeaderViewList: /LeaderViewList.html bakeable
mvodShare: /mvodShare/{id}.html bakeable
minVideoDetail: /minVideoDetail/{id}.html bakeable
integralShop: /integralShop.html 积分明细
previewPDF: /previewPDF.html 区块链证书
linkDetail: /linkDetail/{id}.html article
onlineStudy: /onlineStudy/{id}.html bakeable article
tipoffDetail: /tipoffDetail/{id?}.html 报料详情
seekArticleDetail: /seekArticleDetail/{linkID?}/{id?}.html 征稿稿件详情
inputArticleDetail: /inputArticleDetail/{id?}.html 投稿详情
personageReports: /personageReports/{id?}.html 报道集
columnDetail: /columnDetail/{columnId?}/{id?}.html bakeable 栏目
productDetail: /productDetail.html
noticeDetail: /noticeDetail.html 公告
circleDetail: /circleDetail/{id?}.html bakeable
friendsCircleDetail: /friendsCircleDetail/{id?}.html bakeable
postDetail: /postDetail/{id?}.html bakeable
search: /search.html
services: /services.html bakeable
tagList: /tagList/{tagId?}.html bakeable
subscriptionList: /subscriptionList/{id?}.html bakeable
userDetail: /userDetail/{id?}.html
invitedToDownload: /invitedToDownload/{id?}/{code?}.html
columnShare: /columnShare/{parentId?}/{id?}.html bakeable
getUserInfo: /getUserInfo.html 获取会员信息
paperSharePage: /paperSharePage/{time?}/{paperId?}/{layout?}.html bakeable
hotPointTimeAxis: /timeline/{id?}.html bakeable 热点详情
`.trim();
/** Routes that were added later are not prescribed. */
const NAMES = PRESCRIBED.split('\n').map((row) => row.replace(/:.*/, ''));

function describeRoute(name: RouteName): string {
  const { path, title, query, fill, ...flags }: RouteRow = ROUTES[name];
  return [`${name}: ${path}`, ...Object.keys(flags), ...(title ? [title] : [])].join(' ');
}

describe('the route table', () => {
  it('has the prescribed routes with their paths, flags and titles, in order', () => {
    const prescribed = ROUTE_NAMES.filter((name) => NAMES.includes(name));
    expect(prescribed.map(describeRoute)).toEqual(PRESCRIBED.split('\n'));
  });

  it('gives every route its own file, also on case-insensitive hosts', () => {
    const files = ROUTE_NAMES.map((name) => routeFile(ROUTES[name]).toLowerCase());
    expect(new Set(files).size).toBe(files.length);
    expect(files).not.toContain('index');
  });

  it('fills from the left only where the last parameter is not the item id', () => {
    const several = ROUTE_NAMES.filter((name) => paramNames(ROUTES[name]).length > 1);
    for (const name of several) {
      const row: RouteRow = ROUTES[name];
      const isItem = /\{id\??\}\.html$/.test(row.path) || /\{\w+\}\.html$/.test(row.path);
      expect([name, row.fill]).toEqual([name, isItem ? undefined : 'left']);
    }
  });
});
