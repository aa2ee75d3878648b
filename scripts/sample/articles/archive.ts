import { listAncestorColumns } from '../columns.ts';
import type { Block, SampleArticle } from '../types.ts';
import { ANYWHERE } from './archive/anywhere.ts';
import { DOUBTS, ENDINGS, SCENERY } from './archive/commonParagraphs.ts';
import { FARM } from './archive/farm.ts';
import { PLATEAU, SEA } from './archive/seaAndPlateau.ts';
import type { Story, Town } from './archive/storyTypes.ts';
import { TOWN } from './archive/town.ts';
import { PERSON_NAMES, TOWNS } from './archive/towns.ts';

/**
 * Generates local news of half a year from stories, towns, people and numbers, always the
 * same. All of it is older than the hand-written articles, so that lists begin with those.
 */

const FIRST_ID = 2000;
const FIRST_DAY_MS = Date.parse('2026-05-01T00:00:00Z');
const DAYS = 184;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Articles are published between half past six in the morning and ten at night. */
const MORNING_MIN = 390;
const WORKING_MIN = 930;
const FRONT_COLUMN = 12;
/** Columns of specials by the tag of the articles that they contain. */
const PARTS: Readonly<Record<string, number>> = {
  秋收: 81,
  水利: 82,
  茶: 83,
  暗夜保护: 71,
  夜市: 72,
  临望铁路: 91,
};
/** Index of the title under which an account publishes the article. */
const ACCOUNT_VERSION = 2;
/** Articles that follow each other in time are this far apart in the list of stories. */
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
  readonly place: Town;
  /** Index of the story's title. */
  readonly version: number;
}

/** Lists every story with every town that it fits: once for stories that fit anywhere, else three times. */
function listOccasions(): readonly Occasion[] {
  const own = [...TOWN, ...FARM, ...SEA, ...PLATEAU].flatMap((story) =>
    TOWNS.filter(({ setting }) => setting === story.setting).flatMap((place) =>
      story.titles.map((_, version) => ({ story, place, version })),
    ),
  );
  const anywhere = ANYWHERE.flatMap((story, index) =>
    TOWNS.map((place, at) => ({ story, place, version: (index + at) % story.titles.length })),
  );
  return [...own, ...anywhere];
}

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** Returns a pseudo-random number that is always the same for an id and a purpose. */
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
 * Lists further columns of an article. Each one is another page to bake, so that not all
 * matching columns are used.
 */
function listFurtherColumns(story: Story, place: Town, id: number): readonly number[] {
  const oneIn = (share: number, columns: readonly number[]) => (id % share === 0 ? columns : []);
  return [
    ...oneIn(2, [pick(place.columns, chance(id, 1))]),
    ...oneIn(3, listAncestorColumns(story.column)),
    ...oneIn(5, [FRONT_COLUMN]),
    ...story.tags.flatMap((tag) => PARTS[tag] ?? []),
  ];
}

/** Lists two to six paragraphs: the story's own, with common ones between them. */
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

/** Chooses the images of an article's row: none, one, a big one, or three. */
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

/** Returns a function that fills town, people and numbers into texts, the same in one article. */
function createFiller(story: Story, place: Town, id: number): (text: string) => string {
  const numbers = story.numbers.map(([from, to], index) =>
    formatNumber(from + (chance(id, 20 + index) % (to - from + 1))),
  );
  const values: Readonly<Record<string, string>> = {
    p: place.name,
    s: pick(place.spots, chance(id, 15)),
    w: pick(PERSON_NAMES, chance(id, 16)),
    a: numbers[0] ?? '',
    b: numbers[1] ?? '',
    c: numbers[2] ?? '',
  };
  return (text) => text.replace(/\{([pswabc])\}/g, (_, name: string) => values[name] ?? '');
}

const formatNumber = (value: number): string =>
  value >= 1000 ? value.toLocaleString('en-US') : String(value);

/** Formats the publishing time of the nth article, from May to October. */
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
