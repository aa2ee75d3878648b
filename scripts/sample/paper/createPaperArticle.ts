import { createRandom } from '../images/random.ts';
import type { SampleArticle } from '../types.ts';
import { HOSTILE_PAGE, writeHostileTitle } from './brokenPages.ts';
import {
  decideLayoutId,
  findArticleSlot,
  formatPageCode,
  type PaperArticleSlot,
} from './paperIds.ts';
import { findPaper, formatDay, formatPageNumber, PROOFS } from './papers.ts';
import { layOutSheet, SHEET_HEIGHT, SHEET_WIDTH, type SheetArticle } from './sheet.ts';
import { findSubject, WRITERS, writeHeadline, writeParagraphs, writeSubtitle } from './texts.ts';

/** Id of the column of the newspaper's articles. */
const PAPER_COLUMN = 23;
/** One in this many articles has a banner above, another one a banner below. */
const ONE_WITH_BANNER_IN = 4;
const BANNERS = 12;

/**
 * Generates the newspaper article with an id from its page and position; null for other ids.
 * The same id always gives the same article, so that it is not stored.
 */
export function createPaperArticle(id: number): SampleArticle | null {
  const at = findArticleSlot(id);
  const spot = at && layOutSheet(at)[at.place];
  return at && spot ? writeArticle(id, at, spot) : null;
}

/** Generates the headline alone, for the drawing of a page. */
export function writeTitle(at: PaperArticleSlot): string {
  if (at.paper === PROOFS && at.page === HOSTILE_PAGE) return writeHostileTitle(at.place);
  return writeHeadline(findSubject(sectionOf(at)), turnOf(at), randomOf(at));
}

const sectionOf = ({ paper, page }: PaperArticleSlot): string =>
  findPaper(paper)?.sections[page - 1] ?? '';

const turnOf = ({ day, page, place }: PaperArticleSlot): number => day * 3 + page + place;

const randomOf = (at: PaperArticleSlot) =>
  createRandom(`article-${formatPageCode(at)}-${at.place}`);

function writeArticle(id: number, at: PaperArticleSlot, spot: SheetArticle): SampleArticle {
  // The headline uses the first random numbers, as in `writeTitle`.
  const random = randomOf(at);
  const subject = findSubject(sectionOf(at));
  writeHeadline(subject, turnOf(at), random);
  const writer = random.pick(WRITERS);
  const isLead = at.place === 0;
  const picture = `${random.pick(subject.scenes)}-${random.int(0, 4)}`;
  const paragraphs = writeParagraphs(subject, writer, random);
  const paper = findPaper(at.paper);
  return {
    id,
    column: PAPER_COLUMN,
    at: `${formatDay(at.day)} 00:00`,
    ...(isLead && at.page === 1 && { introTitle: `${paper?.name ?? ''}今日关注` }),
    title: writeTitle(at),
    ...(spot.columns >= 4 && { subtitle: writeSubtitle(random) }),
    source: paper?.name ?? '',
    credits: { author: writer, editor: random.pick(WRITERS) },
    paper: {
      layoutId: decideLayoutId(at),
      layout: formatPageNumber(at.page),
      layoutPicture: `sheet-${formatPageCode(at)}-page`,
      area: spot.outline.map(([x, y]) => [perCent(x, SHEET_WIDTH), perCent(y, SHEET_HEIGHT)]),
      ...(random.int(1, ONE_WITH_BANNER_IN) === 1 && {
        topPicture: `notice-${id % BANNERS}-banner`,
      }),
      ...(random.int(1, ONE_WITH_BANNER_IN) === 1 && {
        bottomPicture: `notice-${(id + 5) % BANNERS}-banner`,
      }),
    },
    clicks: random.int(80, 2400),
    praises: random.int(0, 90),
    shares: random.int(0, 40),
    body: spot.hasPicture
      ? [...paragraphs.slice(0, 1), { picture }, ...paragraphs.slice(1)]
      : paragraphs,
  };
}

const perCent = (pixels: number, whole: number): number =>
  Math.round((pixels / whole) * 100_00) / 100;
