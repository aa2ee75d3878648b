import { openWater } from '../openWater.ts';
import type { Landscape } from '../renderLandscape.ts';
import type { Site } from '../site.ts';

/** The water of a regatta. */
export const race = (site: Site): Landscape =>
  openWater(site, ['noon', 'morning', 'golden'], { horizon: 0.44 });
