import { mixRgb, scaleRgb, smooth } from '../colour.ts';
import { DRY, REED } from '../groundColours.ts';
import type { LightName } from '../lights.ts';
import { rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { choose, compose, type Site } from '../site.ts';

/** Shallow water with islands of reeds. */
export const wetland = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'golden', 'winter', 'dusk', 'morning', 'mist');
  const { noise } = site;
  const islandAt = (x: number, z: number) => noise.layered(x * 0.16 + 4, z * 0.3, 4) - 0.56;
  return compose(
    site,
    light,
    { eye: 1.5, horizon: 0.5, ripple: 0.3 },
    {
      height: (x, z) => {
        const island = islandAt(x, z);
        const reeds =
          island > 0 ? 0.05 + noise.at(x * 14, z * 14) * 0.3 * smooth(0, 0.06, island) : -0.1;
        return z > 34 ? rangeAt(site, x, z, 30, 6) : reeds;
      },
      colour: (x, z) =>
        scaleRgb(mixRgb(REED, DRY, noise.at(x * 2, z * 2)), 0.6 + noise.at(x * 16, z * 16) * 0.7),
    },
  );
};
