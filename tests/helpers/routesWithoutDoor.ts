import type { RouteName } from '../../src/routes.ts';

export type Reasons = Partial<Record<RouteName, string>>;

/** Routes without a way from the front page, and why. */
export const FROM_OUTSIDE: Reasons = {
  activityVoteWeb: 'the shared page of a vote; the site has activityVote',
  columnShare: 'the shared page of a column; the site has columnDetail',
  friendsCircleDetail: 'a social post of the app, which shares it; no call lists them',
  invitedToDownload: 'where the invitation of Shareinvite leads in a browser',
  linkDetail: 'the shared page of a link; lists lead to its target',
  mvodShare: 'the shared page of a short video; the site has minVideoDetail',
  newQaDetail: 'the address of newer apps for what qaDetail shows',
  Shareinvite: 'the page that a member sends to a friend',
  writeOff: 'for staff, who scan the code of a voucher',
};

/** Routes that only members reach. */
export const OF_MEMBERS: Reasons = {
  inputArticleDetail: 'own contributions, from getUserInfo',
  productDetail: 'an entry of the own points leads there',
};

/** A member who has signed up for nothing has no sign-up to open (getUserInfo, sign-ups). */
export const OF_SIGN_UPS: Reasons = { signupdetail: 'a sign-up of the member leads there' };
