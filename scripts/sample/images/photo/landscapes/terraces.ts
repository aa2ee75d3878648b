import { mixRgb, scaleRgb, smooth } from '../colour.ts';
import { GOLD, GRASS, SOIL, WOOD } from '../groundColours.ts';
import { LIGHTS, type LightName } from '../lights.ts';
import { coverAt, rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { choose, compose, type Site } from '../site.ts';

/** Terraces on a slope, some of them flooded. */
export const terraces = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'morning', 'noon', 'mist', 'golden', 'overcast');
  const { noise } = site;
  const step = 0.15;
  const slopeAt = (x: number, z: number) =>
    noise.layered(x * 0.1 + 2, z * 0.1, 2) * 3.2 + z * 0.07 - 0.9;
  const flooded = mixRgb(LIGHTS[light].sky[1], LIGHTS[light].sky[2], 0.6);
  return compose(
    site,
    light,
    { eye: 2.6, horizon: 0.27 },
    {
      height: (x, z) => {
        const level = slopeAt(x, z) / step;
        const part = level - Math.floor(level);
        return (
          0.3 + (Math.floor(level) + smooth(0.8, 1, part)) * step + rangeAt(site, x, z, 30, 10)
        );
      },
      colour: (x, z, height, slope) => {
        const level = slopeAt(x, z) / step;
        const part = level - Math.floor(level);
        const isBank = part > 0.86 || part < 0.04;
        const isWet =
          noise.at(Math.floor(level) * 3.3 + Math.floor(x * 0.25), 2.5) <
          choose(site, 0.62, 0.45, 0.7, 0.2);
        const crop = mixRgb(
          mixRgb(GRASS, GOLD, choose(site, 0.1, 0.8, 0.3, 0.5, 0.95)),
          SOIL,
          noise.at(Math.floor(level) * 2.7, 0.5) * 0.5,
        );
        const own = isBank ? mixRgb(WOOD, crop, 0.35) : isWet ? scaleRgb(flooded, 0.95) : crop;
        return mixRgb(
          scaleRgb(own, 0.88 + noise.at(x * 7, z * 7) * 0.24),
          coverAt(site, [x, z, height, slope], { snow: 99 }),
          smooth(28, 38, z),
        );
      },
    },
  );
};
