/** Quality levels of one video that the reader can choose from. */
export interface Levels {
  /** Heights in pixels, in the library's order. */
  readonly heights: readonly number[];
  /** Chooses a level by its index; null lets the library choose. */
  choose(place: number | null): void;
}

/** A video that is being loaded into its element. */
export interface Feed {
  /**
   * Returns the live edge of a broadcast, in seconds of the element's timeline; null when
   * unknown.
   */
  readonly liveEdge: () => number | null;
  /** Stops loading and unloads the element. */
  readonly end: () => void;
}

/** Events of a feed. */
export interface FeedHooks {
  readonly onFail: () => void;
  readonly onLevels: (levels: Levels) => void;
}

/** Loads an address into an element. The element has its source when this returns. */
export type StartFeed = (
  video: HTMLVideoElement,
  source: { readonly address: string; readonly live: boolean },
  hooks: FeedHooks,
) => Feed;
