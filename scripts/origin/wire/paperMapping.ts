import type { SheetArticle } from '../../sample/paper/sheet.ts';
import { SHEET_HEIGHT, SHEET_WIDTH } from '../../sample/paper/sheet.ts';

/** An article's place on a page, with its number. */
export interface Hotspot {
  readonly articleId: number;
  readonly outline: SheetArticle['outline'];
}

/**
 * The hotspots of a page. Servers write them in many forms and nobody told which: the
 * pages of the edition take turns, so that a client has met them all.
 */
export function formatMapping(hotspots: readonly Hotspot[], page: number): unknown {
  return (FORMS[page % FORMS.length] ?? asText)(hotspots);
}

type Form = (hotspots: readonly Hotspot[]) => unknown;

/** `4471902:10%,5%;60%,5%;60%,40%|…` */
const asText: Form = (hotspots) =>
  hotspots.map(({ articleId, outline }) => `${articleId}:${formatPercents(outline)}`).join('|');

/** The same in pixels, an area a line. */
const asPixels: Form = (hotspots) =>
  hotspots
    .map(
      ({ articleId, outline }) =>
        `${articleId}:${outline.map(([x, y]) => `${Math.round(x)}px,${Math.round(y)}px`).join(';')}`,
    )
    .join('\n');

/** JSON written into a text. */
const asJson: Form = (hotspots) =>
  JSON.stringify(
    hotspots.map(({ articleId, outline }) => ({ points: formatPercents(outline), articleId })),
  );

/** A rectangle by two of its corners, anything else by all. */
const asCorners: Form = (hotspots) =>
  hotspots.map(({ articleId, outline }) => {
    const [from, , to] = outline;
    const isRectangle = outline.length === 4 && from && to;
    return {
      coords: formatPercents(isRectangle ? [from, to] : outline),
      fileId: String(articleId),
    };
  });

/** Numbers without a unit: per cent, as all are below 100. */
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

export const formatPercents = (outline: SheetArticle['outline']): string =>
  outline.map(([x, y]) => `${toPercent(x, SHEET_WIDTH)}%,${toPercent(y, SHEET_HEIGHT)}%`).join(';');

const toPercent = (pixels: number, whole: number): number =>
  Math.round((pixels / whole) * 100_00) / 100;
