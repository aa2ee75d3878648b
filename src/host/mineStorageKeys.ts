/**
 * Storage keys of what the page "mine" lists, loaded with the first gesture; in `STORAGE_KEYS` they
 * would be in the code of every page.
 */
export const MINE_STORAGE_KEYS = {
  /** Articles that this device has opened from a list; their rows are dimmed. */
  read: 'xy_read',
  /** The articles that were read on this device, with title and image. */
  history: 'xy_history',
  /** Set when the reader wants no history. */
  historyOff: 'xy_history_off',
  /** Set when the reader wants no keys for rows and the search. */
  keysOff: 'xy_keys_off',
  /** The article that was being read aloud when its page was left. */
  speech: 'xy_speech',
  /** Set when the reader wants no pages kept for reading without a network. */
  offlineOff: 'xy_offline_off',
  /** Where articles were left. */
  places: 'xy_places',
  /** The favourites of a reader who is not logged in. */
  favourites: 'xy_favs',
  /** What was sent or followed on this device, because no call lists it. */
  sentComments: 'xy_sent_comments',
  sentQuestions: 'xy_sent_questions',
  follows: 'xy_follows',
  /** The member to whom this window adds an account of the messenger. */
  bindingUid: 'xy_binding',
} as const;
