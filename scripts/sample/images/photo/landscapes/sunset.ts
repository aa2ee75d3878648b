import { openWater } from '../openWater.ts';
import type { Landscape } from '../renderLandscape.ts';
import type { Site } from '../site.ts';

/** The sun low above the water. */
export const sunset = (site: Site): Landscape =>
  openWater(site, ['dusk', 'golden', 'blue', 'morning'], {
    horizon: site.random.between(0.5, 0.62),
    sunAt: site.random.between(0.3, 0.7),
  });
