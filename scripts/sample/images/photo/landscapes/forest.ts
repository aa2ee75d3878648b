import { mixRgb, scaleRgb } from '../colour.ts';
import { DARK_WOOD, GOLD, GRASS, RUST, WOOD } from '../groundColours.ts';
import type { LightName } from '../lights.ts';
import { treeAt } from '../plants.ts';
import { rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { choose, compose, type Site } from '../site.ts';

/** Hills covered by forest. */
export const forest = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'mist', 'golden', 'overcast', 'morning', 'blue');
  const { noise } = site;
  const wood = choose(site, DARK_WOOD, mixRgb(RUST, GOLD, 0.35), WOOD, mixRgb(WOOD, RUST, 0.4));
  return compose(
    site,
    light,
    { eye: 2.6, horizon: 0.3 },
    {
      height: (x, z) =>
        noise.layered(x * 0.11, z * 0.11, 4) * 4.6 +
        treeAt(site, x, z, 0.5, 0.93, site.seed % 2 === 0 ? 'cone' : 'round') +
        rangeAt(site, x, z, 20, 10),
      colour: (x, z) => {
        const kind = noise.at(Math.floor(x / 0.5) * 2.1, Math.floor(z / 0.5) * 1.3);
        return scaleRgb(
          mixRgb(wood, mixRgb(WOOD, GRASS, 0.4), kind * 0.7),
          0.75 + noise.at(x * 8, z * 8) * 0.5,
        );
      },
    },
  );
};
