import {
  BROKEN_IMAGE_PAGE,
  breakMapping,
  HOSTILE_PAGE,
  IMAGELESS_DAY,
  MISSING_IMAGE,
} from '../../sample/paper/brokenPages.ts';
import { decideArticleId, formatPageCode, type PaperPage } from '../../sample/paper/paperIds.ts';
import {
  findPaper,
  formatDay,
  formatPageNumber,
  PROOFS,
  type SamplePaperTitle,
} from '../../sample/paper/papers.ts';
import {
  findPrintedArticles,
  parseOutline,
  SHEET_HEIGHT,
  SHEET_WIDTH,
} from '../../sample/paper/printedPages.ts';
import type { Addresses } from './addresses.ts';
import { formatMapping, formatPercents } from './paperMapping.ts';

// Guesses: the form of a mapping, thumbUrl and paper (src/docs/wireFields.md).

type Wire = Record<string, unknown>;

/** Formats a newspaper for getPapers. */
export function formatPaper({ id, name, code }: SamplePaperTitle, addresses: Addresses): Wire {
  const icon = addresses.logo(`column-${id}.jpg`);
  return { id, name, code, iconSmall: icon, iconBig: icon };
}

/** Formats a day as `20261120`. */
export const formatPaperDate = (day: number): string => formatDay(day).replace(/-/g, '');

/** Formats a page for getPaperLayouts. */
export function formatLayout(place: PaperPage, addresses: Addresses): Wire {
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
