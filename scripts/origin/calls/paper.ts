/**
 * The printed newspaper: serves `getPapers`, `getLatestMaePaper`, `getPaperLayouts`,
 * `getMaePaperDatesByDate`, `getPaperDates`, `getPaperArticles` on host `app_if`. Wire form:
 * src/docs/wireFields.md.
 */

import { REPEATED_DAY } from '../../sample/paper/brokenPages.ts';
import { decideArticleId, parsePageCode } from '../../sample/paper/paperIds.ts';
import {
  EVENING,
  findPaper,
  PAPERS,
  PROOFS,
  parseDay,
  type SamplePaperTitle,
} from '../../sample/paper/papers.ts';
import { findPrintedArticles } from '../../sample/paper/printedPages.ts';
import type { Call, CallContext, Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { findArticles } from '../store/articles.ts';
import type { StoredArticle } from '../store/storedArticle.ts';
import type { Addresses } from '../wire/addresses.ts';
import { formatLayout, formatPaper, formatPaperDate } from '../wire/paperLayout.ts';

const VERSION = 0;
/** Default `count` of getPaperDates. */
const DATES_COUNT = 5;
const MAX_DATES = 1000;

const getPapers: Call = ({ addresses }) =>
  data({
    version: VERSION,
    papers: PAPERS.filter(({ hidden }) => !hidden).map((paper) => formatPaper(paper, addresses)),
  });

/** Answers the latest edition of a newspaper; of the first newspaper without `id`. */
const getLatestMaePaper: Call = ({ params, addresses }) => {
  const paper = params.text('id') === '' ? PAPERS[0] : paperOf(params.id('id'));
  const day = paper?.days[0];
  if (!paper || day === undefined) return unknown;
  return data({
    paper: { id: paper.id, name: paper.name },
    date: formatPaperDate(day),
    layouts: formatLayouts(paper, day, addresses),
  });
};

/** Answers the edition of a day, or the latest one; a day without an edition has no pages. */
const getPaperLayouts: Call = ({ params, addresses }) => {
  const paper = paperOf(params.id('id'));
  if (!paper) return unknown;
  const date = params.text('date');
  const day = date === '' ? (paper.days[0] ?? null) : parseDay(date);
  const layouts = day === null ? [] : formatLayouts(paper, day, addresses);
  return data({ version: VERSION, date: day === null ? date : formatPaperDate(day), layouts });
};

const paperOf = (id: number | null): SamplePaperTitle | null =>
  id === null ? null : findPaper(id);

function formatLayouts(paper: SamplePaperTitle, day: number, addresses: Addresses) {
  if (!paper.days.includes(day)) return [];
  const layouts = paper.sections.map((_, index) =>
    formatLayout({ paper: paper.id, day, page: index + 1 }, addresses),
  );
  if (paper.id !== PROOFS || day !== REPEATED_DAY) return layouts;
  const some = layouts.filter((_, index) => index % 3 !== 2);
  return [...some, ...some];
}

/** Answers the days with an edition in a month, which is part of the given date. */
const getMaePaperDatesByDate: Call = ({ params }) => {
  const paper = paperOf(params.id('id'));
  if (!paper) return unknown;
  const month = params.text('date').replace(/-/g, '').slice(0, 6);
  const days = paper.days.map(formatPaperDate).filter((date) => date.startsWith(month));
  return data({ dates: days.reverse().map((date) => ({ date })) });
};

const getPaperDates: Call = ({ params }) => {
  const paper = paperOf(params.id('id'));
  if (!paper) return unknown;
  const start = params.count('start');
  const count = Math.min(params.count('count', DATES_COUNT), MAX_DATES);
  const days = paper.days.slice(start, start + count);
  return data({ version: VERSION, dates: days.map((day) => ({ date: formatPaperDate(day) })) });
};

/** Answers the articles of a page; the evening paper's as a bare array, as older servers do. */
const getPaperArticles: Call = (context) => {
  const page = parsePageCode(context.params.id('id') ?? 0);
  if (!page) return unknown;
  const ids = findPrintedArticles(page).map((_, place) => decideArticleId({ ...page, place }));
  const articles = formatRows(ids, context);
  return data(page.paper === EVENING ? articles : { version: VERSION, articles });
};

const formatRows = (ids: readonly number[], { db }: CallContext) =>
  findArticles(db, ids).map(formatRow);

const formatRow = ({ model }: StoredArticle) => ({
  fileId: model.id,
  introTitle: model.introTitle ?? '',
  title: model.title,
  subtitle: model.subtitle ?? '',
  author: model.credits?.author ?? '',
  layoutId: model.paper?.layoutId ?? 0,
});

export const paperCalls: Calls = {
  getPapers,
  getLatestMaePaper,
  getPaperLayouts,
  getMaePaperDatesByDate,
  getPaperDates,
  getPaperArticles,
};
