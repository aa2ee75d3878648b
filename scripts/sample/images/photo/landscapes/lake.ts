import { smooth } from '../colour.ts';
import { DARK_WOOD } from '../groundColours.ts';
import type { LightName } from '../lights.ts';
import { treeAt } from '../plants.ts';
import { coverAt, rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { choose, compose, type Site } from '../site.ts';

/** A lake with trees on its shore, below mountains. */
export const lake = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'winter', 'noon', 'golden', 'blue', 'morning');
  const shore = site.random.between(8, 13);
  return compose(
    site,
    light,
    { eye: 1.3, horizon: 0.54, ripple: 0.18 },
    {
      height: (x, z) => {
        const land = z - shore - site.noise.layered(x * 0.12, z * 0.1, 3) * 8;
        return land < 0
          ? -0.1
          : 0.05 +
              rangeAt(site, x, z, shore, 13) +
              treeAt(site, x, z, 0.5, 0.6 * smooth(9, 2, land)) * 0.8;
      },
      colour: (x, z, height, slope) =>
        coverAt(site, [x, z, height, slope * 0.8], { snow: 5, wood: DARK_WOOD }),
    },
  );
};
