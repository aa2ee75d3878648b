import type { PageRef } from './pageRef.ts';

/** An article as sitemaps describe it. */
export interface PublishedArticle {
  /** The page under its own column, whatever other columns list it. */
  readonly ref: PageRef;
  readonly title: string;
  /** Epoch ms, null when unknown. */
  readonly publishedAt: number | null;
  readonly changedAt: number | null;
}
