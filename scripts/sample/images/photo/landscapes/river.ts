import { mixRgb, smooth } from '../colour.ts';
import { DARK_WOOD, DRY, GRASS } from '../groundColours.ts';
import type { LightName } from '../lights.ts';
import { leafAt, woodAt } from '../plants.ts';
import { coverAt, rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { choose, compose, type Site } from '../site.ts';

/** A river with bends, between woods and hills. */
export const river = (site: Site): Landscape => {
  const { noise, random } = site;
  const light = choose<LightName>(
    site,
    'noon',
    'golden',
    'overcast',
    'mist',
    'morning',
    'dusk',
    'blue',
  );
  const phase = random.between(0, 6);
  const bends = random.between(0.14, 0.24);
  const middle = (z: number) => Math.sin(z * bends + phase) * (1.2 + z * 0.09);
  const grass = choose(site, GRASS, DRY, mixRgb(GRASS, DRY, 0.5));
  return compose(
    site,
    light,
    { eye: random.between(2.2, 3.4), ripple: 0.35 },
    {
      height: (x, z) => {
        const away = Math.abs(x - middle(z)) - 1.1 - noise.at(x * 0.4, z * 0.4) * 0.5;
        if (away < 0) return -0.1;
        const hill = smooth(0.8, 9, away) * noise.layered(x * 0.16, z * 0.16, 5) * 3.4;
        return (
          0.05 +
          Math.min(away, 1) * 0.14 +
          hill +
          woodAt(site, x, z, smooth(0.4, 3, away)) +
          rangeAt(site, x, z, 26, 9)
        );
      },
      colour: (x, z, height, slope) =>
        woodAt(site, x, z, smooth(0.4, 3, Math.abs(x - middle(z)) - 1.1)) > 0.02
          ? leafAt(site, x, z)
          : coverAt(site, [x, z, height, slope * 0.35], { snow: 99, grass, wood: DARK_WOOD }),
    },
  );
};
