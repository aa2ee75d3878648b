import { parseLayoutAreas } from '../article/paper.ts';
import type { LayoutArea } from '../article/types.ts';
import { parseId } from '../wire.ts';

/** More than any page holds: a mapping without end must not fill the screen with links. */
const MAX_AREAS = 300;
const MAX_POINTS = 200;
/** In square per cent of the picture: a line or a point cannot be touched. */
const MIN_SURFACE = 0.05;

/**
 * The hotspots of a page that lead to an article. Malformed ones, those outside the
 * picture, without surface or without an article are dropped.
 */
export function parsePageAreas(
  mapping: unknown,
  picture: { readonly width: number; readonly height: number },
): readonly LayoutArea[] {
  const seen = new Set<string>();
  return parseLayoutAreas(mapping, picture)
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

/** Surface of a polygon by its corners. */
function surfaceOf(points: LayoutArea['points']): number {
  const doubled = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
