import { moveTime } from '../shiftDates.ts';
import type { Block, SampleArticle } from '../types.ts';
import type { Place } from './archive/places.ts';
import { STORIES, type Story } from './archive/stories.ts';

/**
 * Local news of half a year: three articles of each story. All are older than the hand-written
 * articles, so that lists begin with those.
 */

const FIRST_ID = 2000;
const NEWEST = '2026-10-28 20:10';
/** An hour less than four days, so that the time of day varies. */
const STEP_HOURS = 95;
const FRONT_COLUMN = 12;
const REPORTERS: readonly (readonly [id: number, name: string])[] = [
  [11, '沈知遥'],
  [12, '陆砚秋'],
  [14, '顾青禾'],
];

export const ARCHIVE: readonly SampleArticle[] = STORIES.flatMap((story, at) =>
  story.places.map((place, version) => createArticle(story, place, version, at)),
);

function createArticle(
  story: Story,
  place: Place,
  version: number,
  storyIndex: number,
): SampleArticle {
  const rank = version * STORIES.length + storyIndex;
  const fill = createFiller(story, place, version);
  const [column, ...alsoIn] = story.columns;
  const [reporterId, reporter] = REPORTERS[rank % REPORTERS.length] ?? [0, ''];
  const isLast = version === story.places.length - 1;
  return {
    id: FIRST_ID + rank,
    column,
    alsoIn: [...alsoIn, FRONT_COLUMN],
    at: moveTime(NEWEST, -rank * STEP_HOURS, 'hour'),
    title: fill(story.titles[version] ?? ''),
    ...(version < 2 && { abstract: fill(story.abstract) }),
    source: '霁川日报',
    credits: { reporter, editor: '苏合' },
    ...(rank % 9 === 0 && { reporters: [reporterId] }),
    ...(story.tags.length > 0 && { tags: story.tags }),
    ...(isLast && { account: story.account }),
    ...createPictures(story, story.texts.map(fill), rank),
  };
}

/** Chooses the images of an article's row: none, one, a big one, or three. */
function createPictures(
  { pictures }: Story,
  texts: readonly string[],
  rank: number,
): Pick<SampleArticle, 'body' | 'titlePictures' | 'big'> {
  const look = rank % 8;
  if (look < 2) return { body: texts };
  const [first = '', ...others] = texts;
  const picture = pictures[rank % pictures.length] ?? '';
  const body: readonly Block[] = [first, { picture }, ...others];
  if (look === 2) return { body, titlePictures: pictures };
  return look === 3 ? { body, big: true } : { body };
}

/** Returns a function that fills place, person and numbers into texts, the same in one article. */
function createFiller(story: Story, place: Place, version: number): (text: string) => string {
  const [a = 0, b = 0, c = 0] = story.numbers.map((each) => Math.round(each * (1 + version / 4)));
  const values: Readonly<Record<string, string | number>> = {
    p: place.name,
    s: place.spots[version] ?? '',
    w: place.person,
    a,
    b,
    c,
  };
  return (text) => text.replace(/\{([pswabc])\}/g, (_, name: string) => String(values[name]));
}
