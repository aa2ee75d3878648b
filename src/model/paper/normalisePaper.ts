import * as read from '../read.ts';
import { field, parseEach, parseList, parseRecord, removeDuplicates, type Wire } from '../wire.ts';
import { parsePageAreas } from './areas.ts';
import { parsePaperDate } from './date.ts';

/**
 * Returns the newspapers of the site (getPapers) without duplicates; those without an id are
 * dropped.
 */
export function parsePapers(value: unknown): readonly Paper[] {
  return removeDuplicates(parseEach(listIn(value, 'papers', 'list'), parsePaper));
}

/** A newspaper of the site (getPapers). */
export type Paper = read.Parsed<typeof parsePaper>;

function parsePaper(value: unknown) {
  const wire = parseRecord(value);
  return read.filled(['id'], {
    id: read.id(wire, 'id', 'paperID', 'paperId'),
    name: read.line(wire, 'name', 'paperName'),
    icon: read.image(wire, 'iconBig', 'iconSmall', 'icon'),
  });
}

/** A day's issue; every page has an image. */
export type PaperEdition = read.Parsed<typeof parseEdition>;

/**
 * Returns the day and the pages of an issue (getPaperLayouts, getLatestMaePaper). Null when no
 * page has an image.
 */
export function parseEdition(value: unknown) {
  const wire = parseRecord(value);
  return read.filled(['pages'], {
    /** The newspaper; null when the answer does not name it. */
    paper: parsePaper(field(wire, 'paper')),
    /** `2026-11-20`; '' when the answer does not name it. */
    date: parsePaperDate(field(wire, 'date', 'paperDate')),
    pages: removeDuplicates(parseEach(listIn(value, 'layouts', 'list'), parsePage)),
  });
}

/** A page of an issue (getPaperLayouts). */
export type PaperPage = read.Parsed<typeof parsePage>;

/** Returns a page; null without an id or an image. */
function parsePage(value: unknown) {
  const wire = parseRecord(value);
  const picture = read.image(wire, 'picUrl', 'picurl', 'picture');
  /** Size of the image; 0 when unknown. */
  const size = {
    width: read.count(wire, 'width'),
    height: read.count(wire, 'height'),
  };
  return read.filled(['id', 'picture'], {
    id: read.id(wire, 'id', 'layoutId', 'layoutID'),
    /** For example `01 要闻`. */
    name: read.line(wire, 'name', 'layoutName'),
    ...size,
    picture,
    /** A smaller image for lists of pages, or the image itself. */
    thumbnail: read.image(wire, 'thumbUrl', 'picSmall') || picture,
    /** '' for none. */
    pdf: read.media(wire, 'pdfUrl', 'pdfurl'),
    /** Areas of its articles in per cent of the image. */
    areas: parsePageAreas(parseMapping(wire), size),
  });
}

/** Some servers nest the mapping one level deeper, as article answers do (wire 13.1). */
function parseMapping(wire: Wire): unknown {
  const mapping = field(wire, 'mapping', 'layoutMapping');
  return field(parseRecord(mapping), 'mapping') ?? mapping;
}

/** Returns the days with an issue (getMaePaperDatesByDate, getPaperDates), newest first. */
export function parseDates(value: unknown): readonly string[] {
  const days = parseList(listIn(value, 'dates', 'list'))
    .map((day) => parsePaperDate(field(parseRecord(day), 'date', 'paperDate') ?? day))
    .filter(Boolean);
  return [...new Set(days)].sort().reverse();
}

/** Returns the articles of a page in the paper's order; older servers send a bare array. */
export function parsePaperArticles(value: unknown): readonly PaperArticleRow[] {
  return removeDuplicates(parseEach(listIn(value, 'articles', 'list'), parsePaperArticle));
}

/** An article of a page (getPaperArticles). */
export type PaperArticleRow = read.Parsed<typeof parsePaperArticle>;

/** Returns an article; null without an id or any title. */
function parsePaperArticle(value: unknown) {
  const wire = parseRecord(value);
  const introTitle = read.line(wire, 'introTitle');
  const subtitle = read.line(wire, 'subtitle', 'subTitle');
  // A row needs a title: the intro title or subtitle is used when there is none.
  const title = read.line(wire, 'title') || introTitle || subtitle;
  return read.filled(['id', 'title'], {
    id: read.id(wire, 'fileId', 'fileID', 'articleID', 'articleId', 'id'),
    introTitle: introTitle === title ? '' : introTitle,
    title,
    subtitle: subtitle === title ? '' : subtitle,
    author: read.line(wire, 'author'),
  });
}

/** Returns the list under one of the names, or the answer itself. */
const listIn = (
  value: unknown,
  ...names: readonly ('papers' | 'layouts' | 'dates' | 'articles' | 'list')[]
): unknown => field(parseRecord(value), ...names) ?? value;

/** First content of the newspaper's screen. */
export interface PaperData {
  readonly papers: readonly Paper[];
  readonly paper: Paper;
  /** Day of the issue, `2026-11-20`. */
  readonly date: string;
  readonly pages: readonly PaperPage[];
  /** The open page: one of `pages`. */
  readonly pageId: string;
  readonly articles: readonly PaperArticleRow[];
}
