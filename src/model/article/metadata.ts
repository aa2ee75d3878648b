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

/** A server may touch an article so long after its release, while it publishes it. */
const MIN_UPDATE_MS = 60_000;

/**
 * Returns the time of an edit that the page shows, in epoch ms; null for none. Stricter than
 * `decideEditedAt`, since a wrong "updated" is a claim about the article: `publishtime` may be a day
 * without an hour or one that editors have chosen, so that the edit must follow the release as well.
 */
export function decideUpdatedAt(
  times: ArticleTimes & { readonly releasedAt: number | null },
  now: number,
): number | null {
  const editedAt = decideEditedAt(times, now);
  const startsAt = Math.max(times.publishedAt ?? 0, times.releasedAt ?? 0);
  return editedAt !== null && editedAt - startsAt >= MIN_UPDATE_MS ? editedAt : null;
}

/** Returns when an article was edited, else published, in epoch ms; null when unknown. */
export const decideLastModified = (times: ArticleTimes, now: number): number | null =>
  decideEditedAt(times, now) ?? times.publishedAt;

/** What separates people in a byline. */
const SEPARATOR = /[,，、;；/／|｜&＆]|\s(?:and|und|et)\s/i;
/** Blanks around the dot inside a name of several parts. */
const DOT = /\s?([·•‧・])\s?/g;
/** A name of two characters that is spaced out to the width of three: "张　三". */
const SPACED_OUT = /(^|\P{sc=Han})(\p{sc=Han})\u3000+(?=\p{sc=Han}(?!\p{sc=Han}))/gu;
/** What people did, before their names: "文/张三", "本报记者 李四". */
const LABEL =
  /(^|[\s,，、;；])(?:本报|特约|见习|实习)*(?:记者|通讯员|撰文|摄影|编辑|作者|文|图|摄)[\s/／:：]+/g;
/** A name that is written without blanks inside: blanks separate people. */
const UNSPACED = /^[\p{sc=Han}·•‧・\s]+$/u;

/**
 * Returns the people of a byline. Names of Chinese are separated by blanks, too; those of other
 * scripts contain them ("Jane Doe").
 */
export const splitNames = (byline: string): readonly string[] =>
  byline
    .replace(LABEL, '$1,')
    .replace(SPACED_OUT, '$1$2')
    .replace(DOT, '$1')
    .split(SEPARATOR)
    .flatMap((name) => (UNSPACED.test(name) ? name.split(/\s+/) : [name.trim()]))
    .filter(Boolean);
