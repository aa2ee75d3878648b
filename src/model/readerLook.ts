/** Themes that a reader can choose; '' follows the system. */
export const LOOK_THEMES = ['', 'light', 'dark'] as const;

/** Text sizes that a reader can choose, relative to the size of the system. */
export const LOOK_TEXT_SCALES = [0.9, 1, 1.2, 1.5] as const;

/** What a reader has chosen for all pages on this device. */
export interface ReaderLook {
  /** One of `LOOK_THEMES`; any other means '' for everything that reads it. */
  readonly theme: string;
  /** One of `LOOK_TEXT_SCALES`; tokens.css limits any other. */
  readonly textScale: number;
}

// The inline script of every page contains this function, so it stays small.
/** Returns the stored choice; 1 for a scale that is no number. */
export function parseReaderLook(stored: string): ReaderLook {
  const [theme = '', scale] = stored.split(' ');
  return { theme, textScale: Number(scale) || 1 };
}

export const formatReaderLook = ({ theme, textScale }: ReaderLook): string =>
  `${theme} ${textScale}`;
