import { filterImageLink, filterMediaLink } from '../link.ts';
import { parseHtmlText } from '../text.ts';
import {
  field,
  parseCount,
  parseEach,
  parseId,
  parseList,
  parseRecord,
  parseText,
  type Wire,
} from '../wire.ts';
import { parsePageAreas } from './areas.ts';
import { parsePaperDate } from './date.ts';
import type { Paper, PaperArticleRow, PaperEdition, PaperPage } from './types.ts';

/** The newspapers of the site (getPapers), each once; those without an id are dropped. */
export function parsePapers(value: unknown): readonly Paper[] {
  return withoutRepeats(parseEach(listIn(value, 'papers', 'list'), parsePaper));
}

function parsePaper(value: unknown): Paper | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'id', 'paperID', 'paperId'));
  if (id === '') return null;
  return {
    id,
    name: parseHtmlText(field(wire, 'name', 'paperName')),
    icon: filterImageLink(field(wire, 'iconBig', 'iconSmall', 'icon')),
  };
}

/**
 * An edition (getPaperLayouts, getLatestMaePaper): its day and the pages that can be
 * shown. Null when it has no page with a picture.
 */
export function parseEdition(value: unknown): PaperEdition | null {
  const wire = parseRecord(value);
  const pages = withoutRepeats(parseEach(listIn(value, 'layouts', 'list'), parsePage));
  if (pages.length === 0) return null;
  return {
    paper: parsePaper(field(wire, 'paper')),
    date: parsePaperDate(field(wire, 'date', 'paperDate')),
    pages,
  };
}

/** A page; null without an id or a picture: there is nothing to look at or to tap on. */
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
    name: parseHtmlText(field(wire, 'name', 'layoutName')),
    ...size,
    picture,
    thumbnail: filterImageLink(field(wire, 'thumbUrl', 'picSmall')) || picture,
    pdf: filterMediaLink(field(wire, 'pdfUrl', 'pdfurl')),
    areas: parsePageAreas(parseMapping(wire), size),
  };
}

/** Some servers put the mapping one level deeper, as article answers do (wire 13.1). */
function parseMapping(wire: Wire): unknown {
  const mapping = field(wire, 'mapping', 'layoutMapping');
  return field(parseRecord(mapping), 'mapping') ?? mapping;
}

/** Days with an edition (getMaePaperDatesByDate, getPaperDates), the newest first. */
export function parseDates(value: unknown): readonly string[] {
  const days = parseList(listIn(value, 'dates', 'list'))
    .map((day) => parsePaperDate(field(parseRecord(day), 'date', 'paperDate') ?? day))
    .filter(Boolean);
  return [...new Set(days)].sort().reverse();
}

/** The articles of a page, in the paper's order: a bare array on older servers. */
export function parsePaperArticles(value: unknown): readonly PaperArticleRow[] {
  return withoutRepeats(parseEach(listIn(value, 'articles', 'list'), parsePaperArticle));
}

/** Null without an id, and without any word to show. */
function parsePaperArticle(value: unknown): PaperArticleRow | null {
  const wire = parseRecord(value);
  const id = parseId(field(wire, 'fileId', 'fileID', 'articleID', 'articleId', 'id'));
  const introTitle = parseHtmlText(field(wire, 'introTitle'));
  const subtitle = parseHtmlText(field(wire, 'subtitle', 'subTitle'));
  // A row needs a name: what has no title of its own goes by the lines around it.
  const title = parseHtmlText(field(wire, 'title')) || introTitle || subtitle;
  if (id === '' || title === '') return null;
  return {
    id,
    introTitle: introTitle === title ? '' : introTitle,
    title,
    subtitle: subtitle === title ? '' : subtitle,
    author: parseText(field(wire, 'author')),
  };
}

/** The list of an answer: under one of the names, or the answer itself. */
const listIn = (
  value: unknown,
  ...names: readonly ('papers' | 'layouts' | 'dates' | 'articles' | 'list')[]
): unknown => field(parseRecord(value), ...names) ?? value;

/** The first of each id. */
function withoutRepeats<T extends { readonly id: string }>(items: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
