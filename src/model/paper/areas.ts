import type { LayoutArea } from '../article/articleTypes.ts';
import { parseId } from '../wire.ts';
import { parseLayoutAreas } from './layoutAreas.ts';

/** Limits for a malformed mapping, which could fill the screen with links. */
const MAX_AREAS = 300;
const MAX_POINTS = 200;
/** Minimum area in square per cent of the image: a line or a point cannot be tapped. */
const MIN_SURFACE = 0.05;

/**
 * Returns the hotspots of a page. Malformed ones, those outside the image, with too small an
 * area or without an article are dropped.
 */
export function parsePageAreas(
  mapping: unknown,
  image: { readonly width: number; readonly height: number },
): readonly LayoutArea[] {
  const seen = new Set<string>();
  return parseLayoutAreas(mapping, image)
    .filter(({ points, articleId }) => {
      const key = `${articleId}:${points.join(';')}`;
      const isUsable =
        parseId(articleId) !== '' &&
        points.length <= MAX_POINTS &&
        surfaceOf(points) >= MIN_SURFACE &&
        !seen.has(key);
      if (isUsable) seen.add(key);
      return isUsable;
    })
    .slice(0, MAX_AREAS);
}

/** Returns the area of a polygon. */
function surfaceOf(points: LayoutArea['points']): number {
  const doubled = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
