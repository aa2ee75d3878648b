/** Keys that only late code stores under: apart, because host/storage.ts is in every page. */
export const LATER_STORED = {
  securityToken: 'xy_token',
  /** The refresh token that the server refused last. */
  refusedRefresh: 'xy_refused',
  /** What is shown of the member. */
  member: 'xy_member_info',
  /** What was typed into the login's first field, and when a code was last asked for. */
  loginDraft: 'xy_login',
  authTokens: 'xy_auth',
  authCount: 'xy_auth_count',
  /** Which page refreshes tokens now, where there are no Web Locks. */
  refreshLease: 'xy_refresh',
  /** Which page sends what readers wrote, where there are no Web Locks. */
  outboxLease: 'xy_outbox',
  /** Where films were left. */
  filmPlaces: 'xy_films',
  /** Lessons of online courses that were played to their end. */
  lessons: 'xy_lessons',
  /** Tips that were sent from here: their writers find them again. */
  sentTips: 'xy_tips',
  /** The messenger's login: its init flag, and what one window needs to come back from consent. */
  weixinInit: 'weixinInit',
  weixinLogin: 'weixinLogin',
} as const;
