/** One advertisement (product 3.8). */
export interface Ad {
  readonly id: string;
  readonly title: string;
  readonly image: string;
  /** Target address that passed the link filter; '' for none. */
  readonly url: string;
  /** Target address of the native app; '' for none. */
  readonly appLink: string;
  /** Width divided by height. */
  readonly ratio: number;
}

export interface AdSlot {
  readonly ads: readonly Ad[];
  /** `advStyle` 1: stays in place when the page scrolls. */
  readonly fixed: boolean;
  readonly closable: boolean;
}

export interface ArticleAds {
  readonly top: AdSlot | null;
  readonly bottom: AdSlot | null;
  readonly video: AdSlot | null;
  /** Of photo sets; without one they have the slot beside videos. */
  readonly photos: AdSlot | null;
}

/** Ads of one slot; `slot` is null when none are booked. */
export interface BookedAds {
  readonly slot: AdSlot | null;
}
