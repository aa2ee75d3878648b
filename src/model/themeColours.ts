/** The colours of a theme (styles/tokens.css), which one of a site's own may replace. */
export const THEME_COLOURS = [
  'ground',
  'raised',
  'ink',
  'ink-2',
  'ink-3',
  'hairline',
  'positive',
  'notice',
  'accent',
] as const;
