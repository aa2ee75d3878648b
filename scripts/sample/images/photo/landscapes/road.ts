import { mixRgb, scaleRgb, smooth } from '../colour.ts';
import { ASPHALT, DRY, GOLD, GRASS, RUST, WOOD } from '../groundColours.ts';
import type { LightName } from '../lights.ts';
import { treeAt } from '../plants.ts';
import { rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { choose, compose, type Site } from '../site.ts';

/** A road with bends, between trees. */
export const road = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'golden', 'morning', 'overcast');
  const { noise, random } = site;
  const phase = random.between(0, 6);
  const middle = (z: number) => Math.sin(z * 0.13 + phase) * z * 0.09 - Math.sin(phase) * 0.4;
  const leaves = choose(site, mixRgb(RUST, GOLD, 0.4), mixRgb(GRASS, GOLD, 0.3), WOOD);
  return compose(
    site,
    light,
    { eye: 1.5, horizon: 0.46 },
    {
      height: (x, z) => {
        const away = Math.abs(x - middle(z));
        if (away < 0.95) return 0.1;
        const bank = smooth(0.95, 7, away) * noise.layered(x * 0.2, z * 0.2, 4) * 2.2;
        const trees = treeAt(site, x, z, 0.7, smooth(1.5, 2.2, away) * 0.62, 'round');
        return 0.1 + bank + trees + rangeAt(site, x, z, 28, 9);
      },
      colour: (x, z, _height, slope) => {
        const side = x - middle(z);
        if (Math.abs(side) < 0.85) {
          const isLine =
            Math.abs(Math.abs(side) - 0.76) < 0.025 ||
            (Math.abs(side) < 0.03 && Math.sin(z * 3.2) > 0);
          return isLine
            ? [0.93, 0.92, 0.88]
            : scaleRgb(ASPHALT, 0.9 + noise.at(x * 12, z * 12) * 0.2);
        }
        const isTree = slope > 0.9 && z < 34;
        const ground = mixRgb(DRY, GRASS, noise.layered(x * 0.5, z * 0.5, 3));
        return scaleRgb(
          isTree ? mixRgb(leaves, scaleRgb(leaves, 0.6), noise.at(x * 4, z * 4)) : ground,
          0.8 + noise.at(x * 8, z * 8) * 0.4,
        );
      },
    },
  );
};
