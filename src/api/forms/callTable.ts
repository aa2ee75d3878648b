import type { CallForm, CallPath, HostPrefix } from '../callPath.ts';

/** A known form of a call: method and path. */
type Form = `${'GET' | 'POST'} ${HostPrefix}${string}`;

/**
 * Every call of the product with its known forms; the first is the one that is sent until another
 * one is known to answer (wire 18). What the forms of a call have in common is in `src/api/calls`:
 * all forms take the same parameters. `src/docs/calls.md` is made from this table.
 *
 * A read may be sent again in another form, because it stores nothing.
 */
const READS: readonly (readonly [Form, ...Form[]])[] = [
  // Start, session
  ['GET /base_url/getConfig'],
  ['GET /base_url/getAnonymousToken'],
  ['GET /base_url/authinfo', 'GET /base_url/getAuthInfo'],
  ['POST /base_url/auth', 'POST /base_url/postAuth'],
  ['GET /base_url/serverTime', 'GET /base_url/getServerTime'],
  // Content
  ['GET /base_url/getColumns'],
  ['GET /base_url/getColumn'],
  ['GET /base_url/getColumnsAll'],
  ['GET /base_url/getArticles', 'GET /base_url/getArticlesNew'],
  ['GET /base_url/moduleView', 'GET /base_url/getModuleView'],
  ['GET /base_url/searchAll'],
  ['GET /base_url/getArticleContent'],
  ['GET /base_url/getArticleContentUnrelease'],
  ['GET /base_url/myArticleContent'],
  ['GET /base_url/getArticleCounts'],
  ['GET /base_url/getRelArticles'],
  ['GET /base_url/articleHot'],
  ['GET /base_url/recommendList'],
  ['GET /nis_url/getRecommendArticles'],
  ['GET /base_url/tagScreenArticles', 'GET /base_url/tagArticles'],
  ['GET /base_url/getSubSpecialArticles'],
  ['GET /base_url/getSubject'],
  ['GET /base_url/productDetail'],
  // Newspaper
  ['GET /base_url/getPapers'],
  ['GET /base_url/getLatestMaePaper'],
  ['GET /base_url/getPaperLayouts'],
  ['GET /base_url/getMaePaperDatesByDate'],
  ['GET /base_url/getPaperDates'],
  ['GET /base_url/getPaperArticles'],
  ['GET /base_url/getPaperArticle'],
  ['GET /base_url/paperArticlePreview'],
  // Broadcasts
  ['GET /base_url/liveView'],
  ['GET /base_url/getLiveCount'],
  ['GET /base_url/getLiveComing', 'GET /base_url/liveComing'],
  ['GET /base_url/getLiveArticles'],
  // Ads
  ['GET /adv-appif-server/getArticleAdvs'],
  ['GET /adv-appif-server/getAdv'],
  ['GET /adv-appif-server/getColAdvs'],
  ['GET /adv-appif-server/getEventAdvs'],
  // Comments
  ['GET /base_url/discussView', 'GET /base_url/discussViewFlat'],
  ['GET /base_url/discussHot'],
  ['GET /base_url/discussReply'],
  ['GET /base_url/discussCount'],
  // Activities, votes
  ['GET /base_url/activityCats'],
  ['GET /base_url/activityList'],
  ['GET /base_url/activityDetail'],
  ['GET /base_url/entryList'],
  ['GET /base_url/Activityvote'],
  ['GET /base_url/voucherDetail'],
  ['GET /base_url/getVerifyCode'],
  ['POST /nis_url/voteResult'],
  ['GET /base_url/voteDetails'],
  ['GET /base_url/voteOptions'],
  ['GET /base_url/optionDetail', 'GET /base_url/optionInfo'],
  ['GET /base_url/infoByOptName'],
  ['GET /base_url/innerVoteCount'],
  // Accounts, questions, people
  ['GET /base_url/getCats'],
  ['GET /base_url/getSubCats'],
  ['GET /base_url/getCatXys'],
  ['GET /base_url/getXyInfo'],
  ['GET /base_url/getXyArticlesQuestion'],
  ['GET /base_url/getXyDynamic'],
  ['GET /base_url/recommendXys'],
  ['GET /base_url/xyRank', 'GET /base_url/getXyRank'],
  ['GET /base_url/searchXyRank'],
  ['GET /base_url/questionDetail', 'GET /base_url/getQuestionDetail'],
  ['GET /base_url/questionList'],
  ['GET /base_url/questionListHot'],
  ['GET /base_url/questionAnswerList', 'GET /base_url/answerList'],
  ['GET /base_url/qaDetail', 'GET /base_url/getQaDetail'],
  ['GET /base_url/tipoffDetail', 'GET /base_url/getTipoffDetail'],
  ['GET /base_url/inputArticleList'],
  ['GET /base_url/inputArticleDetail'],
  ['GET /base_url/authorInfo'],
  ['GET /base_url/reporterArticles'],
  ['GET /base_url/getDynamicList'],
  ['GET /base_url/getDynamicDetail'],
  ['GET /base_url/leaderView'],
  ['GET /base_url/leader'],
  ['GET /base_url/leaderCats'],
  ['POST /base_url/regionleaderView', 'GET /base_url/regionleaderView'],
  // Circles
  ['GET /base_url/circle-list'],
  ['GET /base_url/circle-detail'],
  ['GET /base_url/notice-detail'],
  ['GET /base_url/post-list'],
  ['GET /base_url/post-detail'],
  ['GET /base_url/friends-circle-detail', 'GET /base_url/moments'],
  // Members, points, invitations
  ['GET /base_url/getMemberInfo'],
  ['GET /base_url/getUserInfo'],
  ['POST /base_url/member/info'],
  ['POST /base_url/member/publicInfo'],
  ['GET /base_url/hasFav'],
  ['POST /base_url/myFav', 'GET /base_url/myFav'],
  ['GET /base_url/myActivityList'],
  ['GET /base_url/getSubcribeXys'],
  ['GET /base_url/subcribeView'],
  ['GET /base_url/amuc/api/member/score', 'GET /base_url/member/score'],
  ['GET /base_url/myDayScoreStsTotal'],
  ['GET /base_url/myDayScoreSts'],
  [
    'GET /base_url/myScoreList',
    'GET /base_url/getMyDayScoreList',
    'GET /base_url/amuc/api/member/scoreList',
    'GET /base_url/member/scoreList',
  ],
  ['GET /base_url/amuc/api/event/eventTypes', 'GET /base_url/event/eventTypes'],
  ['GET /base_url/amuc/api/invitecode/getInviteCode', 'GET /base_url/getInviteCode'],
  [
    'GET /base_url/inviteConfig',
    'GET /base_url/invite/siteConf',
    'GET /base_url/amuc/api/invitecode/inviteConfig',
    'GET /base_url/amuc/api/invite/siteConf',
  ],
  // Messenger
  ['GET /base_url/getShareContent'],
  ['GET /base_url/getWxUserInfo', 'GET /base_url/getWxUserinfoByCode'],
  // Short videos
  ['GET /mvod_if/articleApp/getMvodArticle'],
  ['GET /mvod_if/articleApp/getMvodArticleList', 'POST /mvod_if/articleApp/articleList'],
  ['POST /mvod_if/articleApp/dynamicArticleList'],
  ['GET /mvod_if/articleApp/categoryList'],
  ['GET /mvod_if/articleApp/attach'],
  ['GET /mvod_if/articleApp/commonInfo'],
  ['GET /mvod_if/articleApp/shareInfo'],
  // Uploads: where files go
  ['GET /mam_url/mamUploadAccessToken'],
  ['GET /mam_url/mamUploadAccessToken2'],
];

/**
 * A write is sent in another form only where the first cannot have been stored: the server has no
 * such path or method (decision 0068).
 */
const WRITES: readonly (readonly [Form, ...Form[]])[] = [
  // Session: the refresh token is single use.
  ['GET /base_url/refreshAccessToken'],
  ['POST /sso_url/sendCode'],
  ['POST /sso_url/loginByPhone'],
  ['POST /sso_url/loginByPassword'],
  ['POST /sso_url/setPassword'],
  ['POST /sso_url/oauthBindPhone'],
  ['POST /sso_url/logout'],
  ['POST /sso_url/modify'],
  ['POST /sso_url/oauthUnBindPhone'],
  ['POST /sso_url/bind'],
  ['POST /sso_url/unbind'],
  ['POST /sso_url/thirdLogin', 'POST /sso_url/oauthLogin'],
  // Counts and records
  ['POST /base_url/postEvents', 'POST /base_url/event', 'GET /base_url/event'],
  ['POST /base_url/postEvent', 'POST /base_url/event', 'GET /base_url/event'],
  ['POST /base_url/recordDevice', 'POST /base_url/event', 'GET /base_url/event'],
  ['GET /nis_url/bigData'],
  ['GET /base_url/recordAccessCount'],
  ['GET /base_url/buttonRecordVoteCount'],
  ['POST /mvod_if/articleApp/event'],
  ['POST /adv-appif-server/event', 'GET /adv-appif-server/event'],
  // Likes, favourites, follows
  ['POST /base_url/detailAddPraise', 'POST /base_url/event', 'GET /base_url/event'],
  ['POST /base_url/event', 'GET /base_url/event'],
  ['POST /base_url/fav', 'GET /base_url/fav'],
  ['POST /base_url/topicSub'],
  ['POST /base_url/topicSubCancel'],
  // Comments, posts
  ['POST /base_url/discuss', 'POST /base_url/postComment'],
  ['POST /base_url/delMyDiscuss', 'GET /base_url/delMyDiscuss'],
  ['POST /base_url/expose'],
  ['POST /base_url/create-post'],
  ['POST /base_url/delete-post'],
  // Votes, activities
  ['POST /nis_url/vote'],
  ['POST /base_url/recordVoteCountAndLog'],
  ['POST /base_url/activityVerify'],
  ['POST /base_url/activityRegist', 'POST /base_url/saveActivity'],
  ['POST /base_url/getActivityVoucher'],
  ['POST /base_url/chargeOff', 'GET /base_url/chargeOff'],
  // Questions, contributions, rank
  ['POST /base_url/ask'],
  ['POST /base_url/tipoff'],
  ['POST /base_url/inputArticle'],
  ['POST /base_url/qaSatisfy'],
  ['GET /base_url/hitXyBulletin', 'POST /base_url/hitXyBulletin'],
  // Invitations, points
  ['GET /base_url/useInviteCode', 'POST /base_url/useInviteCode'],
  ['GET /base_url/addPoins', 'POST /base_url/addPoins'],
  [
    'GET /base_url/amuc/api/invitecode/codeImeiRecord',
    'POST /base_url/amuc/api/invitecode/codeImeiRecord',
    'GET /base_url/codeImeiRecord',
    'POST /base_url/codeImeiRecord',
  ],
  ['POST /base_url/event1', 'POST /base_url/amuc/api/event/event1', 'POST /base_url/event/event1'],
  // Uploads
  ['POST /base_url/upload'],
  ['POST /base_url/postUploadImg'],
  ['POST /mam_url/upload'],
  ['GET /mam_url/mamUploadDone2'],
  ['POST /minio_url/upload'],
  ['POST /minio_url/minioGetData'],
];

/**
 * Writes with the same effect when they are sent twice, so that they have the fallback of reads. Servers without
 * `favCancel` remove a favourite by `cancel` of `fav`.
 */
const REMOVALS: typeof WRITES = [
  [
    'POST /base_url/favCancel',
    'GET /base_url/favCancel',
    'POST /base_url/fav',
    'GET /base_url/fav',
  ],
];

export interface CallRow {
  readonly kind: 'read' | 'write' | 'removal';
  readonly forms: readonly CallForm[];
}

const parseForm = (form: Form): CallForm => {
  const [method, path] = form.split(' ') as ['GET' | 'POST', CallPath];
  return { path, method: method === 'GET' ? 'get' : 'post' };
};

const rowsOf = (kind: CallRow['kind'], table: typeof READS): (readonly [string, CallRow])[] =>
  table.map((forms) => {
    const parsed = forms.map(parseForm);
    return [parsed[0]?.path ?? '', { kind, forms: parsed }];
  });

/** All calls by the path of their first form, which names the call in `ApiCall`. */
export const CALL_TABLE: ReadonlyMap<string, CallRow> = new Map([
  ...rowsOf('read', READS),
  ...rowsOf('write', WRITES),
  ...rowsOf('removal', REMOVALS),
]);
