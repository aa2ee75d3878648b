import sharp, { type Sharp } from 'sharp';
import { createRandom } from '../random.ts';
import { clamp } from './colour.ts';
import { LANDSCAPES } from './landscapes.ts';
import { createNoise, type Noise } from './noise.ts';
import { type Frame, type Landscape, reflectInWater, renderLandscape } from './renderLandscape.ts';
import { renderSolids } from './renderSolids.ts';

/** What a photograph shows. */
export interface Subject {
  readonly scene: string;
  readonly seed: number;
  /** Pixels of the result. */
  readonly width: number;
  readonly height: number;
  /** Things in front of the landscape, or the whole picture of a scene without one; SVG. */
  readonly svg: string;
  /** Where things stand in water: the row, in shares of the height, at which they are mirrored. */
  readonly mirrorAt?: number | undefined;
}

/** Rendered pixels per pixel: photographs are softer than drawings, and smaller as files. */
const DETAIL = 0.72;

/** Renders a photograph: landscape, things in front of it, and what a camera adds. */
export async function renderPhoto(subject: Subject): Promise<Sharp> {
  const { scene, seed, svg } = subject;
  const [width, height] = [subject.width, subject.height].map((side) =>
    Math.ceil(side * DETAIL),
  ) as [number, number];
  const random = createRandom(`photo-${scene}-${seed}`);
  const noise = createNoise(random.next);
  const { data: things } = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const landscape = LANDSCAPES[scene]?.({ seed, random, noise }) ?? null;
  const frame = landscape
    ? renderLandscape(landscape, noise, width, height)
    : createEmptyFrame(width, height);
  if (landscape) {
    reflectInWater(frame, landscape, noise);
    renderSolids(frame, landscape, noise);
  }
  if (landscape && subject.mirrorAt !== undefined) {
    mirrorThings(frame, things, noise, Math.round(height * subject.mirrorAt));
  }
  addThings(frame, things, noise, landscape);
  const bytes = developFrame(frame, seed);
  const enlarged = await sharp(bytes, { raw: { width, height, channels: 3 } })
    .resize(subject.width, subject.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return sharp(enlarged, { raw: { width: subject.width, height: subject.height, channels: 3 } });
}

const createEmptyFrame = (width: number, height: number): Frame => ({
  width,
  height,
  pixels: new Float32Array(width * height * 3).fill(1),
  water: new Uint8Array(width * height),
  depth: new Float32Array(width * height),
});

/** Shares of light that flat colours of things are multiplied by in a landscape. */
const LIT = 0.62;

function addThings(
  { width, height, pixels }: Frame,
  things: Buffer,
  noise: Noise,
  landscape: Landscape | null,
): void {
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      const alpha = (things[at * 4 + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const [x, y] = [column / height, row / height];
      // Uneven surfaces: no wall, cloth or wood has one colour.
      const stain = noise.layered(x * 7, y * 7, 4) - 0.5;
      const fine = noise.at(x * 90, y * 90) - 0.5;
      const surface = 1 + stain * (landscape ? 0.3 : 0.14) + fine * 0.08;
      for (const channel of [0, 1, 2] as const) {
        const own = (things[at * 4 + channel] ?? 0) / 255;
        const lit = landscape
          ? own *
            (LIT * (landscape.light.sun[channel] + landscape.light.ambient[channel] * 0.75)) *
            surface
          : own * surface;
        const under = pixels[at * 3 + channel] ?? 0;
        pixels[at * 3 + channel] = under + (lit - under) * alpha;
      }
    }
  }
}

/** Mirrors things in the water below them, broken by waves. */
function mirrorThings(
  { width, height, pixels, water }: Frame,
  things: Buffer,
  noise: Noise,
  mirror: number,
): void {
  for (let row = mirror; row < height; row += 1) {
    const away = (row - mirror) / height;
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      if (!water[at]) continue;
      const wave = noise.layered((column / height) * 6, (row / height) * (60 - away * 90), 3) - 0.5;
      const y = Math.round(mirror * 2 - row + wave * away * height * 0.5);
      const x = clamp(Math.round(column + wave * (4 + away * 40)), 0, width - 1);
      if (y < 0 || y >= mirror) continue;
      const from = (y * width + x) * 4;
      const alpha = ((things[from + 3] ?? 0) / 255) * (0.62 - away * 0.8);
      if (alpha <= 0) continue;
      for (const channel of [0, 1, 2] as const) {
        const own = ((things[from + channel] ?? 0) / 255) * 0.62;
        const under = pixels[at * 3 + channel] ?? 0;
        pixels[at * 3 + channel] = under + (own - under) * alpha;
      }
    }
  }
}

/** Adds what a camera adds: contrast, darker corners, grain and a tint of its own. */
function developFrame({ width, height, pixels }: Frame, seed: number): Buffer {
  const bytes = Buffer.alloc(width * height * 3);
  const warmth = ((seed * 37) % 11) / 11 - 0.5;
  const tint = [1 + warmth * 0.05, 1, 1 - warmth * 0.06] as const;
  let state = seed * 7919 + 17;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 3;
      const [x, y] = [column / width - 0.5, row / height - 0.5];
      const corner = 1 - (x * x + y * y) * 0.42;
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      const grain = ((state >>> 16) / 65_536 - 0.5) * 0.022;
      for (const channel of [0, 1, 2] as const) {
        const raw = (pixels[at + channel] ?? 0) * corner * tint[channel];
        const soft = raw > 0.8 ? 0.8 + (1 - Math.exp(-(raw - 0.8) * 3.2)) * 0.2 : raw;
        const contrast = soft + (soft * soft * (3 - 2 * soft) - soft) * 0.35;
        bytes[at + channel] = Math.round(clamp(contrast + grain) * 255);
      }
    }
  }
  return bytes;
}
