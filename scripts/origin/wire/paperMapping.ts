import { type Point, SHEET_HEIGHT, SHEET_WIDTH } from '../../sample/paper/printedPages.ts';

/** The outline of an article on a page, with the article's id. */
export interface Hotspot {
  readonly articleId: number;
  readonly outline: readonly Point[];
}

/**
 * Formats the hotspots of a page. The real form is not documented: the pages use all likely
 * forms in turn, so that clients are tested with each of them.
 */
export function formatMapping(hotspots: readonly Hotspot[], page: number): unknown {
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

export const formatPercents = (outline: readonly Point[]): string =>
  outline.map(([x, y]) => `${toPercent(x, SHEET_WIDTH)}%,${toPercent(y, SHEET_HEIGHT)}%`).join(';');

const toPercent = (pixels: number, whole: number): number =>
  Math.round((pixels / whole) * 100_00) / 100;
