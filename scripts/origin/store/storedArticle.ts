import type { SampleArticle } from '../../sample/types.ts';

/** A stored article with its counters. */
export interface StoredArticle {
  readonly model: SampleArticle;
  readonly publishedAt: number;
  readonly changedAt: number;
  /** Position among the pinned articles of its column, from 1; 0 when it is not pinned. */
  readonly position: number;
  readonly clicks: number;
  readonly praises: number;
  readonly shares: number;
  readonly comments: number;
}
