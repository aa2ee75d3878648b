import { DAILY, EVENING, findPaper, PROOFS } from './papers.ts';

/** A page of an edition. */
export interface PaperPage {
  readonly paper: number;
  /** Day of the month. */
  readonly day: number;
  /** From 1. */
  readonly page: number;
}

/** The position of an article: `place` counts from 0 in reading order. */
export interface PaperArticleSlot extends PaperPage {
  readonly place: number;
}

/** Today's front page, and its hand-written articles (articles/markupVariants.ts). */
const FRONT: PaperPage = { paper: DAILY, day: 20, page: 1 };
const WRITTEN: Readonly<Record<number, number>> = { 0: 7001, 2: 7002 };

/**
 * Formats a number that identifies newspaper, day and page: `12001`. It is the page's layout id,
 * and names of images contain it.
 */
export const formatPageCode = ({ paper, day, page }: PaperPage): number =>
  paper * 10_000 + day * 100 + page;

/** Parses the code of a page; null when no edition has it. */
export function parsePageCode(code: number): PaperPage | null {
  const written = {
    paper: Math.floor(code / 10_000),
    day: Math.floor(code / 100) % 100,
    page: code % 100,
  };
  return isPage(written) ? written : null;
}

const isPage = ({ paper, day, page }: PaperPage): boolean => {
  const title = findPaper(paper);
  return !!title?.days.includes(day) && page >= 1 && page <= title.sections.length;
};

const isFront = (page: PaperPage): boolean => formatPageCode(page) === formatPageCode(FRONT);

/** First article id of each newspaper; the last ids are below 40,000. */
const FIRST_IDS: Readonly<Record<number, number>> = {
  [DAILY]: 30_000,
  [EVENING]: 33_400,
  [PROOFS]: 36_800,
};
const FIRST_DAY = 5;
const IDS_A_PAPER = 3_400;
const IDS_A_DAY = 200;
const IDS_A_PAGE = 20;

export function decideArticleId(at: PaperArticleSlot): number {
  const written = isFront(at) ? WRITTEN[at.place] : undefined;
  const { paper, day, page, place } = at;
  const first = FIRST_IDS[paper] ?? 0;
  return written ?? first + (day - FIRST_DAY) * IDS_A_DAY + page * IDS_A_PAGE + place;
}

/** Returns the position of a newspaper article; null for any other id. */
export function findArticleSlot(id: number): PaperArticleSlot | null {
  const written = Object.entries(WRITTEN).find(([, article]) => article === id);
  if (written) return { ...FRONT, place: Number(written[0]) };
  const first = Object.entries(FIRST_IDS).find(
    ([, start]) => id >= start && id < start + IDS_A_PAPER,
  );
  if (!first) return null;
  const offset = id - first[1];
  const at = {
    paper: Number(first[0]),
    day: Math.floor(offset / IDS_A_DAY) + FIRST_DAY,
    page: Math.floor((offset % IDS_A_DAY) / IDS_A_PAGE),
    place: offset % IDS_A_PAGE,
  };
  // At positions of hand-written articles the computed id is unused.
  return isPage(at) && decideArticleId(at) === id ? at : null;
}
