import type { MeasuredMetric } from '../publisherMetrics.ts';
import type { PublisherStatus } from '../publisherStatus.ts';

/** What a supervisor asks the publisher of a site, and what is answered. */
export interface SiteAnswers {
  readonly status: PublisherStatus;
  readonly metrics: readonly MeasuredMetric[];
  /** Why it cannot work; null when it can. */
  readonly health: string | null;
}

export type SiteQuestion = keyof SiteAnswers;

/** A message to the publisher of a site. */
export interface ToSite {
  /** That of the answer. */
  readonly id: number;
  readonly question: SiteQuestion;
}

/** A message of the publisher of a site: it has started, or answers. */
export type FromSite =
  | { readonly kind: 'started'; readonly url: string }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly message: string };
