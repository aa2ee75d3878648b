import { mixRgb, smooth } from '../colour.ts';
import { DARK_WOOD, ROCK, SNOW } from '../groundColours.ts';
import type { LightName } from '../lights.ts';
import { treeAt } from '../plants.ts';
import { rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { choose, compose, type Site } from '../site.ts';

/** Hills and woods under snow. */
export const snow = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'winter', 'golden', 'overcast', 'blue');
  const { noise } = site;
  return compose(
    site,
    light,
    { eye: 2.6, horizon: 0.42 },
    {
      height: (x, z) => {
        const roll = noise.layered(x * 0.13, z * 0.13, 4);
        const isWood = smooth(0.42, 0.56, noise.layered(x * 0.2 + 9, z * 0.2, 3));
        return roll * 2.2 + treeAt(site, x, z, 0.62, isWood * 0.75) + rangeAt(site, x, z, 18, 14);
      },
      colour: (x, z, _height, slope) => {
        const isTree = treeAt(site, x, z, 0.62, 1) > 0.12 && slope > 1.2;
        const white = mixRgb(SNOW, ROCK, smooth(1.3, 2.4, slope) * smooth(24, 34, z) * 0.75);
        return isTree && z < 30
          ? mixRgb(DARK_WOOD, SNOW, smooth(0.35, 0.75, noise.at(x * 7, z * 7)) * 0.7)
          : white;
      },
    },
  );
};
