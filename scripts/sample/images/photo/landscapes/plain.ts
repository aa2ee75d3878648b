import { DRY, GRASS } from '../groundColours.ts';
import type { LightName } from '../lights.ts';
import { treeAt } from '../plants.ts';
import { coverAt, rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { choose, compose, type Site } from '../site.ts';

/** A plain with a row of trees, behind buildings and people. */
export const plain = (site: Site): Landscape =>
  compose(
    site,
    choose<LightName>(site, 'morning', 'noon', 'golden', 'overcast'),
    { eye: 1.6, horizon: 0.5 },
    {
      height: (x, z) =>
        0.1 + (z > 9 ? treeAt(site, x, z, 0.8, 0.5) * 0.8 : 0) + rangeAt(site, x, z, 22, 9),
      colour: (x, z, height, slope) =>
        coverAt(site, [x, z, height, slope * 0.3], {
          snow: 99,
          grass: choose(site, GRASS, DRY, GRASS),
        }),
    },
  );
