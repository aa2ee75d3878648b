/** Quality levels of one video that the reader can choose from. */
export interface QualityLevels {
  /** Heights in pixels, in the library's order. */
  readonly heights: readonly number[];
  /** Chooses a level by its index; null lets the library choose. */
  choose(index: number | null): void;
}

/** A video that is being loaded into its element. */
export interface EngineHandle {
  /**
   * Returns the live edge of a broadcast, in seconds of the element's timeline; null when
   * unknown.
   */
  readonly liveEdge: () => number | null;
  /** Stops loading and unloads the element. */
  readonly end: () => void;
}

/** What a stream has, where that is not what its header announces. */
export type Tracks = { readonly hasAudio: false } | { readonly hasVideo: false };

/** Events of a feed. */
export interface EngineHooks {
  readonly onFail: () => void;
  /** Called once for a stream whose header announces a track that does not come. */
  readonly onMissingTrack: (tracks: Tracks) => void;
  readonly onLevels: (levels: QualityLevels) => void;
}

/** Loads an address into an element. The element has its source when this returns. */
export type StartEngine = (
  video: HTMLVideoElement,
  source: { readonly address: string; readonly live: boolean; readonly tracks: Tracks | null },
  hooks: EngineHooks,
) => EngineHandle;
