/** A short video (spec section 3, mvod). */
export interface ShortVideo {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** As sent: the player judges it. */
  readonly url: string;
  readonly cover: string;
  /** Seconds, 0 when unknown. */
  readonly durationS: number;
  readonly vertical: boolean;
  /** CSS pixels of the original, 0 when nobody told. */
  readonly width: number;
  readonly height: number;
  readonly author: string;
  readonly authorIcon: string;
  readonly publishedAt: number | null;
  readonly categoryId: string;
  readonly counts: {
    readonly clicks: number;
    readonly praises: number;
    readonly comments: number;
    readonly shares: number;
  };
}

export interface ShortVideoPage {
  readonly video: ShortVideo;
  /** At most four (spec section 9). */
  readonly related: readonly ShortVideo[];
}
