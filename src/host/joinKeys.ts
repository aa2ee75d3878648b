/** What pages where readers take part keep: in `STORED` the names would stand in every page's code. */
export const JOIN_STORED = {
  /** How options of big votes are shown: as a grid or as a list. */
  voteLook: 'xy_vote_look',
  /** The shop that takes vouchers on this device, and those of which no answer came. */
  shop: 'xy_shop',
  writeOffs: 'xy_writeoffs',
  /** What earns points at this server. */
  pointEvents: 'xy_points',
  /** Which page credits points now, where there are no Web Locks. */
  pointsLease: 'xy_points_lease',
  /** The phone that a code for a sign-up was last sent to, and when. */
  signUpCode: 'xy_signup_code',
  /** Tickets as they were last seen, for a door without a network. */
  vouchers: 'xy_vouchers',
} as const;
