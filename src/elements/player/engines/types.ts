/** Pictures of one film in several sizes, where a reader may choose. */
export interface Levels {
  /** Heights in pixels, by their place. */
  readonly heights: readonly number[];
  /** null lets the library choose. */
  choose(place: number | null): void;
}

/** A film that is being fed to its element. */
export interface Feed {
  /** Where the newest moment of a broadcast is, in the element's seconds; null when unknown. */
  readonly liveEdge: () => number | null;
  /** Stops all of it and leaves the element empty. */
  readonly end: () => void;
}

/** What the film's keeper hears of its feed. */
export interface FeedHooks {
  readonly onFail: () => void;
  readonly onLevels: (levels: Levels) => void;
}

/** Feeds an element from an address. The element has its source when this returns. */
export type StartFeed = (
  video: HTMLVideoElement,
  source: { readonly address: string; readonly live: boolean },
  hooks: FeedHooks,
) => Feed;
