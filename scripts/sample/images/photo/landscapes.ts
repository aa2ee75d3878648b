import { fields } from './landscapes/fields.ts';
import { forest } from './landscapes/forest.ts';
import { grassland } from './landscapes/grassland.ts';
import { harbor } from './landscapes/harbor.ts';
import { lake } from './landscapes/lake.ts';
import { mountains } from './landscapes/mountains.ts';
import { night } from './landscapes/night.ts';
import { race } from './landscapes/race.ts';
import { rain } from './landscapes/rain.ts';
import { river } from './landscapes/river.ts';
import { riverside } from './landscapes/riverside.ts';
import { road } from './landscapes/road.ts';
import { runners } from './landscapes/runners.ts';
import { school } from './landscapes/school.ts';
import { snow } from './landscapes/snow.ts';
import { sunset } from './landscapes/sunset.ts';
import { tea } from './landscapes/tea.ts';
import { terraces } from './landscapes/terraces.ts';
import { town } from './landscapes/town.ts';
import { valley } from './landscapes/valley.ts';
import { wetland } from './landscapes/wetland.ts';
import type { Landscape } from './renderLandscape.ts';
import type { Site } from './site.ts';

/** Landscapes by the scene in an image's name. */
export const LANDSCAPES: Readonly<Record<string, (site: Site) => Landscape>> = {
  mountains,
  river,
  lake,
  sunset,
  snow,
  grassland,
  fields,
  terraces,
  tea,
  forest,
  road,
  night,
  birds: wetland,
  runners,
  school,
  rail: valley,
  harbor,
  city: town,
  bridge: riverside,
  regatta: race,
  rain,
};
