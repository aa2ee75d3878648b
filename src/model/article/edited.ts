interface ArticleTimes {
  /** Epoch ms, null when unknown. */
  readonly publishedAt: number | null;
  readonly changedAt: number | null;
}

/**
 * Returns when an article was edited after its publication, in epoch ms; null when it was not.
 * That the field behind `changedAt` moves with an edit is a guess (src/docs/wireFields.md), so that a
 * time before the publication or after `now` counts as none.
 */
export const decideEditedAt = (
  { publishedAt, changedAt }: ArticleTimes,
  now: number,
): number | null =>
  publishedAt !== null && changedAt !== null && changedAt > publishedAt && changedAt <= now
    ? changedAt
    : null;

/** Returns when an article was edited, else published, in epoch ms; null when unknown. */
export const decideLastModified = (times: ArticleTimes, now: number): number | null =>
  decideEditedAt(times, now) ?? times.publishedAt;
