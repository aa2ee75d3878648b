import { ARCHIVE } from './articles/archive.ts';
import { AUTUMN, AUTUMN_LINKS } from './articles/autumn.ts';
import { BRIEFS } from './articles/briefs.ts';
import { CULTURE } from './articles/culture.ts';
import { ECONOMY } from './articles/economy.ts';
import { EDGE_CASE_ARTICLES } from './articles/edgeCaseArticles.ts';
import { HEADLINES } from './articles/headlines.ts';
import { ENGLISH, FRENCH, GERMAN, TIBETAN } from './articles/languages.ts';
import { MARKUP_VARIANTS } from './articles/markupVariants.ts';
import { MEDIA } from './articles/media.ts';
import { OPINION } from './articles/opinion.ts';
import { PHOTO_SETS } from './articles/photos.ts';
import { REGIONS } from './articles/regions.ts';
import { REPORTS_OF_LEADERS } from './articles/reports.ts';
import { SCIENCE } from './articles/science.ts';
import { SPECIALS, TIMELINE } from './articles/specials.ts';
import { SPORTS } from './articles/sports.ts';
import { shiftFutureDates } from './shiftDates.ts';
import { SITE_NAME } from './site.ts';
import type { SampleArticle } from './types.ts';

/** Hand-written articles, and the archive of half a year. */
const WRITTEN: readonly SampleArticle[] = [
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
  ...MARKUP_VARIANTS,
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH,
  ...TIBETAN,
  ...AUTUMN,
  ...AUTUMN_LINKS,
  ...SPECIALS,
  ...TIMELINE,
  ...REPORTS_OF_LEADERS,
  ...EDGE_CASE_ARTICLES,
  ...ARCHIVE,
];

/** All articles; where none is named, the newspaper is their source. */
export const ARTICLES: readonly SampleArticle[] = shiftFutureDates(
  WRITTEN.map((article) => ({ source: SITE_NAME, ...article })),
);
