import { keepAhead } from './ahead.ts';
import { ARCHIVE } from './articles/archive.ts';
import { AUTUMN } from './articles/autumn.ts';
import { BRIEFS } from './articles/briefs.ts';
import { CULTURE } from './articles/culture.ts';
import { ECONOMY } from './articles/economy.ts';
import { ENGLISH } from './articles/english.ts';
import { FRENCH, GERMAN } from './articles/european.ts';
import { FORMS } from './articles/forms.ts';
import { HEADLINES } from './articles/headlines.ts';
import { MEDIA } from './articles/media.ts';
import { ODD } from './articles/odd.ts';
import { OPINION } from './articles/opinion.ts';
import { PHOTO_SETS } from './articles/photos.ts';
import { REGIONS } from './articles/regions.ts';
import { REPORTS_OF_LEADERS } from './articles/reports.ts';
import { SCIENCE } from './articles/science.ts';
import { SHOWS } from './articles/shows.ts';
import { SPECIALS } from './articles/specials.ts';
import { SPORTS } from './articles/sports.ts';
import { TIBETAN } from './articles/tibetan.ts';
import { TIMELINE } from './articles/timeline.ts';
import type { EditionArticle } from './types.ts';

/** What was written by hand. */
export const WRITTEN: readonly EditionArticle[] = keepAhead([
  ...HEADLINES,
  ...BRIEFS,
  ...REGIONS,
  ...ECONOMY,
  ...SCIENCE,
  ...CULTURE,
  ...SPORTS,
  ...OPINION,
  ...PHOTO_SETS,
  ...MEDIA,
  ...FORMS,
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH,
  ...TIBETAN,
  ...AUTUMN,
  ...SHOWS,
  ...SPECIALS,
  ...TIMELINE,
  ...REPORTS_OF_LEADERS,
  ...ODD,
]);

/** All articles of the edition: with the half year before it. */
export const ARTICLES: readonly EditionArticle[] = [...WRITTEN, ...ARCHIVE];
