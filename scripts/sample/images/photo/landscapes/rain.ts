import type { LightName } from '../lights.ts';
import { coverAt, rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { choose, compose, type Site } from '../site.ts';

/** Behind roofs in the rain. */
export const rain = (site: Site): Landscape =>
  compose(
    site,
    choose<LightName>(site, 'overcast', 'mist', 'blue'),
    { eye: 1.6, horizon: 0.6 },
    {
      height: (x, z) => 0.1 + rangeAt(site, x, z, 12, 11),
      colour: (x, z, height, slope) => coverAt(site, [x, z, height, slope * 0.4], { snow: 99 }),
    },
  );
