import type { SampleArticle } from '../types.ts';
import { HOSTILE_PAGE, writeHostileTitle } from './brokenPages.ts';
import { findArticleSlot, formatPageCode } from './paperIds.ts';
import { findPaper, formatDay, formatPageNumber, PROOFS } from './papers.ts';
import { findPrintedArticles, parseOutline, SHEET_HEIGHT, SHEET_WIDTH } from './printedPages.ts';

/** Id of the column of the newspaper's articles. */
const PAPER_COLUMN = 23;
/** One in this many articles has a banner above, another one a banner below. */
const ONE_WITH_BANNER_IN = 4;

/**
 * Creates the newspaper article with an id from its page and position; null for other ids.
 * The same id always gives the same article, so that it is not stored.
 */
export function createPaperArticle(id: number): SampleArticle | null {
  const at = findArticleSlot(id);
  const printed = at && findPrintedArticles(at)[at.place];
  if (!printed) return null;
  const { printedOn: _, outline, author, editor, title, ...texts } = printed;
  const code = formatPageCode(at);
  const isHostile = at.paper === PROOFS && at.page === HOSTILE_PAGE;
  return {
    ...texts,
    id,
    column: PAPER_COLUMN,
    at: `${formatDay(at.day)} 00:00`,
    title: isHostile ? writeHostileTitle(at.place) : title,
    source: findPaper(at.paper)?.name ?? '',
    credits: { author, editor },
    paper: {
      layoutId: code,
      layout: formatPageNumber(at.page),
      layoutPicture: `sheet-${code}-page`,
      area: parseOutline(outline).map(([x, y]) => [
        perCent(x, SHEET_WIDTH),
        perCent(y, SHEET_HEIGHT),
      ]),
      ...(id % ONE_WITH_BANNER_IN === 0 && { topPicture: `notice-${id}-banner` }),
      ...(id % ONE_WITH_BANNER_IN === 1 && { bottomPicture: `notice-${id}-banner` }),
    },
    clicks: 80 + ((id * 37) % 2300),
    praises: id % 90,
    shares: id % 40,
  };
}

const perCent = (pixels: number, whole: number): number =>
  Math.round((pixels / whole) * 100_00) / 100;
