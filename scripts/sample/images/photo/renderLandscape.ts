import { createRandom } from '../random.ts';
import { clamp, mixRgb, type Rgb, smooth } from './colour.ts';
import type { Light } from './lights.ts';
import type { Noise } from './noise.ts';
import type { Solid } from './solid.ts';
import { findWave, mixWater } from './water.ts';

/** A point of the ground: `x` to the right, `z` away from the camera, in the same unit as heights. */
export interface Ground {
  /** Height above the water at 0. */
  readonly height: (x: number, z: number) => number;
  /** Colour without light; `slope` is 0 for level ground. */
  readonly colour: (x: number, z: number, height: number, slope: number) => Rgb;
}

export interface Landscape extends Ground {
  readonly light: Light;
  /** Height of the camera above the water. */
  readonly eye: number;
  /** The horizon's distance from the upper edge, in shares of the image's height. */
  readonly horizon: number;
  /** The sun's distance from the left edge, in shares of the width. */
  readonly sunAt: number;
  readonly stars?: boolean;
  /** Size of waves; 0 is a mirror. */
  readonly ripple?: number;
  /** The sun is behind the camera and lights what faces it; `sunAt` is then outside of the image. */
  readonly sunBehind?: boolean;
  /** Part of the light's haze that the distance has; 1 if absent. */
  readonly air?: number;
  /** Buildings, vehicles, trees and people. */
  readonly solids?: readonly Solid[];
}

/** An image as floats: three values from 0 to about 1 for each pixel. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly pixels: Float32Array;
  /** 1 where a pixel is water. */
  readonly water: Uint8Array;
  /** Distance of a pixel; 0 for the sky. */
  readonly depth: Float32Array;
}

const NEAR = 0.6;
const FAR = 90;
/** The share by which the distance grows with each step, at most. */
const STEP = 0.0135;
/** The focal length in shares of the image's height. */
export const FOCAL = 0.9;

/**
 * Renders sky, ground and water: for each column of pixels from near to far, as height maps are
 * drawn ("voxel space").
 */
export function renderLandscape(
  scene: Landscape,
  noise: Noise,
  width: number,
  height: number,
): Frame {
  const frame: Frame = {
    width,
    height,
    pixels: new Float32Array(width * height * 3),
    water: new Uint8Array(width * height),
    depth: new Float32Array(width * height),
  };
  renderSky(scene, noise, frame);
  renderGround(scene, frame);
  return frame;
}

function renderGround(scene: Landscape, { width, height, pixels, water, depth }: Frame): void {
  const { light, horizon, height: heightAt } = scene;
  const eye = findEye(scene);
  const horizonY = height * horizon;
  const focal = FOCAL * height;
  const sun = findSun(scene);
  // Flat ground at the lower edge of the image; hills in front of it can be nearer.
  const start = Math.max(NEAR, ((eye * FOCAL) / (1 - horizon)) * 0.4);
  const coarsest = Math.max(STEP, 4 / height);
  const finest = 0.0012;
  for (let column = 0; column < width; column += 1) {
    const across = (column - width / 2) / focal;
    let top = height;
    for (
      let z = start;
      z < FAR && top > 0;
      // A step on flat ground is about one pixel high.
      z *= 1 + clamp((z * 1.1) / (eye * focal), finest, coarsest)
    ) {
      const x = across * z;
      const ground = heightAt(x, z);
      const isWater = ground <= 0;
      const y = Math.max(0, Math.round(horizonY + ((eye - Math.max(0, ground)) * focal) / z));
      if (y >= top) continue;
      const fog = findFog(scene, z);
      let colour: Rgb;
      if (isWater) {
        colour = light.sky[1];
      } else {
        const reach = Math.max(0.02, z * 0.006);
        const dx = (heightAt(x + reach, z) - ground) / reach;
        const dz = (heightAt(x, z + reach) - ground) / reach;
        const slope = Math.hypot(dx, dz);
        const length = Math.hypot(dx, 1, dz);
        const lit = Math.max(0, (-dx * sun[0] + sun[1] - dz * sun[2]) / length);
        const own = scene.colour(x, z, ground, slope);
        const shade = 0.75 + 0.25 / (1 + slope);
        colour = [
          own[0] * (light.ambient[0] * 0.75 * shade + light.sun[0] * lit * 1.05),
          own[1] * (light.ambient[1] * 0.75 * shade + light.sun[1] * lit * 1.05),
          own[2] * (light.ambient[2] * 0.75 * shade + light.sun[2] * lit * 1.05),
        ];
      }
      const far = findHaze(scene, column / width);
      const seen = isWater ? colour : mixRgb(colour, far, fog);
      for (let row = y; row < top; row += 1) {
        const at = row * width + column;
        pixels[at * 3] = seen[0];
        pixels[at * 3 + 1] = seen[1];
        pixels[at * 3 + 2] = seen[2];
        depth[at] = z;
        water[at] = isWater ? 1 : 0;
      }
      top = y;
    }
  }
}

/** Returns the height of the camera, which is above the ground. */
export const findEye = (scene: Landscape): number => scene.eye + findNearestHill(scene);

/** Returns the direction from the ground to the sun: to its side, up, and away from the camera. */
export function findSun({ light, sunAt, sunBehind }: Landscape): Rgb {
  const up = 0.35 + light.sunHeight;
  return sunBehind
    ? normalise(Math.sign(sunAt - 0.5) * 0.8, up, -0.6)
    : normalise((sunAt - 0.5) * 1.6, up, 0.55);
}

/** Returns the part of the light at a distance that is the air's. */
export const findFog = ({ light, air = 1 }: Landscape, z: number): number =>
  1 - Math.exp((-z * light.haze * air) / 26);

/** Returns the colour of the air far away; `across` is a share of the image's width. */
export function findHaze({ light, sunAt }: Landscape, across: number): Rgb {
  const glow = smooth(0.5, 0, Math.abs(across - sunAt)) * (1 - light.sunHeight) * 0.35;
  return mixRgb(light.sky[2], light.sun, glow);
}

/** Returns the height of the ground in front of the camera, which is on it. */
const findNearestHill = ({ height }: Ground): number =>
  Math.max(0, ...[0, 0.5, 1, 1.5, 2].map((z) => height(0, NEAR + z)));

const normalise = (x: number, y: number, z: number): Rgb => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

function renderSky(scene: Landscape, noise: Noise, { width, height, pixels }: Frame): void {
  const { light, horizon, sunAt, stars } = scene;
  const horizonY = height * horizon;
  const sunX = width * sunAt;
  const sunY = horizonY - height * light.sunHeight;
  const [above, middle, low] = light.sky;
  const random = createRandom(`sky-${sunAt}`);
  const drift = random.between(0, 60);
  for (let row = 0; row < height; row += 1) {
    const up = clamp((horizonY - row) / horizonY);
    const base = up > 0.4 ? mixRgb(middle, above, (up - 0.4) / 0.6) : mixRgb(low, middle, up / 0.4);
    // Clouds lie in a plane above: they crowd together towards the horizon.
    const distance = 1 / (up + 0.09);
    for (let column = 0; column < width; column += 1) {
      const away = Math.hypot(column - sunX, (row - sunY) * 1.15) / height;
      const halo = Math.exp(-away * 5) * 0.5 + Math.exp(-away * 16) * 0.6;
      let colour = stars ? base : mixRgb(base, light.sun, clamp(halo));
      if (!stars && light.clouds < 0.9 && away < 0.024)
        colour = mixRgb(colour, [1.15, 1.12, 1.05], 0.9);
      const u = ((column - width / 2) / height) * distance * 0.85 + drift;
      const v = distance * 1.4 + drift * 0.6;
      const density = noise.layered(u, v, 5);
      const cover = smooth(0.72 - light.clouds * 0.42, 0.86 - light.clouds * 0.22, density);
      if (cover > 0 && light.clouds > 0) {
        const thick = smooth(0.45, 0.85, density);
        const bright = mixRgb(mixRgb([1, 1, 1], light.sun, 0.55), light.sky[2], 0.25);
        const dark = mixRgb(light.sky[1], light.ambient, 0.55);
        const edge = mixRgb(bright, dark, thick * (0.75 - halo * 0.4));
        colour = mixRgb(colour, edge, cover * (stars ? 0.1 : 0.85) * smooth(0, 0.16, up + 0.03));
      }
      const at = (row * width + column) * 3;
      pixels[at] = colour[0];
      pixels[at + 1] = colour[1];
      pixels[at + 2] = colour[2];
    }
  }
  if (stars) renderStars(scene, noise, { width, height, pixels });
}

function renderStars(
  { horizon, sunAt }: Landscape,
  noise: Noise,
  { width, height, pixels }: Pick<Frame, 'width' | 'height' | 'pixels'>,
): void {
  const random = createRandom(`stars-${sunAt}`);
  const slant = random.between(0.35, 0.8) * (sunAt < 0.5 ? 1 : -1);
  const bandOf = (x: number, y: number) =>
    Math.exp(-((((x - sunAt) * slant + (y - horizon * 0.45)) / 0.13) ** 2));
  for (let row = 0; row < height * horizon; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [column / width, row / height];
      const cloud = noise.layered(x * 9, y * 9, 5);
      const glow = bandOf(x, y) * smooth(0.3, 0.75, cloud) * 0.75;
      const at = (row * width + column) * 3;
      pixels[at] = (pixels[at] ?? 0) + glow * 0.62;
      pixels[at + 1] = (pixels[at + 1] ?? 0) + glow * 0.6;
      pixels[at + 2] = (pixels[at + 2] ?? 0) + glow * 0.72;
    }
  }
  for (let star = 0; star < 1600; star += 1) {
    const [x, y] = [random.next(), random.next() * horizon];
    const isSeen = random.next() < 0.35 + bandOf(x, y);
    const bright = 0.3 + random.next() ** 4 * 2.2;
    const tint = random.pick([
      [1, 0.95, 0.85],
      [0.85, 0.92, 1],
      [1, 1, 1],
    ] as const);
    if (!isSeen) continue;
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
    for (const channel of [0, 1, 2] as const) {
      pixels[at + channel] = (pixels[at + channel] ?? 0) + bright * tint[channel];
    }
  }
}

/** Fills the water with what is above it, mirrored at the horizon and moved by waves. */
export function reflectInWater(frame: Frame, scene: Landscape, noise: Noise): void {
  const { width, height, pixels, water, depth } = frame;
  const { horizon, light, ripple = 0.5 } = scene;
  const horizonY = height * horizon;
  const source = pixels.slice();
  for (let row = Math.floor(horizonY); row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      if (!water[at]) continue;
      const z = depth[at] ?? 1;
      const x = ((column - width / 2) / height) * z;
      const { sideways: wave, tilt } = findWave(noise, ripple, x, z);
      const mirrored = horizonY * 2 - row + tilt * height * 0.3;
      const y = clamp(Math.round(mirrored), 0, Math.floor(horizonY) - 1);
      const sideways = clamp(Math.round(column + wave * ripple * height * 0.03), 0, width - 1);
      const from = (y * width + sideways) * 3;
      const down = (row - horizonY) / (height - horizonY);
      const seen: Rgb = [source[from] ?? 0, source[from + 1] ?? 0, source[from + 2] ?? 0];
      pixels.set(mixWater(light, seen, { down, tilt, z }), at * 3);
    }
  }
}
