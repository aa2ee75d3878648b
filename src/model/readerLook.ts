/** Themes that a reader can choose; '' follows the system. */
export const LOOK_THEMES = ['', 'light', 'dark'] as const;
export type LookTheme = (typeof LOOK_THEMES)[number];

/** Text sizes that a reader can choose, relative to the size of the system. */
export const LOOK_TEXT_SCALES = [0.9, 1, 1.2, 1.5] as const;
export type LookTextScale = (typeof LOOK_TEXT_SCALES)[number];

/** What a reader has chosen for all pages on this device. */
export interface ReaderLook {
  readonly theme: LookTheme;
  readonly textScale: LookTextScale;
}

// The inline script of every page contains this function, so it stays small.
/** Returns the stored choice; the defaults for a text of another form. */
export function parseReaderLook(stored: string | null): ReaderLook {
  const [, theme = '', scale = 1] = /^(light|dark|) (0\.9|1(?:\.[25])?)$/.exec(stored ?? '') ?? [];
  return { theme: theme as LookTheme, textScale: Number(scale) as LookTextScale };
}

export const formatReaderLook = ({ theme, textScale }: ReaderLook): string =>
  `${theme} ${textScale}`;
