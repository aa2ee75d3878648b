interface Measured {
  /** The element's duration: NaN before the metadata are loaded, Infinity for a broadcast. */
  readonly elementS: number;
  /** The CMS's duration; 0 for none. */
  readonly cmsS: number;
  /** The current playback position. */
  readonly atS: number;
}

/**
 * Returns the duration of a video in seconds: Infinity for a broadcast, null when unknown.
 * WebKitGTK reports 0 until the end of some videos; then the CMS's duration is used, unless the
 * playback position is beyond it.
 */
export function decideVideoDuration({ elementS, cmsS, atS }: Measured): number | null {
  if (elementS > 0) return elementS;
  return cmsS > 0 && cmsS >= atS ? cmsS : null;
}
