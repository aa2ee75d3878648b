import { mixRgb, type Rgb, scaleRgb, smooth } from './colour.ts';
import { GRASS, ROCK, SNOW, WOOD } from './groundColours.ts';
import type { Site } from './site.ts';

/** Returns the height of a range of mountains that begins at the distance `from`. */
export function rangeAt(
  { noise }: Site,
  x: number,
  z: number,
  from: number,
  height: number,
): number {
  const rise = smooth(from, from + 26, z);
  return rise === 0
    ? 0
    : noise.ridged(x * 0.055 + 7, z * 0.055 + 3, z > 45 ? 5 : 6) * height * rise;
}

/** Grass, woods, rock and snow by height and slope. */
export function coverAt(
  { noise }: Site,
  [x, z, height, slope]: readonly [number, number, number, number],
  { snow, grass = GRASS, wood = WOOD }: { snow: number; grass?: Rgb; wood?: Rgb },
): Rgb {
  const patch = noise.layered(x * 0.5, z * 0.5, 4);
  const fine = noise.at(x * 6, z * 6);
  const green = mixRgb(grass, wood, smooth(0.42, 0.62, patch));
  const bare = mixRgb(green, ROCK, smooth(0.55, 1.3, slope + patch * 0.3));
  const top = smooth(snow - 0.6, snow + 0.6, height + (patch - 0.5) * 1.6 - slope * 0.5);
  return scaleRgb(mixRgb(bare, SNOW, top), 0.82 + fine * 0.36);
}
