import { filterImageLink, filterMediaLink } from '../link.ts';
import { parseLine } from '../text.ts';
import {
  field,
  parseCount,
  parseEach,
  parseId,
  parseList,
  parseRecord,
  type Wire,
} from '../wire.ts';
import { parsePageAreas } from './areas.ts';
import { parsePaperDate } from './date.ts';
import type { Paper, PaperArticleRow, PaperEdition, PaperPage } from './paperTypes.ts';

/**
 * Returns the newspapers of the site (getPapers) without duplicates; those without an id are
 * dropped.
 */
export function parsePapers(value: unknown): readonly Paper[] {
  return removeDuplicates(parseEach(listIn(value, 'papers', 'list'), parsePaper));
}

function parsePaper(value: unknown): Paper | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'id', 'paperID', 'paperId'));
  if (id === '') return null;
  return {
    id,
    name: parseLine(field(wire, 'name', 'paperName')),
    icon: filterImageLink(field(wire, 'iconBig', 'iconSmall', 'icon')),
  };
}

/**
 * Returns the day and the pages of an issue (getPaperLayouts, getLatestMaePaper). Null when no
 * page has an image.
 */
export function parseEdition(value: unknown): PaperEdition | null {
  const wire = parseRecord(value);
  const pages = removeDuplicates(parseEach(listIn(value, 'layouts', 'list'), parsePage));
  if (pages.length === 0) return null;
  return {
    paper: parsePaper(field(wire, 'paper')),
    date: parsePaperDate(field(wire, 'date', 'paperDate')),
    pages,
  };
}

/** Returns a page; null without an id or an image. */
function parsePage(value: unknown): PaperPage | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'id', 'layoutId', 'layoutID'));
  const picture = filterImageLink(field(wire, 'picUrl', 'picurl', 'picture'));
  if (id === '' || picture === '') return null;
  const size = {
    width: parseCount(field(wire, 'width')),
    height: parseCount(field(wire, 'height')),
  };
  return {
    id,
    name: parseLine(field(wire, 'name', 'layoutName')),
    ...size,
    picture,
    thumbnail: filterImageLink(field(wire, 'thumbUrl', 'picSmall')) || picture,
    pdf: filterMediaLink(field(wire, 'pdfUrl', 'pdfurl')),
    areas: parsePageAreas(parseMapping(wire), size),
  };
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
  const id = parseId(field(wire, 'fileId', 'fileID', 'articleID', 'articleId', 'id'));
  const introTitle = parseLine(field(wire, 'introTitle'));
  const subtitle = parseLine(field(wire, 'subtitle', 'subTitle'));
  // A row needs a title: the intro title or subtitle is used when there is none.
  const title = parseLine(field(wire, 'title')) || introTitle || subtitle;
  if (id === '' || title === '') return null;
  return {
    id,
    introTitle: introTitle === title ? '' : introTitle,
    title,
    subtitle: subtitle === title ? '' : subtitle,
    author: parseLine(field(wire, 'author')),
  };
}

/** Returns the list under one of the names, or the answer itself. */
const listIn = (
  value: unknown,
  ...names: readonly ('papers' | 'layouts' | 'dates' | 'articles' | 'list')[]
): unknown => field(parseRecord(value), ...names) ?? value;

/** Returns the list with only the first item of each id. */
function removeDuplicates<T extends { readonly id: string }>(items: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
