import { scaleRgb } from '../colour.ts';
import { coverAt, rangeAt } from '../relief.ts';
import type { Landscape } from '../renderLandscape.ts';
import { compose, type Site } from '../site.ts';

/** Dark mountains under the stars. */
export const night = (site: Site): Landscape =>
  compose(
    site,
    'night',
    { eye: 2.2, horizon: 0.74, stars: true, sunAt: site.random.between(0.3, 0.7) },
    {
      height: (x, z) =>
        0.2 + site.noise.layered(x * 0.2, z * 0.2, 4) * 0.8 + rangeAt(site, x, z, 12, 7),
      colour: (x, z, height, slope) =>
        scaleRgb(coverAt(site, [x, z, height, slope], { snow: 6 }), 0.5),
    },
  );
