import { BRIEFS } from './articles/briefs.ts';
import { CULTURE } from './articles/culture.ts';
import { ECONOMY } from './articles/economy.ts';
import { ENGLISH } from './articles/english.ts';
import { FRENCH, GERMAN } from './articles/european.ts';
import { FORMS } from './articles/forms.ts';
import { HEADLINES } from './articles/headlines.ts';
import { MEDIA } from './articles/media.ts';
import { OPINION } from './articles/opinion.ts';
import { PHOTO_SETS } from './articles/photos.ts';
import { REGIONS } from './articles/regions.ts';
import { SCIENCE } from './articles/science.ts';
import { SPORTS } from './articles/sports.ts';
import { TIBETAN } from './articles/tibetan.ts';
import type { EditionArticle } from './types.ts';

/** All articles of the edition. */
export const ARTICLES: readonly EditionArticle[] = [
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
];
