/** Themes that a reader can choose; '' follows the system. */
export const LOOK_THEMES = ['', 'light', 'sepia', 'dark'] as const;

/** Sizes of an article's text that a reader can choose, in design pixels; all other text follows. */
export const LOOK_TEXT_SIZES = [32, 36, 42, 48, 60] as const;
const DESIGN_TEXT_SIZE = 36;

/** What a reader has chosen for all pages on this device. */
export interface ReaderLook {
  /** One of `LOOK_THEMES`; any other means '' for everything that reads it. */
  readonly theme: string;
  /** Relative to the size of the system; tokens.css limits it. */
  readonly textScale: number;
  /** '1' in the elder version (product 2.20), otherwise ''. */
  readonly elder: string;
}

// The inline script of every page contains the next functions, so they stay small.

/** Returns the theme to show: that of the address where there is one of this name, else the reader's. */
export const decideTheme = (asked: string, chosen: string): string =>
  /^(light|sepia|dark)$/.test(asked) ? asked : chosen;

/** Returns the stored choice; 1 for a scale that is no number. */
export function parseReaderLook(stored: string): ReaderLook {
  const [theme = '', scale, elder = ''] = stored.split(' ');
  return { theme, textScale: Number(scale) || 1, elder };
}

export const formatReaderLook = ({ theme, textScale, elder }: ReaderLook): string =>
  `${theme} ${textScale} ${elder}`;

/** Returns the factor that all text has when the text of an article has this size. */
export const toTextScale = (size: (typeof LOOK_TEXT_SIZES)[number]): number =>
  size / DESIGN_TEXT_SIZE;

/** Returns the text size that is nearest to a stored factor, which may be one of an earlier list. */
export function findTextSize(textScale: number): (typeof LOOK_TEXT_SIZES)[number] {
  const distance = (size: number) => Math.abs(size - textScale * DESIGN_TEXT_SIZE);
  return [...LOOK_TEXT_SIZES].sort((a, b) => distance(a) - distance(b))[0] ?? DESIGN_TEXT_SIZE;
}
