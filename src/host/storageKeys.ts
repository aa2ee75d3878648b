/**
 * Names of what is stored in the browser. Each is a constant of its own and imported as
 * `* as STORAGE_KEYS`: an inline script then contains those that it uses, and no object with all.
 */

/** Of inline scripts. */
export const device = 'xy_device';
export const reloaded = 'reloaded';
/** The look that the reader has chosen (model/readerLook.ts). */
export const look = 'xy_look';
/** The order of the sections of the front page, and those that the reader does not want. */
export const sections = 'xy_sections';
/** The reader's choice to use little data. */
export const saveData = 'xy_save_data';

// Of every page.
export const locale = 'locale';
export const virtualUser = 'xy_user';
/** How far the server's clock is ahead of this device's. */
export const clockOffset = 'xy_clock';
/** The day on which this device was last recorded. */
export const recordedDay = 'xy_recorded';
export const memberTokens = 'xy_member';
/** What this device has liked, followed, ... */
export const done = 'xy_done';
/** The forms of calls that the servers answered, in this window. */
export const callForms = 'xy_forms';

// Of deferred code.
/** Whether the reader lets analytics have records: '1' or '0'; nothing without a choice. */
export const statistics = 'xy_statistics';
/** The analytics' own id of this device. */
export const deviceUuid = 'xy_uuid';
export const securityToken = 'xy_token';
/** The refresh token that the server refused last. */
export const refusedRefresh = 'xy_refused';
/** The member's data that pages show. */
export const member = 'xy_member_info';
/** The text of the login's first field, and the time of the last code request. */
export const loginDraft = 'xy_login';
export const authTokens = 'xy_auth';
export const authCount = 'xy_auth_count';
/** The page that refreshes tokens now, where there are no Web Locks. */
export const refreshLease = 'xy_refresh';
/** The page that sends the outbox now, where there are no Web Locks. */
export const outboxLease = 'xy_outbox';
/** The writes without an answer, in this window. */
export const silentCalls = 'xy_silent';
/** Saved playback positions of videos. */
export const playbackPositions = 'xy_films';
/** Lessons of online courses that were played to their end. */
export const lessons = 'xy_lessons';
/** When videos may start by themselves. */
export const autoplay = 'xy_autoplay';
/** What was searched last. */
export const searches = 'xy_searches';
/** Tip-offs that were sent from this device, so that their authors can open them again. */
export const sentTips = 'xy_tips';
/** The messenger's login: its init flag, and a window's state for the return from consent. */
export const weixinInit = 'weixinInit';
export const weixinLogin = 'weixinLogin';

// Of pages where readers take part.
/** How options of big votes are shown: as a grid or as a list. */
export const voteLook = 'xy_vote_look';
/** The shop that accepts vouchers on this device, and redemptions without an answer. */
export const shop = 'xy_shop';
export const writeOffs = 'xy_writeoffs';
/** The points events of this server. */
export const pointEvents = 'xy_points';
/** Which page credits points now, where there are no Web Locks. */
export const pointsLease = 'xy_points_lease';
/** The phone number that received the last sign-up code, and the time. */
export const signUpCode = 'xy_signup_code';
/** The activity that this window has just signed up for: its page says so once. */
export const signedUp = 'xy_signed_up';
/** The sign-ups of readers without a login, for the page "mine". */
export const guestSignUps = 'xy_guest_signups';
/** The last loaded tickets, for entrances without a network. */
export const vouchers = 'xy_vouchers';

// Of what the page "mine" lists.
/** Articles that this device has opened from a list; their rows are dimmed. */
export const read = 'xy_read';
/** What the front page listed when this device was there last (model/column/frontVisit.ts). */
export const frontVisit = 'xy_front';
/** The articles that were read on this device, with title and image. */
export const history = 'xy_history';
/** Set when the reader wants no history. */
export const historyOff = 'xy_history_off';
/** Set when the reader wants no keys for rows and the search. */
export const keysOff = 'xy_keys_off';
/** The article that was being read aloud when its page was left. */
export const speech = 'xy_speech';
/** Set when the reader wants no pages kept for reading without a network. */
export const offlineOff = 'xy_offline_off';
/** Where articles were left. */
export const places = 'xy_places';
/** The favourites of a reader who is not logged in. */
export const favourites = 'xy_favs';
/** What was sent or followed on this device, because no call lists it. */
export const sentComments = 'xy_sent_comments';
export const sentQuestions = 'xy_sent_questions';
export const follows = 'xy_follows';
/** The member to whom this window adds an account of the messenger. */
export const bindingUid = 'xy_binding';
