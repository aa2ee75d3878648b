import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '../../src/model/durations.ts';

/** A link may end so far ahead: one without an end could never be taken back. */
const LONGEST_MS = 30 * DAY_MS;

/** How long the links of the publisher are valid. */
const USUAL_MS = 48 * HOUR_MS;

/** An article that a link opens. */
export interface PreviewedArticle {
  readonly columnId: string;
  readonly id: string;
}

/** What a link has beside its article, as it was sent. */
interface SentSignature {
  /** Epoch seconds. */
  readonly until: string;
  /** In hex. */
  readonly signature: string;
}

/**
 * Returns the signature of a link: the HMAC-SHA256 of `preview COLUMN/ID UNTIL` in hex. The word in front
 * keeps it apart from the signatures of the webhook, also where both have one secret.
 */
export const signPreview = (
  secret: string,
  { columnId, id }: PreviewedArticle,
  until: string,
): string =>
  createHmac('sha256', secret).update(`preview ${columnId}/${id} ${until}`).digest('hex');

/**
 * Returns why a link does not open its article, a sentence for who has it; null when it does.
 *
 * @param nowMs epoch ms
 */
export function findPreviewProblem(
  secret: string,
  article: PreviewedArticle,
  { until, signature }: SentSignature,
  nowMs: number,
): string | null {
  const given = Buffer.from(signature);
  const expected = Buffer.from(signPreview(secret, article, until));
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isRight || !/^\d{1,11}$/.test(until)) return 'The signature of this link is wrong.';
  const leftMs = Number(until) * 1000 - nowMs;
  if (leftMs <= 0) return 'This link has ended. Ask the newsroom for a new one.';
  return leftMs <= LONGEST_MS ? null : 'This link ends too late: 30 days ahead at most.';
}

/**
 * Returns a link to a preview, below the address of the pages.
 *
 * @param siteAddress origin and base of the pages
 * @param nowMs epoch ms
 */
export function formatPreviewLink(
  secret: string,
  article: PreviewedArticle,
  siteAddress: string,
  nowMs: number,
): string {
  const until = String(Math.ceil((nowMs + USUAL_MS) / 1000));
  const query = new URLSearchParams({ until, signature: signPreview(secret, article, until) });
  return `${siteAddress}/preview/${article.columnId}/${article.id}?${query}`;
}
