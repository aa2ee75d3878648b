import { listAncestorColumns } from '../columns.ts';
import type { Block, SampleArticle } from '../types.ts';
import { ANYWHERE } from './archive/anywhere.ts';
import { DOUBTS, ENDINGS, SCENERY } from './archive/commonParagraphs.ts';
import { FARM } from './archive/farm.ts';
import { PEOPLE, PLACES } from './archive/places.ts';
import { PLATEAU, SEA } from './archive/seaAndPlateau.ts';
import type { Place, Story } from './archive/storyTypes.ts';
import { TOWN } from './archive/town.ts';

/**
 * The paper of the half year before the edition: local news put together from stories,
 * places, people and numbers, always the same. All of it is older than what is written
 * by hand, so that lists begin with that.
 */

const FIRST_ID = 2000;
const FIRST_DAY_MS = Date.parse('2026-05-01T00:00:00Z');
const DAYS = 184;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The paper is made from half past six in the morning to ten at night. */
const MORNING_MIN = 390;
const WORKING_MIN = 930;
const FRONT_COLUMN = 12;
/** Parts of specials that gather what carries a tag. */
const PARTS: Readonly<Record<string, number>> = {
  秋收: 81,
  水利: 82,
  茶: 83,
  暗夜保护: 71,
  夜市: 72,
  临望铁路: 91,
};
/** The title that is an account's, not the paper's own. */
const ACCOUNT_VERSION = 2;
/** Stories that follow one another in time are far apart in the list of all. */
const STRIDE = 211;

const EDITORS = ['苏合', '丁一禾'] as const;
const REPORTERS: readonly (readonly [id: number, name: string])[] = [
  [11, '沈知遥'],
  [12, '陆砚秋'],
  [14, '顾青禾'],
  [15, '闻澜'],
  [16, '程霁'],
  [17, '苏合'],
  [18, '才让卓玛'],
];

interface Occasion {
  readonly story: Story;
  readonly place: Place;
  /** Which of its titles. */
  readonly version: number;
}

/** Every story in every place that it fits; those that fit anywhere once, others three times. */
function listOccasions(): readonly Occasion[] {
  const own = [...TOWN, ...FARM, ...SEA, ...PLATEAU].flatMap((story) =>
    PLACES.filter(({ setting }) => setting === story.setting).flatMap((place) =>
      story.titles.map((_, version) => ({ story, place, version })),
    ),
  );
  const anywhere = ANYWHERE.flatMap((story, index) =>
    PLACES.map((place, at) => ({ story, place, version: (index + at) % story.titles.length })),
  );
  return [...own, ...anywhere];
}

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** A number that looks like chance and is always the same. */
function chance(id: number, purpose: number): number {
  const mixed = Math.imul(id * 31 + purpose, 2_654_435_761) >>> 0;
  return Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 8;
}

function createArticle({ story, place, version }: Occasion, id: number, at: string): SampleArticle {
  const fill = createFiller(story, place, id);
  const [reporterId, reporter] = pick(REPORTERS, chance(id, 3));
  const texts = listTexts(story, id).map(fill);
  const [first = ''] = texts;
  return {
    id,
    column: story.column,
    alsoIn: listFurtherColumns(story, place, id),
    at,
    title: fill(pick(story.titles, version)),
    ...(chance(id, 4) % 3 > 0 && { abstract: fill(story.abstract) }),
    source: '霁川日报',
    credits: { reporter, editor: pick(EDITORS, chance(id, 5)) },
    ...(chance(id, 6) % 9 === 0 && { reporters: [reporterId] }),
    ...(story.tags.length > 0 && { tags: story.tags }),
    ...(version === ACCOUNT_VERSION && { account: story.account }),
    ...createPictures(story, id, texts, first),
  };
}

/**
 * Where else it stands: each column is one more page to bake, so that not all that could
 * list it do.
 */
function listFurtherColumns(story: Story, place: Place, id: number): readonly number[] {
  const oneIn = (share: number, columns: readonly number[]) => (id % share === 0 ? columns : []);
  return [
    ...oneIn(2, [pick(place.columns, chance(id, 1))]),
    ...oneIn(3, listAncestorColumns(story.column)),
    ...oneIn(5, [FRONT_COLUMN]),
    ...story.tags.flatMap((tag) => PARTS[tag] ?? []),
  ];
}

/** Two to six paragraphs: the story's own, with some of what fits all stories between. */
function listTexts({ texts }: Story, id: number): readonly string[] {
  const [first = '', ...others] = texts;
  const own = chance(id, 7) % 4 === 0 ? [first] : [first, ...others];
  return [
    ...(chance(id, 8) % 3 === 0 ? [pick(SCENERY, chance(id, 9))] : []),
    ...own,
    ...(chance(id, 10) % 2 === 0 ? [pick(DOUBTS, chance(id, 11))] : []),
    pick(ENDINGS, chance(id, 12)),
  ];
}

/** How its row looks: without a picture, with one, big, or with three. */
function createPictures(
  { pictures }: Story,
  id: number,
  texts: readonly string[],
  first: string,
): Pick<SampleArticle, 'body' | 'titlePictures' | 'big'> {
  const look = chance(id, 13) % 8;
  if (look < 2) return { body: texts };
  const rest: readonly Block[] = texts.slice(1);
  const from = chance(id, 14);
  const body: readonly Block[] = [first, { picture: pick(pictures, from) }, ...rest];
  if (look === 2) return { body, titlePictures: pictures };
  if (look === 3) return { body, big: true };
  return { body };
}

/** Puts places, people and numbers into a text; the same in all texts of one article. */
function createFiller(story: Story, place: Place, id: number): (text: string) => string {
  const numbers = story.numbers.map(([from, to], index) =>
    formatNumber(from + (chance(id, 20 + index) % (to - from + 1))),
  );
  const values: Readonly<Record<string, string>> = {
    p: place.name,
    s: pick(place.spots, chance(id, 15)),
    w: pick(PEOPLE, chance(id, 16)),
    a: numbers[0] ?? '',
    b: numbers[1] ?? '',
    c: numbers[2] ?? '',
  };
  return (text) => text.replace(/\{([pswabc])\}/g, (_, name: string) => values[name] ?? '');
}

const formatNumber = (value: number): string =>
  value >= 1000 ? value.toLocaleString('en-US') : String(value);

/** The moments from May to October, one after the other. */
function formatTime(rank: number, count: number, id: number): string {
  const day = Math.floor((rank * DAYS) / count);
  const minutes = MORNING_MIN + (chance(id, 17) % WORKING_MIN);
  const at = new Date(FIRST_DAY_MS + day * DAY_MS + minutes * MINUTE_MS);
  return at.toISOString().slice(0, 16).replace('T', ' ');
}

function createArchive(): readonly SampleArticle[] {
  const occasions = listOccasions();
  return occasions.map((occasion, index) => {
    const id = FIRST_ID + index;
    const rank = (index * STRIDE) % occasions.length;
    return createArticle(occasion, id, formatTime(rank, occasions.length, id));
  });
}

export const ARCHIVE: readonly SampleArticle[] = createArchive();
