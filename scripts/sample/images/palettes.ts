/** Colours of a scene, from far to near; all as `#rrggbb`. */
export interface Palette {
  readonly sky: readonly [top: string, middle: string, horizon: string];
  readonly far: string;
  readonly near: string;
  readonly sun: string;
  readonly accent: string;
}

/** Palettes by time of day and season. */
export const PALETTES = {
  dawn: {
    sky: ['#5b7ba6', '#e3b7a0', '#fbe3c4'],
    far: '#b9a7b8',
    near: '#2f3b52',
    sun: '#fff3dc',
    accent: '#d9644a',
  },
  day: {
    sky: ['#4f8fc7', '#a5cbe6', '#e8f2f4'],
    far: '#9fbccb',
    near: '#2f5d4e',
    sun: '#ffffff',
    accent: '#e0a13a',
  },
  dusk: {
    sky: ['#2d2a55', '#a8506b', '#f6a562'],
    far: '#8d5872',
    near: '#211a33',
    sun: '#ffd98f',
    accent: '#f2763b',
  },
  mist: {
    sky: ['#c9d3d6', '#dfe5e3', '#f1f1ea'],
    far: '#c3cecd',
    near: '#3d5657',
    sun: '#fdfcf5',
    accent: '#b8563f',
  },
  autumn: {
    sky: ['#7fa9c4', '#d6dcd0', '#f7ead0'],
    far: '#c5b48e',
    near: '#7a4a1f',
    sun: '#fff6df',
    accent: '#c8421f',
  },
  winter: {
    sky: ['#8da3bb', '#c9d6e0', '#f0f3f5'],
    far: '#c8d5e0',
    near: '#3c4d63',
    sun: '#ffffff',
    accent: '#a63a3a',
  },
  night: {
    sky: ['#0a1230', '#16244d', '#33497a'],
    far: '#26365f',
    near: '#070b18',
    sun: '#f6f1d8',
    accent: '#ffb45c',
  },
  spring: {
    sky: ['#86b7d8', '#cfe4ea', '#f6f5e6'],
    far: '#a9c9a4',
    near: '#2f6b3f',
    sun: '#fffdf0',
    accent: '#e77c8e',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

/** Mixes two colours: `t` is 0 for the first and 1 for the second. */
export function mix(from: string, to: string, t: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * Math.min(1, Math.max(0, t)))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
