/** Storage keys of deferred code only: separate, because host/storage.ts is in every page. */
export const DEFERRED_STORAGE_KEYS = {
  /** The analytics' own id of this device. */
  deviceUuid: 'xy_uuid',
  securityToken: 'xy_token',
  /** The refresh token that the server refused last. */
  refusedRefresh: 'xy_refused',
  /** The member's data that pages show. */
  member: 'xy_member_info',
  /** The text of the login's first field, and the time of the last code request. */
  loginDraft: 'xy_login',
  authTokens: 'xy_auth',
  authCount: 'xy_auth_count',
  /** The page that refreshes tokens now, where there are no Web Locks. */
  refreshLease: 'xy_refresh',
  /** The page that sends the outbox now, where there are no Web Locks. */
  outboxLease: 'xy_outbox',
  /** The writes without an answer, in this window. */
  silentCalls: 'xy_silent',
  /** Saved playback positions of videos. */
  playbackPositions: 'xy_films',
  /** Lessons of online courses that were played to their end. */
  lessons: 'xy_lessons',
  /** When videos may start by themselves. */
  autoplay: 'xy_autoplay',
  /** What was searched last. */
  searches: 'xy_searches',
  /** Tip-offs that were sent from this device, so that their authors can open them again. */
  sentTips: 'xy_tips',
  /** The messenger's login: its init flag, and a window's state for the return from consent. */
  weixinInit: 'weixinInit',
  weixinLogin: 'weixinLogin',
} as const;
