import { openWater } from '../openWater.ts';
import type { Landscape } from '../renderLandscape.ts';
import type { Site } from '../site.ts';

/** The river in front of a town. */
export const town = (site: Site): Landscape =>
  openWater(site, ['dusk', 'morning', 'overcast', 'golden', 'blue'], {
    horizon: 0.66,
    eye: 1.2,
    ripple: 0.6,
  });
