/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [number, number, number];

export const parseColour = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];

export const mixRgb = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

export const scaleRgb = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];

export const clamp = (value: number, least = 0, most = 1): number =>
  value < least ? least : value > most ? most : value;

/** Rises smoothly from 0 to 1 between two values. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
