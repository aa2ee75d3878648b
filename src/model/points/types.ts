/** What a member has (product 3.17). */
export interface PointTotals {
  readonly total: number;
  /** Since midnight in China. */
  readonly today: number;
  readonly earned: number;
  /** As a positive number. */
  readonly spent: number;
  /** Signed in today; null where the server does not tell. */
  readonly signed: boolean | null;
}

/** A line of the ledger. */
export interface PointEntry {
  readonly id: string;
  /** The event's name, as the server calls it. */
  readonly type: string;
  /** '' for nothing beyond the event's name. */
  readonly message: string;
  /** Negative where points were spent. */
  readonly score: number;
  /** Epoch ms; null when not told. */
  readonly at: number | null;
  /** Of the points shop; '' where nothing was bought. */
  readonly productId: string;
}

/** What one day came to. */
export interface PointDay {
  /** The day in China, `2026-11-20`. */
  readonly id: string;
  readonly score: number;
}

/** What the server says of something that a member did. */
export type Earned =
  | { readonly state: 'paid'; readonly points: number }
  /** Stored, and worth nothing (any more today). */
  | { readonly state: 'nothing' }
  | { readonly state: 'often' };
