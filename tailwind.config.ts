import type { Config } from 'tailwindcss';
import { PRESS_RED } from './src/model/colour.ts';
import { DESIGN_PX_PER_REM } from './src/model/design.ts';

const rem = (px: number): string => `${Number((px / DESIGN_PX_PER_REM).toFixed(4))}rem`;

/** Every whole design pixel up to the width of the design, so that `p-32` means 32 of them; -32 too. */
const designPixels = Object.fromEntries(
  Array.from({ length: 751 }, (_, px) => [
    [String(px), px === 0 ? '0' : rem(px)],
    [`-${px}`, rem(-px)],
  ]).flat(),
);

/** size: [font, line height], in design pixels (product 9.8). */
const fontSize = Object.fromEntries(
  (
    [
      [22, 1.2],
      [26, 1.4],
      [28, 1.5],
      [30, 1.5],
      [32, 1.65],
      [34, 1.45],
      [36, 1.75],
      [38, 1.4],
      [48, 1.35],
    ] as const
  ).map(([px, lineHeight]) => [String(px), [rem(px), String(lineHeight)] as [string, string]]),
);

/** The scales of utilities. Which of them a page has is read from its modules (decision 41). */
export default {
  content: [],
  // styles/utilities.css has what these would create, in fewer bytes.
  corePlugins: { preflight: false, accessibility: false, fontVariantNumeric: false },
  theme: {
    screens: { wide: '960px' },
    // A touch target is 44 px on the narrowest phone too.
    spacing: {
      ...designPixels,
      88: `max(${rem(88)}, 44px)`,
      auto: 'auto',
      full: '100%',
      hair: '1px',
    },
    fontSize,
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ground: 'var(--ground)',
      raised: 'var(--raised)',
      ink: 'var(--ink)',
      'ink-2': 'var(--ink-2)',
      'ink-3': 'var(--ink-3)',
      hairline: 'var(--hairline)',
      accent: 'var(--accent)',
      // Filled controls keep the site's colour and white text in every theme.
      fill: `var(--pad, ${PRESS_RED})`,
      'on-fill': '#fff',
      positive: 'var(--positive)',
      notice: 'var(--notice)',
    },
    borderColor: { DEFAULT: 'var(--hairline)', accent: 'var(--accent)', current: 'currentColor' },
    borderRadius: { none: '0', DEFAULT: rem(8), full: '999px' },
    fontWeight: { normal: '400', medium: '500', semibold: '600', bold: '700' },
    lineHeight: { 1: '1', body: '1.75', list: '1.45' },
    extend: {},
  },
} satisfies Config;
