/** The printed newspaper. */

import {
  BROKEN_IMAGE_PAGE,
  breakMapping,
  HOSTILE_PAGE,
  IMAGELESS_DAY,
  MISSING_IMAGE,
  REPEATED_DAY,
} from '../../sample/paper/brokenPages.ts';
import {
  decideArticleId,
  formatPageCode,
  type PaperPage,
  parsePageCode,
} from '../../sample/paper/paperIds.ts';
import {
  EVENING,
  findPaper,
  formatDay,
  formatPageNumber,
  PAPERS,
  PROOFS,
  parseDay,
  type SamplePaperTitle,
} from '../../sample/paper/papers.ts';
import {
  findPrintedArticles,
  type Point,
  parseOutline,
  SHEET_HEIGHT,
  SHEET_WIDTH,
} from '../../sample/paper/printedPages.ts';
import { SITE_ID } from '../../sample/site.ts';
import type { SampleArticle } from '../../sample/types.ts';
import { answerFound, type Call, type CallContext, type Calls } from '../callContext.ts';
import { data, unknown } from '../envelope.ts';
import { findArticles, type StoredArticle } from '../store/articles.ts';
import { takePart } from '../table.ts';
import type { Addresses } from '../wire/addresses.ts';
import { formatArticleBody, formatBodyImage } from '../wire/content.ts';
import { listBodyImages } from '../wire/item.ts';
import { formatWireTime } from '../wire/time.ts';
import { readRange } from './paging.ts';

/** The outline of an article on a page, with the article's id. */
interface Hotspot {
  readonly articleId: number;
  readonly outline: readonly Point[];
}

/**
 * Formats the hotspots of a page. The real form is not documented: the pages use all likely
 * forms in turn, so that clients are tested with each of them.
 */
function formatMapping(hotspots: readonly Hotspot[], page: number): unknown {
  return (FORMS[page % FORMS.length] ?? asText)(hotspots);
}

type Form = (hotspots: readonly Hotspot[]) => unknown;

/** `4471902:10%,5%;60%,5%;60%,40%|…` */
const asText: Form = (hotspots) =>
  hotspots.map(({ articleId, outline }) => `${articleId}:${formatPercents(outline)}`).join('|');

/** The same in pixels, one area per line. */
const asPixels: Form = (hotspots) =>
  hotspots
    .map(
      ({ articleId, outline }) =>
        `${articleId}:${outline.map(([x, y]) => `${Math.round(x)}px,${Math.round(y)}px`).join(';')}`,
    )
    .join('\n');

/** A string that contains JSON. */
const asJson: Form = (hotspots) =>
  JSON.stringify(
    hotspots.map(({ articleId, outline }) => ({ points: formatPercents(outline), articleId })),
  );

/** Two corners of a rectangle, all corners of any other outline. */
const asCorners: Form = (hotspots) =>
  hotspots.map(({ articleId, outline }) => {
    const [from, , to] = outline;
    const isRectangle = outline.length === 4 && from && to;
    return {
      coords: formatPercents(isRectangle ? [from, to] : outline),
      fileId: String(articleId),
    };
  });

/** Per cent without a unit. */
const asPairs: Form = (hotspots) =>
  hotspots.map(({ articleId, outline }) => ({
    area: outline.map(([x, y]) => [toPercent(x, SHEET_WIDTH), toPercent(y, SHEET_HEIGHT)]),
    articleID: articleId,
  }));

/** Points as objects, in pixels. */
const asPoints: Form = (hotspots) =>
  hotspots.map(({ articleId, outline }) => ({
    points: outline.map(([x, y]) => ({ x: Math.round(x), y: Math.round(y) })),
    articleId: String(articleId),
  }));

const asTexts: Form = (hotspots) =>
  hotspots.map(({ articleId, outline }) => `${articleId}=${formatPercents(outline)}`);

const FORMS: readonly Form[] = [asTexts, asText, asPixels, asJson, asCorners, asPairs, asPoints];

const formatPercents = (outline: readonly Point[]): string =>
  outline.map(([x, y]) => `${toPercent(x, SHEET_WIDTH)}%,${toPercent(y, SHEET_HEIGHT)}%`).join(';');

const toPercent = (pixels: number, whole: number): number =>
  Math.round((pixels / whole) * 100_00) / 100;

// Guesses: the form of a mapping, thumbUrl and paper (src/docs/wireFields.md).

type Wire = Record<string, unknown>;

/** Formats a newspaper for getPapers. */
function formatPaper({ id, name, code }: SamplePaperTitle, addresses: Addresses): Wire {
  const icon = addresses.logo(`column-${id}.jpg`);
  return { id, name, code, iconSmall: icon, iconBig: icon };
}

/** Formats a day as `20261120`. */
const formatPaperDate = (day: number): string => formatDay(day).replace(/-/g, '');

/** Formats a page for getPaperLayouts. */
function formatLayout(place: PaperPage, addresses: Addresses): Wire {
  const { paper, day, page } = place;
  const title = findPaper(paper);
  const layoutId = formatPageCode(place);
  const image = findPageImage(place);
  const file = `sheet-${layoutId}`;
  const url = addresses.page(`paperSharePage/${formatDay(day)}/${paper}/${layoutId}.html`);
  const layout = {
    id: layoutId,
    name: `${formatPageNumber(page)} ${title?.sections[page - 1] ?? ''}`,
    width: SHEET_WIDTH,
    // Some servers write numbers as text.
    height: page % 2 ? SHEET_HEIGHT : String(SHEET_HEIGHT),
    mapping: createMapping(place),
    url,
    urlPad: url,
    picUrl: image && addresses.image(image),
    pdfUrl: addresses.file(`${file}.pdf`),
    thumbUrl: image && addresses.image(`${file}-leaf`),
  };
  return paper === PROOFS && page === HOSTILE_PAGE ? { ...layout, ...HOSTILE } : layout;
}

/** Returns the name of a page's image; '' for a page without one. */
function findPageImage(place: PaperPage): string {
  const { paper, day, page } = place;
  const code = formatPageCode(place);
  if (code === formatPageCode(MISSING_IMAGE)) return '';
  if (paper === PROOFS && day === IMAGELESS_DAY) return '';
  if (paper === PROOFS && page === BROKEN_IMAGE_PAGE) return 'nothing-1-page';
  return `sheet-${code}-page`;
}

function createMapping(place: PaperPage): unknown {
  const hotspots = findPrintedArticles(place).map(({ outline }, index) => ({
    articleId: decideArticleId({ ...place, place: index }),
    outline: parseOutline(outline),
  }));
  const broken =
    place.paper === PROOFS
      ? breakMapping(
          place.page,
          formatPercents(hotspots[0]?.outline ?? []),
          hotspots.map(({ articleId }) => articleId),
        )
      : undefined;
  return broken ?? formatMapping(hotspots, place.page);
}

const HOSTILE: Wire = {
  name: '06 <img src=x onerror=alert(1)>敌\u200b意',
  url: 'javascript:alert(1)',
  pdfUrl: 'javascript:alert(1)',
  thumbUrl: 'javascript:alert(1)',
};

/** Formats an article of the printed newspaper, for getPaperArticle (wire 13.1). */
export function formatPaperDetail(stored: StoredArticle, addresses: Addresses): Wire {
  const { model } = stored;
  const { paper } = model;
  const pictures = listBodyImages(model);
  return {
    fileId: String(model.id),
    siteID: String(model.siteId ?? SITE_ID),
    version: stored.changedAt,
    title: model.title,
    introTitle: model.introTitle ?? '',
    subtitle: model.subtitle ?? '',
    attAbstract: model.abstract ?? '',
    publishtime: `${formatWireTime(stored.publishedAt).slice(0, 10)} 00:00:00.0`,
    source: model.source ?? '',
    author: model.credits?.author ?? '',
    collaborator: '',
    editor: model.credits?.editor ?? '',
    layoutId: String(paper?.layoutId ?? ''),
    layout: paper?.layout ?? '',
    discussClosed: model.discussClosed ? 1 : 0,
    articleType: 0,
    shareUrl: addresses.page(`newsDetail/${model.column}/${model.id}.html?isDigital=true`),
    url: '',
    content: formatFragment(model, addresses),
    countPraise: String(stored.praises),
    countClick: String(stored.clicks),
    // Not set (wire 9.2).
    advClosed: -2147483648,
    // Unlike in other articles, the group is present when it is empty, too.
    images: [
      {
        ref: '<!--IMAGES#1-->',
        imagearray: pictures.map((name, index) => ({
          ref: `<!--IMAGEARRAY#${index}-->`,
          ...formatBodyImage(name, index, addresses),
        })),
      },
    ],
    attachment: [],
    ...(paper && {
      layoutPicture: { picUrl: addresses.image(paper.layoutPicture), width: 1000, height: 1420 },
      layoutMapping: { mapping: paper.area.map(([x, y]) => `${x}%,${y}%`).join(';') },
      ...(paper.topPicture && { topImage: addresses.image(paper.topPicture) }),
      ...(paper.bottomPicture && { bottomImage: addresses.image(paper.bottomPicture) }),
    }),
    ...model.wire?.detail,
  };
}

/** Formats an HTML fragment with invalid nesting, as in real paper articles. */
function formatFragment(model: SampleArticle, addresses: Addresses): string {
  const { content } = formatArticleBody(model, addresses);
  const inside = content.replace(/^[\s\S]*<body>\s*/, '').replace(/\s*<\/body>[\s\S]*$/, '');
  return `<p> ${inside} </p>`;
}

const VERSION = 0;
/** Default `count` of getPaperDates. */
const DATES_COUNT = 5;

const getPapers: Call = ({ addresses }) =>
  data({
    version: VERSION,
    papers: PAPERS.filter(({ hidden }) => !hidden).map((paper) => formatPaper(paper, addresses)),
  });

/** Answers the latest edition of a newspaper; of the first newspaper without `id`. */
const getLatestMaePaper: Call = (context) => {
  const { params, addresses } = context;
  const paper = params.text('id') === '' ? PAPERS[0] : findRequestedPaper(context);
  const day = paper?.days[0];
  if (!paper || day === undefined) return unknown;
  return data({
    paper: { id: paper.id, name: paper.name },
    date: formatPaperDate(day),
    layouts: formatLayouts(paper, day, addresses),
  });
};

/** Answers the edition of a day, or the latest one; a day without an edition has no pages. */
const getPaperLayouts = answerFound(findRequestedPaper, (paper, { params, addresses }) => {
  const date = params.text('date');
  const day = date === '' ? (paper.days[0] ?? null) : parseDay(date);
  const layouts = day === null ? [] : formatLayouts(paper, day, addresses);
  return { version: VERSION, date: day === null ? date : formatPaperDate(day), layouts };
});

function findRequestedPaper({ params }: CallContext): SamplePaperTitle | null {
  return findPaper(params.id('id') ?? 0);
}

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
const getMaePaperDatesByDate = answerFound(findRequestedPaper, (paper, { params }) => {
  const month = params.text('date').replace(/-/g, '').slice(0, 6);
  const days = paper.days.map(formatPaperDate).filter((date) => date.startsWith(month));
  return { dates: days.reverse().map((date) => ({ date })) };
});

const getPaperDates = answerFound(findRequestedPaper, ({ days }, { params }) => {
  const dates = takePart(days, readRange(params, DATES_COUNT)).map(formatPaperDate);
  return { version: VERSION, dates: dates.map((date) => ({ date })) };
});

/** Answers the articles of a page; the evening paper's as a bare array, as older servers do. */
const getPaperArticles: Call = (context) => {
  const page = parsePageCode(context.params.id('id') ?? 0);
  if (!page) return unknown;
  const ids = findPrintedArticles(page).map((_, place) => decideArticleId({ ...page, place }));
  const articles = findArticles(context.db, ids).map(formatRow);
  return data(page.paper === EVENING ? articles : { version: VERSION, articles });
};

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
