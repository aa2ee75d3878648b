import { clamp, mixRgb, type Rgb, scaleRgb } from './colour.ts';
import type { Light } from './lights.ts';
import type { Noise } from './noise.ts';

/** How waves move a mirror image at a place. */
interface Wave {
  readonly sideways: number;
  /** Upwards, in shares of about a third of the image's height. */
  readonly tilt: number;
}

/** Returns the wave at a place of the water. */
export function findWave(noise: Noise, ripple: number, x: number, z: number): Wave {
  const wave = noise.layered(x * 2.2, z * 5.5, 3) - 0.5;
  const fine = noise.at(x * 9, z * 26) - 0.5;
  return { sideways: wave, tilt: (wave + fine * 0.6) * ripple * (6 / (z + 5)) };
}

/**
 * Returns the colour of water in which `seen` is mirrored.
 *
 * @param down distance below the horizon, from 0 to 1 at the lower edge of the image
 */
export function mixWater(
  light: Light,
  seen: Rgb,
  { down, tilt, z }: { readonly down: number; readonly tilt: number; readonly z: number },
): Rgb {
  const deep = scaleRgb(mixRgb(light.ambient, light.sky[0], 0.4), 0.55);
  const body = clamp(0.16 + down * 0.34 + tilt * 0.5);
  const far = (1 - Math.exp((-z * light.haze) / 40)) * 0.6;
  return mixRgb(mixRgb(scaleRgb(seen, 0.94), deep, body), light.sky[2], far);
}
