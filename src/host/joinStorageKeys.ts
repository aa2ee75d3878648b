/**
 * Storage keys of pages where readers take part; in `STORAGE_KEYS` they would be in the code of every
 * page.
 */
export const JOIN_STORAGE_KEYS = {
  /** How options of big votes are shown: as a grid or as a list. */
  voteLook: 'xy_vote_look',
  /** The shop that accepts vouchers on this device, and redemptions without an answer. */
  shop: 'xy_shop',
  writeOffs: 'xy_writeoffs',
  /** The points events of this server. */
  pointEvents: 'xy_points',
  /** Which page credits points now, where there are no Web Locks. */
  pointsLease: 'xy_points_lease',
  /** The phone number that received the last sign-up code, and the time. */
  signUpCode: 'xy_signup_code',
  /** The last loaded tickets, for entrances without a network. */
  vouchers: 'xy_vouchers',
} as const;
