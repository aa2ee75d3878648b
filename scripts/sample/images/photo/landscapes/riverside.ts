import { openWater } from '../openWater.ts';
import type { Landscape } from '../renderLandscape.ts';
import type { Site } from '../site.ts';

/** The river below a bridge. */
export const riverside = (site: Site): Landscape =>
  openWater(site, ['mist', 'morning', 'golden', 'overcast'], { horizon: 0.5, ripple: 0.25 });
