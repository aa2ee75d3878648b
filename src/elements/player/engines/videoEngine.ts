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

/** Events of a feed. */
export interface EngineHooks {
  readonly onFail: () => void;
  readonly onLevels: (levels: QualityLevels) => void;
}

/** Loads an address into an element. The element has its source when this returns. */
export type StartEngine = (
  video: HTMLVideoElement,
  source: { readonly address: string; readonly live: boolean },
  hooks: EngineHooks,
) => EngineHandle;
