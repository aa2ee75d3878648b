/** The points of a member (product 3.17). */
export interface PointTotals {
  readonly total: number;
  /** Since midnight of the servers. */
  readonly today: number;
  readonly earned: number;
  /** As a positive number. */
  readonly spent: number;
  /** Signed in today; null when the server sends nothing. */
  readonly signed: boolean | null;
}

/** A line of the ledger. */
export interface PointEntry {
  readonly id: string;
  /** The event's name, as the server calls it. */
  readonly type: string;
  /** '' when the entry has only the event's name. */
  readonly message: string;
  /** Negative where points were spent. */
  readonly score: number;
  /** Epoch ms; null when unknown. */
  readonly at: number | null;
  /** Of the points shop; '' where nothing was bought. */
  readonly productId: string;
}

/** The sum of one day. */
export interface PointDay {
  /** The day of the servers, `2026-11-20`. */
  readonly id: string;
  readonly score: number;
}

/** The server's answer to a points event. */
export type PointsCredit =
  | { readonly state: 'paid'; readonly points: number }
  /** Stored, and worth nothing (any more today). */
  | { readonly state: 'nothing' }
  | { readonly state: 'often' };
