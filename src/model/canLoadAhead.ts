/** What the device says about its connection. */
export interface ConnectionFacts {
  readonly savesData: boolean;
  /** Kind of the connection, as browsers of phones name it; undefined elsewhere. */
  readonly type: string | undefined;
  /** Measured speed, as Chromium names it; undefined elsewhere. */
  readonly speed: string | undefined;
  readonly hasMouse: boolean;
}

/**
 * Returns whether loading what the reader may not look at costs nothing: without a word from the
 * browser a device with a mouse is no phone.
 */
export function canLoadAhead({ savesData, type, speed, hasMouse }: ConnectionFacts): boolean {
  if (savesData) return false;
  if (type !== undefined) return type === 'wifi' || type === 'ethernet';
  return speed === undefined ? hasMouse : speed === '4g';
}
