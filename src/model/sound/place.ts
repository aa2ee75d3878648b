/** How far the buttons back and forward go, and the keys of the slider. */
export const STEP_S = 15;
const KEY_STEP_S = 5;
/** The slider's own step (product 9.7). */
export const SLIDER_STEP_S = 0.1;

/** A place within the sound; `durationS` 0 is not known. */
export function clampPlace(placeS: number, durationS: number): number {
  if (!Number.isFinite(placeS) || placeS < 0) return 0;
  return durationS > 0 ? Math.min(placeS, durationS) : placeS;
}

/**
 * Where a key of the slider leads, null for other keys: the slider's own step is for
 * fingers, and a key would move by a tenth of a second.
 */
export function decideKeyPlace(key: string, placeS: number, durationS: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return clampPlace(placeS - KEY_STEP_S, durationS);
    case 'ArrowRight':
    case 'ArrowUp':
      return clampPlace(placeS + KEY_STEP_S, durationS);
    case 'PageDown':
      return clampPlace(placeS - STEP_S, durationS);
    case 'PageUp':
      return clampPlace(placeS + STEP_S, durationS);
    case 'Home':
      return 0;
    case 'End':
      return clampPlace(durationS, durationS);
    default:
      return null;
  }
}

/** What of it was heard, 0 to 1. */
export const decideShare = (placeS: number, durationS: number): number =>
  durationS > 0 ? clampPlace(placeS, durationS) / durationS : 0;

/** What the engine reports: NaN or 0 before it has read it, Infinity for a broadcast. */
interface Measured {
  readonly elementS: number;
  /** The duration that the CMS gave; 0 for none. */
  readonly toldS: number;
}

/** The duration to show: the element's own once it knows it; 0 for none. */
export const decideDuration = ({ elementS, toldS }: Measured): number => {
  if (!(elementS > 0)) return toldS;
  return Number.isFinite(elementS) ? elementS : 0;
};
