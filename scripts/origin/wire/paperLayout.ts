import {
  articleIdOf,
  formatPageCode,
  isFront,
  layoutIdOf,
  type PagePlace,
} from '../../sample/paper/ids.ts';
import {
  BROKEN_PICTURE_PAGE,
  breakMapping,
  HOSTILE_PAGE,
  MISSING_PICTURE,
  PICTURELESS_DAY,
} from '../../sample/paper/odd.ts';
import {
  type EditionPaperTitle,
  findPaper,
  formatDay,
  formatPageNumber,
  PROOFS,
} from '../../sample/paper/papers.ts';
import { layOutSheet, SHEET_HEIGHT, SHEET_WIDTH } from '../../sample/paper/sheet.ts';
import type { Addresses } from './addresses.ts';
import { formatMapping, perCents } from './paperMapping.ts';

// Guesses: the form of a mapping, thumbUrl and paper (src/docs/wire.md).

type Wire = Record<string, unknown>;

/** A newspaper of getPapers. */
export function formatPaper({ id, name, code }: EditionPaperTitle, addresses: Addresses): Wire {
  const icon = addresses.look(`column-${id}.jpg`);
  return { id, name, code, iconSmall: icon, iconBig: icon };
}

/** `20261120` */
export const formatPaperDate = (day: number): string => formatDay(day).replace(/-/g, '');

/** A page of getPaperLayouts. */
export function formatLayout(place: PagePlace, addresses: Addresses): Wire {
  const { paper, day, page } = place;
  const title = findPaper(paper);
  const layoutId = layoutIdOf(place);
  const picture = pictureOf(place);
  const file = `sheet-${formatPageCode(place)}`;
  const url = addresses.page(`paperSharePage/${formatDay(day)}/${paper}/${layoutId}.html`);
  const layout = {
    id: layoutId,
    name: `${formatPageNumber(page)} ${title?.sections[page - 1] ?? ''}`,
    width: SHEET_WIDTH,
    // Some servers write numbers as text.
    height: page % 2 ? SHEET_HEIGHT : String(SHEET_HEIGHT),
    mapping: mappingOf(place),
    url,
    urlPad: url,
    picUrl: picture && addresses.picture(picture),
    pdfUrl: addresses.file(`${file}.pdf`),
    thumbUrl: picture && addresses.picture(`${file}-leaf`),
  };
  return paper === PROOFS && page === HOSTILE_PAGE ? { ...layout, ...HOSTILE } : layout;
}

/** Name of a page's picture; '' for a page that has none yet. */
function pictureOf(place: PagePlace): string {
  const { paper, day, page } = place;
  const code = formatPageCode(place);
  if (code === formatPageCode(MISSING_PICTURE)) return '';
  if (paper === PROOFS && day === PICTURELESS_DAY) return '';
  if (paper === PROOFS && page === BROKEN_PICTURE_PAGE) return 'nothing-1-page';
  return isFront(place) ? 'page-1-page' : `sheet-${code}-page`;
}

function mappingOf(place: PagePlace): unknown {
  const hotspots = layOutSheet(place).map(({ outline }, index) => ({
    articleId: articleIdOf({ ...place, place: index }),
    outline,
  }));
  const broken =
    place.paper === PROOFS
      ? breakMapping(
          place.page,
          perCents(hotspots[0]?.outline ?? []),
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
