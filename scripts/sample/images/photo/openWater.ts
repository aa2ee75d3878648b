import { DARK_WOOD } from './groundColours.ts';
import type { LightName } from './lights.ts';
import { coverAt, rangeAt } from './relief.ts';
import type { Landscape } from './renderLandscape.ts';
import { choose, compose, type Site, type View } from './site.ts';

/** Wide water with land on its far shore, under one of the lights. */
export const openWater = (site: Site, lights: readonly LightName[], view: View = {}): Landscape => {
  const from = site.random.between(24, 36);
  const tall = site.random.between(3, 8);
  return compose(
    site,
    choose(site, ...lights),
    { eye: 1.6, ripple: 0.8, ...view },
    {
      height: (x, z) => (z < from ? -0.1 : rangeAt(site, x, z, from - 8, tall) - 0.3),
      colour: (x, z, height, slope) =>
        coverAt(site, [x, z, height, slope], { snow: 99, wood: DARK_WOOD }),
    },
  );
};
