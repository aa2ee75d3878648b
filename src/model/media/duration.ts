interface Measured {
  /** What the engine reports: NaN before it has read it, Infinity for a broadcast. */
  readonly elementS: number;
  /** The duration that the CMS gave; 0 for none. */
  readonly cmsS: number;
  /** Where the film is played. */
  readonly atS: number;
}

/**
 * Returns how long a film is, in seconds: Infinity for a broadcast, null when unknown. WebKitGTK
 * reports 0 until the end of some films; the CMS's duration counts then, unless the film has
 * run past it.
 */
export function decideFilmDuration({ elementS, cmsS, atS }: Measured): number | null {
  if (elementS > 0) return elementS;
  return cmsS > 0 && cmsS >= atS ? cmsS : null;
}
