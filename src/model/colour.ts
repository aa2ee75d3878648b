import { parseText } from './wire.ts';

/** Contrast of body text that WCAG AA requires. */
const AA_CONTRAST = 4.5;
/**
 * The raised surfaces (styles/tokens.css), the light one of the sepia theme: text that is readable on
 * them is readable on the others.
 */
const LIGHT_GROUND: Rgb = [239, 230, 210];
const DARK_GROUND: Rgb = [30, 30, 30];
/** The default accent colour of a site without its own. */
export const PRESS_RED = '#c8102e';

type Rgb = readonly [number, number, number];

interface Accent {
  readonly light: string;
  readonly dark: string;
}

/**
 * Returns a readable accent of the site's colour: darkened on the light ground, lightened on
 * the dark one, in small steps until it passes AA. Anything but a hex colour becomes press red.
 */
export function decideAccent(colour: string): Accent {
  const rgb = parseHex(colour) ?? (parseHex(PRESS_RED) as Rgb);
  return {
    light: shiftUntilReadable(rgb, LIGHT_GROUND, 0),
    dark: shiftUntilReadable(rgb, DARK_GROUND, 255),
  };
}

function parseHex(colour: string): Rgb | null {
  const match = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour.trim());
  if (match?.[1] === undefined) return null;
  const digits = match[1].length === 3 ? match[1].replace(/./g, '$&$&') : match[1];
  const value = Number.parseInt(digits, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function shiftUntilReadable(rgb: Rgb, ground: Rgb, towards: number): string {
  let shifted = rgb;
  for (let step = 0; step <= 20 && contrast(shifted, ground) < AA_CONTRAST; step += 1) {
    const mix = (part: number) => Math.round(part + (towards - part) * (step / 20));
    shifted = [mix(rgb[0]), mix(rgb[1]), mix(rgb[2])];
  }
  return `#${shifted.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance([r, g, b]: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/**
 * Returns a colour of three or six hex digits, with or without '#', as a safe style value; ''
 * for anything else.
 */
export function parseColor(value: unknown): string {
  const match = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(parseText(value));
  return match === null ? '' : `#${match[1]?.toLowerCase()}`;
}
