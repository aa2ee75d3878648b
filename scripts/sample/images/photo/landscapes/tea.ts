import { mixRgb, parseColour, scaleRgb, smooth } from '../colour.ts';
import { SOIL, WOOD } from '../groundColours.ts';
import type { LightName } from '../lights.ts';
import { coverAt, rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { choose, compose, type Site } from '../site.ts';

/** Rows of tea on hills. */
export const tea = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'mist', 'morning', 'noon');
  const { noise } = site;
  const hillAt = (x: number, z: number) => noise.layered(x * 0.12, z * 0.12, 3) * 4.4;
  return compose(
    site,
    light,
    { eye: 1.8, horizon: 0.3 },
    {
      height: (x, z) => {
        const hill = hillAt(x, z);
        return 0.2 + hill + Math.max(0, Math.sin(hill * 30)) * 0.07 + rangeAt(site, x, z, 26, 11);
      },
      colour: (x, z, height, slope) => {
        const row = smooth(-0.2, 0.5, Math.sin(hillAt(x, z) * 30));
        const own = mixRgb(mixRgb(SOIL, WOOD, 0.5), parseColour('#86ab4b'), row);
        return mixRgb(
          scaleRgb(own, 0.8 + noise.at(x * 9, z * 9) * 0.4),
          coverAt(site, [x, z, height, slope], { snow: 99 }),
          smooth(24, 36, z),
        );
      },
    },
  );
};
