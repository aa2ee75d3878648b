import type { LayoutArea } from '../article/articleTypes.ts';
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

function parsePaper(value: unknown): Paper | null {
  const wire = parseRecord(value);
  return read.filled(['id'], {
    id: read.id(wire, 'id', 'paperID', 'paperId'),
    name: read.line(wire, 'name', 'paperName'),
    icon: read.image(wire, 'iconBig', 'iconSmall', 'icon'),
  });
}

/**
 * Returns the day and the pages of an issue (getPaperLayouts, getLatestMaePaper). Null when no
 * page has an image.
 */
export function parseEdition(value: unknown): PaperEdition | null {
  const wire = parseRecord(value);
  return read.filled(['pages'], {
    paper: parsePaper(field(wire, 'paper')),
    date: parsePaperDate(field(wire, 'date', 'paperDate')),
    pages: removeDuplicates(parseEach(listIn(value, 'layouts', 'list'), parsePage)),
  });
}

/** Returns a page; null without an id or an image. */
function parsePage(value: unknown): PaperPage | null {
  const wire = parseRecord(value);
  const picture = read.image(wire, 'picUrl', 'picurl', 'picture');
  const size = {
    width: read.count(wire, 'width'),
    height: read.count(wire, 'height'),
  };
  return read.filled(['id', 'picture'], {
    id: read.id(wire, 'id', 'layoutId', 'layoutID'),
    name: read.line(wire, 'name', 'layoutName'),
    ...size,
    picture,
    thumbnail: read.image(wire, 'thumbUrl', 'picSmall') || picture,
    pdf: read.media(wire, 'pdfUrl', 'pdfurl'),
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

/** Returns an article; null without an id or any title. */
function parsePaperArticle(value: unknown): PaperArticleRow | null {
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

/** A newspaper of the site (getPapers). */
export interface Paper {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
}

/** A page of an issue (getPaperLayouts). */
export interface PaperPage {
  readonly id: string;
  /** For example `01 要闻`. */
  readonly name: string;
  /** Size of the image; 0 when unknown. */
  readonly width: number;
  readonly height: number;
  readonly picture: string;
  /** A smaller image for lists of pages, or the image itself. */
  readonly thumbnail: string;
  /** '' for none. */
  readonly pdf: string;
  /** Areas of its articles in per cent of the image. */
  readonly areas: readonly LayoutArea[];
}

/** A day's issue; every page has an image. */
export interface PaperEdition {
  /** The newspaper; null when the answer does not name it. */
  readonly paper: Paper | null;
  /** `2026-11-20`; '' when the answer does not name it. */
  readonly date: string;
  readonly pages: readonly PaperPage[];
}

/** An article of a page (getPaperArticles). */
export interface PaperArticleRow {
  readonly id: string;
  readonly introTitle: string;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
}

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
