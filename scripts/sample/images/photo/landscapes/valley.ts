import { mixRgb, smooth } from '../colour.ts';
import { DARK_WOOD, DRY, GRASS } from '../groundColours.ts';
import type { LightName } from '../lights.ts';
import { leafAt, woodAt } from '../plants.ts';
import { coverAt, rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { choose, compose, type Site } from '../site.ts';

/** A valley with a river, which a viaduct crosses. */
export const valley = (site: Site): Landscape => {
  const { noise, random } = site;
  const light = choose<LightName>(site, 'golden', 'morning', 'overcast', 'mist', 'noon', 'dusk');
  const grass = choose(site, DRY, GRASS, mixRgb(GRASS, DRY, 0.4));
  const bend = random.between(0.5, 40);
  const awayFromRiver = (x: number, z: number) =>
    Math.abs(x + noise.at(bend, z * 0.1) * 5 - 2.5) - 1.5;
  return compose(
    site,
    light,
    { eye: 3.6, horizon: 0.4, ripple: 0.3 },
    {
      height: (x, z) => {
        const away = awayFromRiver(x, z);
        if (away < 0) return -0.1;
        const hill = smooth(0, 9, away) * noise.layered(x * 0.15, z * 0.15, 5) * 4;
        return 0.05 + hill + woodAt(site, x, z, smooth(0.3, 2, away)) + rangeAt(site, x, z, 20, 13);
      },
      colour: (x, z, height, slope) =>
        woodAt(site, x, z, smooth(0.3, 2, awayFromRiver(x, z))) > 0.02 && z < 24
          ? leafAt(site, x, z)
          : coverAt(site, [x, z, height, slope * 0.35], { snow: 11, wood: DARK_WOOD, grass }),
    },
  );
};
