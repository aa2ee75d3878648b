/** When a video may start without a tap on it; a reader's choice for this device. */
export const AUTOPLAY_CHOICES = ['always', 'wifi', 'never'] as const;
export type AutoplayChoice = (typeof AUTOPLAY_CHOICES)[number];

/** What the device says about motion and data. */
export interface AutoplayDevice {
  readonly prefersReducedMotion: boolean;
  readonly savesData: boolean;
  /** Kind of the connection, as the browser names it; undefined where it does not. */
  readonly connection: string | undefined;
}

/** Returns the stored choice; `always` without a known one. */
export const parseAutoplayChoice = (stored: string | null): AutoplayChoice =>
  AUTOPLAY_CHOICES.find((choice) => choice === stored) ?? 'always';

/**
 * Returns whether a video may start by itself (product 2.25). Reduced motion and saving of data
 * forbid it whatever the reader has chosen; an unknown connection is no Wi-Fi.
 */
export function canAutoplay(choice: AutoplayChoice, device: AutoplayDevice): boolean {
  if (device.prefersReducedMotion || device.savesData || choice === 'never') return false;
  return choice === 'always' || /^(wifi|ethernet)$/.test(device.connection ?? '');
}
