import { openWater } from '../openWater.ts';
import type { Landscape } from '../renderLandscape.ts';
import type { Site } from '../site.ts';

/** The water of a harbour. */
export const harbor = (site: Site): Landscape =>
  openWater(site, ['noon', 'morning', 'dusk', 'golden', 'overcast', 'blue'], {
    horizon: 0.58,
    eye: 1.4,
  });
