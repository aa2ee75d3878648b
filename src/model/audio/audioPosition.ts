/** Seconds that the back and forward buttons and the page keys seek. */
export const STEP_S = 15;
const KEY_STEP_S = 5;
/** The slider's `step` (product 9). */
export const SLIDER_STEP_S = 0.1;

/** Returns a playback position within the audio; `durationS` 0 means unknown. */
export function clampPosition(positionS: number, durationS: number): number {
  if (!Number.isFinite(positionS) || positionS < 0) return 0;
  return durationS > 0 ? Math.min(positionS, durationS) : positionS;
}

/**
 * Returns the position after a key on the slider; null for other keys. Needed because the
 * slider's own step of a tenth of a second is too small for keys.
 */
export function decideKeyPosition(
  key: string,
  positionS: number,
  durationS: number,
): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return clampPosition(positionS - KEY_STEP_S, durationS);
    case 'ArrowRight':
    case 'ArrowUp':
      return clampPosition(positionS + KEY_STEP_S, durationS);
    case 'PageDown':
      return clampPosition(positionS - STEP_S, durationS);
    case 'PageUp':
      return clampPosition(positionS + STEP_S, durationS);
    case 'Home':
      return 0;
    case 'End':
      return clampPosition(durationS, durationS);
    default:
      return null;
  }
}

/** Returns the played share, 0 to 1. */
export const decideProgress = (positionS: number, durationS: number): number =>
  durationS > 0 ? clampPosition(positionS, durationS) / durationS : 0;

/** The element's duration: NaN or 0 before the metadata are loaded, Infinity for a broadcast. */
interface Measured {
  readonly elementS: number;
  /** The CMS's duration; 0 for none. */
  readonly cmsS: number;
}

/** Returns the duration to show: the element's own when known, else the CMS's; 0 for none. */
export const decideAudioDuration = ({ elementS, cmsS }: Measured): number => {
  if (!(elementS > 0)) return cmsS;
  return Number.isFinite(elementS) ? elementS : 0;
};
