import * as accounts from '../../src/api/calls/accounts.ts';
import * as activities from '../../src/api/calls/activities.ts';
import * as activity from '../../src/api/calls/activity.ts';
import { postAdEvent } from '../../src/api/calls/adEvent.ts';
import { getArticleAdvs } from '../../src/api/calls/ads.ts';
import { getArticleContent } from '../../src/api/calls/article.ts';
import * as bigVotes from '../../src/api/calls/bigVotes.ts';
import * as bookedAds from '../../src/api/calls/bookedAds.ts';
import { optionDetail } from '../../src/api/calls/candidate.ts';
import * as circles from '../../src/api/calls/circles.ts';
import * as columns from '../../src/api/calls/columns.ts';
import * as comments from '../../src/api/calls/comments.ts';
import * as communityWrites from '../../src/api/calls/communityWrites.ts';
import { getConfig } from '../../src/api/calls/config.ts';
import * as content from '../../src/api/calls/content.ts';
import * as contributions from '../../src/api/calls/contributions.ts';
import { getArticleCounts } from '../../src/api/calls/counts.ts';
import * as dynamics from '../../src/api/calls/dynamics.ts';
import { getEventAdvs } from '../../src/api/calls/eventAds.ts';
import { sendLike } from '../../src/api/calls/events.ts';
import * as favourites from '../../src/api/calls/favourites.ts';
import { findSentComment } from '../../src/api/calls/findSentComment.ts';
import * as follows from '../../src/api/calls/follows.ts';
import * as invites from '../../src/api/calls/invites.ts';
import * as leaderLists from '../../src/api/calls/leaderLists.ts';
import { leader } from '../../src/api/calls/leaders.ts';
import * as live from '../../src/api/calls/live.ts';
import * as login from '../../src/api/calls/login.ts';
import * as members from '../../src/api/calls/members.ts';
import * as messenger from '../../src/api/calls/messenger.ts';
import * as mvod from '../../src/api/calls/mvod.ts';
import { findShortVideo } from '../../src/api/calls/offers.ts';
import * as paper from '../../src/api/calls/paper.ts';
import * as points from '../../src/api/calls/points.ts';
import * as posts from '../../src/api/calls/posts.ts';
import { productDetail } from '../../src/api/calls/product.ts';
import * as profile from '../../src/api/calls/profile.ts';
import { publicMember } from '../../src/api/calls/publicMember.ts';
import { qaDetail } from '../../src/api/calls/qa.ts';
import { getQuestionModules } from '../../src/api/calls/questionModules.ts';
import * as questions from '../../src/api/calls/questions.ts';
import * as rank from '../../src/api/calls/rank.ts';
import * as recordVote from '../../src/api/calls/recordVote.ts';
import * as reporters from '../../src/api/calls/reporters.ts';
import { loadSearchIndex, searchAll } from '../../src/api/calls/search.ts';
import * as session from '../../src/api/calls/session.ts';
import { getEncryptionKeys, getSiteSwitches } from '../../src/api/calls/session.ts';
import * as signUps from '../../src/api/calls/signUps.ts';
import { getSiteFacts } from '../../src/api/calls/siteFacts.ts';
import * as specials from '../../src/api/calls/specials.ts';
import * as subscriptions from '../../src/api/calls/subscriptions.ts';
import { tagScreenArticles } from '../../src/api/calls/tags.ts';
import { tipoffDetail } from '../../src/api/calls/tipoffs.ts';
import { questionDetail } from '../../src/api/calls/topics.ts';
import * as mam from '../../src/api/calls/uploads.ts';
import * as minio from '../../src/api/calls/uploads.ts';
import * as uploads from '../../src/api/calls/uploads.ts';
import { getVerifyCode, getVerifyQuestion } from '../../src/api/calls/verifyCode.ts';
import { postVideoEvent } from '../../src/api/calls/videoEvent.ts';
import * as statistics from '../../src/api/calls/visit.ts';
import * as visit from '../../src/api/calls/visit.ts';
import { serverTime } from '../../src/api/calls/visit.ts';
import * as votes from '../../src/api/calls/votes.ts';
import type { Client } from '../../src/api/client.ts';

/** A function of `src/api/calls` with arguments that give each of its parameters a value. */
export interface CallExample {
  readonly send: (client: Client) => Promise<unknown>;
  readonly of: unknown;
}

function example<A extends unknown[]>(
  call: (client: Client, ...args: A) => Promise<unknown>,
  ...args: A
): CallExample {
  return { of: call, send: (client) => call(client, ...args) };
}

const byId = { id: '1' };
const byUser = { userId: '1', page: 1 };
const page = { id: '1', page: 1, lastId: '1' };
const write = { userId: '1', idempotencyKey: 'k' };
const file = new File(['x'], 'x.png', { type: 'image/png' });
const phone = { phone: '13800000000', area: '86' } as const;
const messengerUser = { openId: 'o', unionId: 'u', nickname: 'n', head: 'h' };
const asMember = { id: '1', asMember: true };
const list = { id: '1', source: 0, page: 1, lastFileId: '1', sort: 'oldest' } as const;
const sentComment = {
  articleId: '1',
  source: 0,
  text: 'x',
  userId: '1',
  userName: 'n',
} as const;
const comment = { ...sentComment, pictures: ['p'], idempotencyKey: 'k' };
const invitation = { code: 'c', uid: '1', imei: 'i', name: 'n', idempotencyKey: 'k' };
const article = { articleId: '1', columnId: '1' };
const flags = { userId: '1', showStatusType: 1, innerEditor: '1' } as const;

/** Every function that sends a call, once for each set of its parameters. */
export const CALL_EXAMPLES: readonly CallExample[] = [
  // Start, session
  example(getConfig),
  example(getSiteSwitches),
  example(getSiteFacts, () => null),
  example(getEncryptionKeys),
  example(login.getTerms),
  example(serverTime),
  example(session.getAnonymousToken),
  example(session.refreshAccessToken, { refreshToken: 'r' }),
  example(session.authInfo),
  example(session.auth, { nonce: 'n', sign: 's' }),
  // Content
  example(columns.getColumns, { parentColumnId: '1' }),
  example(columns.getColumnsAll),
  example(columns.getColumn, { columnId: '1' }),
  example(columns.getArticles, { columnId: '1', page: 1, lastFileId: '1', withAds: true }),
  example(columns.moduleView, { id: '1', page: 1 }),
  example(getQuestionModules, { columnId: '1' }),
  example(searchAll, { key: 'x', kind: null, page: 1 }),
  example(loadSearchIndex),
  example(getArticleContent, { ...article, flags }),
  example(getArticleContent, { ...article, flags: { ...flags, preview: true } }),
  example(getArticleContent, { ...article, flags: { ...flags, poster: true } }),
  example(getArticleContent, { ...article, flags: { digital: true } }),
  example(getArticleContent, { ...article, flags: { digital: true, preview: true } }),
  example(getArticleCounts, { articleId: '1' }),
  example(content.getRelArticles, { articleId: '1', page: 1 }),
  example(content.articleHot, { type: 1 }),
  example(content.recommendList, { articleId: '1', start: 0, count: 1 }),
  example(content.getRecommendArticles, {
    articleId: '1',
    start: 0,
    count: 1,
    columnName: 'c',
    userId: '1',
  }),
  example(content.authorInfo, byId),
  example(tagScreenArticles, { id: '1', name: 't', page: 1 }),
  example(specials.getSubject, byId),
  example(specials.getSubSpecialArticles, { columnId: '1', page: 1 }),
  example(productDetail, byId),
  // Newspaper
  example(paper.getPapers),
  example(paper.getLatestMaePaper, { paperId: '1' }),
  example(paper.getPaperLayouts, { paperId: '1', date: '2026-11-20' }),
  example(paper.getMaePaperDatesByDate, { paperId: '1', month: '2026-11' }),
  example(paper.getPaperDates, { paperId: '1' }),
  example(paper.getPaperArticles, { layoutId: '1' }),
  // Broadcasts
  example(live.liveView, { linkId: '1', page: 1, lastFileId: '1' }),
  example(live.getLiveCount, { linkId: '1', fileId: '1' }),
  example(live.getLiveComing),
  example(live.getLiveArticles, { columnId: '1', page: 1 }),
  // Ads
  example(getArticleAdvs, { columnId: '1' }),
  example(bookedAds.getAdv),
  example(bookedAds.getColAdvs, { columnId: '1' }),
  example(getEventAdvs, { aid: '1' }),
  example(postAdEvent, { adId: '1', event: 'show' }),
  // Comments
  example(comments.discussView, list),
  example(comments.discussReply, list),
  example(comments.discussHot, { ...list, count: 3 }),
  example(comments.discussCount, { id: '1', source: 0 }),
  example(comments.discuss, { ...comment, parentId: '1' }),
  example(comments.delMyDiscuss, { ...write, commentId: '1' }),
  example(comments.expose, { ...write, commentId: '1', source: 0, reason: 'r', userName: 'n' }),
  example(findSentComment, { ...sentComment, parentId: '0', at: 0 }),
  // Counts, likes, favourites, follows
  example(statistics.postEvents, { id: '1', type: 0 }),
  example(statistics.postEvent, { id: '1', type: 0 }),
  example(visit.recordDevice, { userOtherId: 'x', shared: false, deviceInfo: 'd' }),
  example(visit.bigData, { articleId: '1', userOtherId: 'x' }),
  example(sendLike, { ...write, object: 0, id: '1', cancel: true }),
  example(sendLike, { ...write, object: 1, id: '1', cancel: true }),
  ...[false, true].map((cancel) =>
    example(favourites.fav, { ...write, articleId: '1', imageUrl: 'i', cancel }),
  ),
  example(favourites.hasFav, { articleId: '1', userId: '1' }),
  example(favourites.myFav, byUser),
  example(follows.topicSub, { ...write, object: 1, id: '1' }),
  example(follows.topicSubCancel, { ...write, object: 1, id: '1' }),
  example(follows.getSubcribeXys, { userId: '1' }),
  example(follows.subcribeView, { userId: '1' }),
  // Activities, votes
  example(activities.activityCats),
  example(activities.activityList, { page: 1, category: '1' }),
  example(activities.myActivityList, byUser),
  example(activity.activityDetail, asMember),
  example(activity.entryList, byId),
  example(activity.activityVotes, byId),
  example(activity.recordAccessCount, { id: '1', of: 'option', optionId: '1' }),
  example(activity.voucherDetail, { activityId: '1', registCode: 'r', shopSite: 's' }),
  example(activity.chargeOff, {
    activityId: '1',
    registCode: 'r',
    shopSite: 's',
    idempotencyKey: 'k',
  }),
  example(signUps.activityVerify, { activityId: '1', phone: '1' }),
  example(signUps.activityRegist, {
    ...write,
    activityId: '1',
    phone: '1',
    code: 'c',
    answers: '{}',
    pictures: ['p'],
  }),
  example(signUps.getActivityVoucher, { activityId: '1', userId: '1' }),
  example(votes.vote, { ...write, voteId: '1', choices: ['1:1'], userName: 'n' }),
  example(votes.voteResult, { voteId: '1', userId: '1' }),
  example(bigVotes.voteDetails, { voteId: '1', fileId: '1' }),
  example(bigVotes.voteOptions, { voteId: '1', themeId: '1', sort: 'rank', page: 1 }),
  example(bigVotes.infoByOptName, { voteId: '1', name: 'n' }),
  example(bigVotes.innerVoteCount, { voteId: '1' }),
  example(optionDetail, { voteId: '1', optionId: '1' }),
  example(recordVote.buttonRecordVoteCount, { voteId: '1', optionId: '1' }),
  example(recordVote.recordVoteCountAndLog, {
    ...write,
    voteId: '1',
    activityId: '1',
    optionIds: ['1'],
    codeId: 'c',
    verifyCode: 'v',
    userInfo: '{}',
  }),
  example(getVerifyCode, { codeId: 'c' }),
  example(getVerifyQuestion, { codeId: 'c' }),
  // Accounts, questions, people
  example(subscriptions.getCats),
  example(subscriptions.getSubCats, byId),
  example(subscriptions.getCatXys, { id: '1', page: 1 }),
  example(accounts.getXyInfo, byId),
  example(accounts.recommendXys, byId),
  example(accounts.getXyArticles, page),
  example(accounts.getXyVideos, page),
  example(accounts.getXyQuestions, page),
  example(accounts.getXyDynamic, page),
  example(rank.xyRank, { type: 0, userId: '1' }),
  example(rank.searchXyRank, { key: 'x', type: 0, userId: '1' }),
  example(questionDetail, byId),
  example(questions.questionList, page),
  example(questions.questionListHot, page),
  example(questions.questionAnswerList, { ...asMember, page: 1 }),
  example(qaDetail, byId),
  example(tipoffDetail, { id: '1', userId: '1' }),
  example(contributions.contributions, { seekId: '1' }, 1),
  example(contributions.contributions, { userId: '1' }, 1),
  example(contributions.contribution, { id: '1', seekId: '1' }),
  example(reporters.reporterInfo, byId),
  example(reporters.reporterArticles, page),
  example(dynamics.getDynamicDetail, byId),
  example(dynamics.getDynamicList, page),
  example(leader, byId),
  example(leaderLists.leaderView, { page: 1 }),
  example(leaderLists.leaderRegions),
  example(leaderLists.regionLeaders, { regionId: '1' }),
  ...(['topic', 'account', 'reporter'] as const).map((of) =>
    example(communityWrites.sendQuestion, {
      ...write,
      of,
      id: '1',
      title: 't',
      text: 'x',
      attached: [],
    }),
  ),
  example(communityWrites.tipoff, {
    ...write,
    title: 't',
    text: 'x',
    name: 'n',
    contact: 'c',
    place: null,
    attached: [],
  }),
  example(communityWrites.inputArticle, {
    ...write,
    seekId: '1',
    title: 't',
    text: 'x',
    author: 'a',
    contact: 'c',
    attached: [],
  }),
  example(communityWrites.qaSatisfy, { ...write, id: '1', value: 1 }),
  example(communityWrites.hitXyBulletin, { ...write, accountId: '1' }),
  // Circles
  example(circles.listCircles, { page: 1 }),
  example(circles.getCircle, byId),
  example(circles.getNotice, byId),
  example(posts.listPosts, { of: { circleId: '1' }, order: 'new', page: 1, lastId: '1' }),
  example(posts.listPosts, { of: { userId: '1' } }),
  example(posts.getPost, asMember),
  example(posts.getMoment, asMember),
  example(communityWrites.createPost, {
    ...write,
    circleId: '1',
    text: 'x',
    tagId: '1',
    attached: [],
    place: null,
  }),
  example(communityWrites.deletePost, { ...write, postId: '1' }),
  example(communityWrites.exposePost, { ...write, postId: '1', reason: 'r', userName: 'n' }),
  // Members, points, invitations
  example(login.sendCode, phone),
  example(login.loginByPhone, { ...phone, code: 'c' }),
  example(login.loginByPassword, { ...phone, password: 'p' }),
  example(login.setPassword, { uid: '1', password: 'p' }),
  example(login.oauthBindPhone, { ...phone, uid: '1', code: 'c' }),
  example(login.logout, { uid: '1' }),
  example(profile.modify, { uid: '1', nickname: 'n', icon: 'i', idempotencyKey: 'k' }),
  example(profile.oauthUnBindPhone, { uid: '1' }),
  example(profile.bind, { uid: '1', user: messengerUser }),
  example(profile.unbind, { uid: '1' }),
  example(members.getMemberInfo, { uid: '1' }),
  example(members.getUserInfo, { userid: '1' }),
  example(members.memberInfo, { uid: '1' }),
  example(members.memberScore, { uid: '1' }),
  example(publicMember, { uid: '1' }),
  example(points.myDayScoreStsTotal, { uid: '1' }),
  example(points.myDayScoreSts, { uid: '1', page: 1 }),
  example(points.myScoreList, { uid: '1', page: 1, day: '2026-11-20' }),
  example(points.eventTypes),
  example(points.event1, {
    type: 'e',
    uid: '1',
    accessToken: 'a',
    time: 1,
    idempotencyKey: 'k',
  }),
  example(invites.getInviteCode, { uid: '1' }),
  example(invites.inviteConfig, { uid: '1' }),
  example(invites.inviteConfigByCode, { code: 'c' }),
  example(invites.useInviteCode, { code: 'c', uid: '1', idempotencyKey: 'k' }),
  example(invites.codeImeiRecord, invitation),
  example(invites.addPoins, invitation),
  example(invites.recordInvitation, invitation),
  // Messenger
  example(messenger.getShareContent, { url: 'u' }),
  example(messenger.getWxUserInfo, { code: 'c' }),
  example(messenger.thirdLogin, messengerUser),
  // Short videos
  example(mvod.getMvodArticle, byId),
  example(mvod.getMvodArticleList, { categoryId: '1', page: 1 }),
  example(findShortVideo),
  example(mvod.dynamicArticleList, { ids: ['1'] }),
  example(mvod.categoryList),
  example(mvod.attach, byId),
  example(mvod.commonInfo),
  example(mvod.shareInfo, byId),
  example(postVideoEvent, { id: '1', event: 'praise', cancel: true, idempotencyKey: 'k' }),
  // Uploads
  example(uploads.upload, { file, userId: '1' }),
  example(uploads.postUploadImg, { file, userId: '1' }),
  example(mam.mamUploadAccessToken),
  example(mam.mamUploadAccessToken2),
  example(mam.mamUpload, { file, accessToken: 'a' }),
  example(mam.mamUploadDone2, { fileId: '1' }),
  example(minio.minioUpload, { file }),
  example(minio.minioUploadPart, {
    uploadId: 'u',
    bytes: file,
    part: 0,
    parts: 1,
    name: 'n',
    size: 1,
  }),
  example(minio.minioGetData, { fileIds: ['1'] }),
  example(minio.minioGetStored, { uploadId: 'u', kind: 'picture' }),
];
