import type { LightName } from '../lights.ts';
import { coverAt, rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { choose, compose, type Site } from '../site.ts';

/** Ranges of mountains, the highest with snow. */
export const mountains = (site: Site): Landscape => {
  const light = choose<LightName>(site, 'mist', 'golden', 'morning', 'dusk', 'noon');
  return compose(
    site,
    light,
    { eye: 4.4, horizon: 0.46 },
    {
      height: (x, z) =>
        0.2 + rangeAt(site, x, z, 2, 12) + site.noise.layered(x * 0.4, z * 0.4, 4) * 1.4,
      colour: (x, z, height, slope) => coverAt(site, [x, z, height, slope], { snow: 8.2 }),
    },
  );
};
