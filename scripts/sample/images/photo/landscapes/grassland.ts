import { mixRgb, scaleRgb, smooth } from '../colour.ts';
import { DRY, GRASS } from '../groundColours.ts';
import type { LightName } from '../lights.ts';
import { coverAt, rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { choose, compose, type Site } from '../site.ts';

/** Rolling grassland before mountains. */
export const grassland = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'noon', 'golden', 'morning', 'overcast');
  return compose(
    site,
    light,
    { eye: 2.3, horizon: 0.45 },
    {
      height: (x, z) =>
        0.3 + site.noise.layered(x * 0.09, z * 0.09, 3) * 2.6 + rangeAt(site, x, z, 34, 15),
      colour: (x, z, height, slope) => {
        const grass = mixRgb(GRASS, DRY, choose(site, 0.15, 0.75, 0.4, 0.6));
        const wide = site.noise.layered(x * 0.22, z * 0.22, 4);
        const near = mixRgb(grass, scaleRgb(grass, 0.72), smooth(0.4, 0.7, wide));
        const far = coverAt(site, [x, z, height, slope], { snow: 5.4 });
        return mixRgb(
          scaleRgb(near, 0.86 + site.noise.at(x * 9, z * 9) * 0.28),
          far,
          smooth(30, 44, z),
        );
      },
    },
  );
};
